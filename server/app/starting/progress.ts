/** Reports the progress of a piece of work, 0 to 1. */
export type ReportProgress = (share: number) => void

/** Shows the progress of a start or a command: a moving bar on a terminal, single lines elsewhere. */
export interface Progress {
  step<Value>(title: string, work: (tell: ReportProgress) => Promise<Value>): Promise<Value>
  /** Prints a line that stays. */
  print(line: string): void
}

interface Screen {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** Shorter steps get no line. */
const worthALineMs = 400
const redrawMs = 100
const barWidth = 24

export function openProgress(screen: Screen, nowMs = () => performance.now()): Progress {
  const running = new Map<string, number>()
  const print = (line: string) => screen.write(`${screen.isTTY ? '\r\x1b[K' : ''}${line}\n`)
  const draw = () => {
    if (screen.isTTY)
      screen.write(`\r\x1b[K${[...running].map(([title, share]) => statusOf(title, share)).join('   ')}`)
  }

  return {
    print,
    async step(title, work) {
      const begun = nowMs()
      let saidQuarter = 0
      running.set(title, 0)
      const timer = screen.isTTY ? setInterval(draw, redrawMs) : undefined
      const report: ReportProgress = (share) => {
        running.set(title, share)
        const quarter = Math.floor(share * 4)
        if (screen.isTTY || quarter <= saidQuarter || quarter === 4) return
        saidQuarter = quarter
        print(`  ${title}: ${quarter * 25} %`)
      }
      try {
        const value = await work(report)
        const took = nowMs() - begun
        if (took >= worthALineMs) print(`✓ ${title} (${(took / 1000).toFixed(1)} s)`)
        return value
      } finally {
        clearInterval(timer)
        running.delete(title)
        if (screen.isTTY) screen.write('\r\x1b[K')
      }
    },
  }
}

function statusOf(title: string, share: number): string {
  if (share === 0) return `${title} …`
  const full = Math.round(share * barWidth)
  return `${title} ${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${Math.floor(share * 100)} %`
}

/**
 * Shares the time of the event loop. Work that only computes never awaits, so all of it would run in one turn and no
 * other request would be answered. So each turn begins new work only for a short time.
 */
export interface LoopTurn {
  /** True if more work may begin in this turn. False while other work waits for a turn. */
  hasTime(): boolean
  /** Calls `work` in a later turn, and again while it returns true, several times per turn if there is time. */
  later(work: () => boolean): void
}

export interface TurnSettings {
  /** New work begins during this time of a turn. */
  readonly turnMs: number
  /** Most calls planned for one turn. */
  readonly mostInATurn: number
}

/** For work that takes a few milliseconds. */
const forWork: TurnSettings = { turnMs: 10, mostInATurn: 16 }

export function loopTurn(now: () => number, { turnMs, mostInATurn }: TurnSettings = forWork): LoopTurn {
  let begunAt: number | undefined
  let isPlanned = false
  let hasMore = false
  const end = () => {
    begunAt = undefined
  }
  function hasTime(): boolean {
    if (begunAt === undefined) {
      begunAt = now()
      setImmediate(end)
      return true
    }
    return now() - begunAt < turnMs
  }
  function plan(work: () => boolean): void {
    hasMore = true
    if (isPlanned) return
    isPlanned = true
    // Separate callbacks: the work that one call begins runs before the next call, so the clock measures it. It may also
    // plan more work, although there was none left.
    for (let call = 1; call <= mostInATurn; call++)
      setImmediate(() => {
        if (hasMore && hasTime()) {
          hasMore = false
          hasMore = work() || hasMore
        }
        if (call < mostInATurn) return
        isPlanned = false
        if (hasMore) plan(work)
      })
  }
  return { hasTime: () => !isPlanned && hasTime(), later: plan }
}

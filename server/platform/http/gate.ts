import type { WorkLimit } from '../limits.ts'

/** Lets so much work through at once; what comes beyond waits in order, and what comes beyond that is turned away. */
export interface Gate {
  /** Resolves true when the work may begin, false when it is turned away or has waited too long. */
  enter(): Promise<boolean>
  /** Says that work which was let through is done. */
  leave(): void
}

interface Waiting {
  readonly tell: (mayBegin: boolean) => void
  readonly timer: NodeJS.Timeout
}

export function gate({ atOnce, waiting: mostWaiting, waitMs }: WorkLimit): Gate {
  const waiting = new Set<Waiting>()
  let working = 0
  return {
    enter() {
      if (working < atOnce) {
        working += 1
        return Promise.resolve(true)
      }
      if (waiting.size >= mostWaiting) return Promise.resolve(false)
      return new Promise((resolve) => {
        const one: Waiting = {
          tell: resolve,
          timer: setTimeout(() => {
            waiting.delete(one)
            resolve(false)
          }, waitMs),
        }
        waiting.add(one)
      })
    },
    leave() {
      const [next] = waiting
      if (!next) {
        working -= 1
        return
      }
      waiting.delete(next)
      clearTimeout(next.timer)
      next.tell(true)
    },
  }
}

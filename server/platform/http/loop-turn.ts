/**
 * Time in the turns of the event loop. Work that needs the processor alone never waits for anything, so however much of it comes at once
 * is all done in one turn, and nobody else is answered meanwhile. New work is therefore begun for a short while in each turn.
 */
export interface LoopTurn {
  /** True if more work may be begun in this turn; not while other work waits for one. */
  hasTime(): boolean
  /** Calls `work` in a later turn, and again as long as it answers true: as often in a turn as there is time. */
  later(work: () => boolean): void
}

export interface TurnSettings {
  /** How long new work is started in a turn. */
  readonly turnMs: number
  /** Calls planned for one turn. */
  readonly mostInATurn: number
}

/** Of work that takes some milliseconds. */
const forWork: TurnSettings = { turnMs: 10, mostInATurn: 16 }

export function loopTurn(now: () => number, { turnMs, mostInATurn }: TurnSettings = forWork): LoopTurn {
  let begunAt: number | undefined
  let isPlanned = false
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
    if (isPlanned) return
    isPlanned = true
    let hasMore = true
    // Work begun by one call runs before the next call, which can measure it by the clock.
    for (let call = 1; call <= mostInATurn; call++)
      setImmediate(() => {
        if (hasMore && hasTime()) hasMore = work()
        if (call < mostInATurn) return
        isPlanned = false
        if (hasMore) plan(work)
      })
  }
  return { hasTime: () => !isPlanned && hasTime(), later: plan }
}

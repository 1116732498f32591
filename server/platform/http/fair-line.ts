/** Permission to do one piece of work. It is given back once, when the work is done. */
export interface WorkPermit {
  release(): void
}

export interface Waiting {
  readonly network: string
  readonly since: number
  readonly answer: (place: WorkPermit | undefined) => void
  readonly timer: NodeJS.Timeout
}

/** Waiting requests: in order of arrival within a network, and networks in turn. */
export interface Line {
  readonly size: number
  /** Adds at the end. If more than `most` wait, the last one of the network with the most waiting is refused. */
  join(one: Waiting, most: number): void
  /** Takes out the next one, from networks for which `may` is true. */
  next(may: (network: string) => boolean): Waiting | undefined
  /** Takes out one that gave up. False if it no longer waits. */
  drop(one: Waiting): boolean
  dropOlderThan(since: number): void
}

export function fairLine(): Line {
  const byNetwork = new Map<string, Waiting[]>()
  let size = 0
  function takeOut(network: string, index: number): Waiting {
    const waiting = byNetwork.get(network)!
    const [one] = waiting.splice(index, 1)
    if (waiting.length === 0) byNetwork.delete(network)
    clearTimeout(one!.timer)
    size -= 1
    return one!
  }
  return {
    get size() {
      return size
    },
    join(one, most) {
      const waiting = byNetwork.get(one.network)
      if (waiting) waiting.push(one)
      else byNetwork.set(one.network, [one])
      size += 1
      if (size > most) {
        const longest = longestOf(byNetwork)
        takeOut(longest, byNetwork.get(longest)!.length - 1).answer(undefined)
      }
    },
    next(may) {
      for (const [network, waiting] of byNetwork) {
        if (!may(network)) continue
        const one = takeOut(network, 0)
        // This network is now the last in turn.
        if (waiting.length > 0) {
          byNetwork.delete(network)
          byNetwork.set(network, waiting)
        }
        return one
      }
      return undefined
    },
    drop(one) {
      const index = byNetwork.get(one.network)?.indexOf(one) ?? -1
      if (index >= 0) takeOut(one.network, index)
      return index >= 0
    },
    dropOlderThan(since) {
      for (const [network, waiting] of byNetwork)
        while (waiting.length > 0 && waiting[0]!.since < since) takeOut(network, 0).answer(undefined)
    },
  }
}

function longestOf(byNetwork: ReadonlyMap<string, readonly Waiting[]>): string {
  let longest = ''
  for (const [network, { length }] of byNetwork) if (length > (byNetwork.get(longest)?.length ?? 0)) longest = network
  return longest
}

import type { HeldPlace, SharedPlaces } from './shared-places.port.ts'

/** A store of places in memory. All queues that get the same store share it. */
export function placesInMemory(): SharedPlaces & { readonly asked: () => number } {
  const held = new Map<string, HeldPlace>()
  let asked = 0
  const alive = (since: number) => [...held.values()].filter(({ seenAt }) => seenAt >= since)
  return {
    asked: () => asked,
    note: async ({ taken, seenAgain }, since) => {
      asked += 1
      for (const place of [...taken, ...seenAgain.filter(({ holder }) => held.has(holder))])
        held.set(place.holder, place)
      return alive(since)
    },
    take: async (place, { places, perNetwork, since }) => {
      asked += 1
      const all = alive(since)
      const isHeld = all.some(({ holder }) => holder === place.holder)
      const ofNetwork = all.filter(({ network }) => network !== undefined && network === place.network).length
      if (!isHeld && (all.length >= places || ofNetwork >= perNetwork)) return false
      held.set(place.holder, place)
      return true
    },
    leave: async (holder) => void held.delete(holder),
  }
}

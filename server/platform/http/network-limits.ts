import { limits } from '../limits.ts'
import { callerOf } from '../network-of.ts'

export type Kind = 'reads' | 'writes' | 'address-lookups' | 'address-lookups-by-all'

/** Keyed by kind and network. */
type Counts = Map<string, { readonly until: number; count: number }>

/**
 * Limits simple reads and writes of each network; each process counts for itself. Returns the seconds until the caller
 * may come again, or 0 if the request is allowed.
 */
export function networkLimits(counts: Counts = new Map()): (kind: Kind, address: string, now: number) => number {
  let sweptAt = 0
  return (kind, address, now) => {
    const { most, seconds, per } = limits[kind]
    if (now - sweptAt > seconds * 1000) {
      for (const [key, { until }] of counts) if (until <= now) counts.delete(key)
      sweptAt = now
    }
    const key = per === 'all' ? kind : `${kind} ${callerOf(address)}`
    const known = counts.get(key)
    if (!known || known.until <= now) {
      counts.set(key, { until: now + seconds * 1000, count: 1 })
      return 0
    }
    known.count += 1
    return known.count > most ? Math.ceil((known.until - now) / 1000) : 0
  }
}

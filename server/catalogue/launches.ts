import type { Market } from '#server/markets/index.ts'
import type { Product } from './assortment.ts'

const dayMs = 24 * 60 * 60 * 1000

type Place = Pick<Market, 'country'>

/**
 * The moment from which a product can be bought in a market. A day without an hour is stored as midnight UTC and means
 * midnight in the market. A day with an hour means the same moment everywhere.
 */
export function launchAt(availableFrom: number, { country: { timeZone } }: Place): number {
  if (availableFrom % dayMs !== 0) return availableFrom
  const known = midnights.get(timeZone) ?? new Map<number, number>()
  midnights.set(timeZone, known)
  const cached = known.get(availableFrom)
  if (cached !== undefined) return cached
  if (known.size > mostDays) known.clear()
  // Use the offset at midnight itself: it may differ from the day before if the clocks change.
  const near = availableFrom - offsetAt(availableFrom, timeZone)
  const midnight = availableFrom - offsetAt(near, timeZone)
  known.set(availableFrom, midnight)
  return midnight
}

const midnights = new Map<string, Map<number, number>>()
const mostDays = 10_000

/** True until a product can be bought. No time zone is a day away from UTC, so for most goods the midnight is not calculated. */
export const isComing = ({ availableFrom }: Pick<Product, 'availableFrom'>, market: Place, now: number): boolean =>
  availableFrom + dayMs > now && launchAt(availableFrom, market) > now

/** How far a time zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return shown - Math.floor(moment / 1000) * 1000
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
  const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en', { ...fields, ...time, timeZone, numberingSystem: 'latn' })
  clocks.set(timeZone, made)
  return made
}

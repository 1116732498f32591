import { daysAfter } from '#foundation/calendar-day.ts'
import { wallTime } from '#foundation/wall-time.ts'
import { isCarrierDay, workingDaysAfter } from './working-days.ts'

export interface DeliveryPrediction {
  /** ISO dates of the expected day and of the last possible day. */
  readonly first: string
  readonly last: string
  /** Minutes until the next cut-off. */
  readonly cutoffMinutes: number
  /** ISO date of the next cut-off. */
  readonly cutoffDate: string
}

interface Carriage {
  readonly workingDays: readonly [number, number]
  readonly cutoff: string
}

const cache = new Map<string, DeliveryPrediction>()
let cachedMinute = 0

/** Goods are sent on the same day if ordered before the cut-off of a working day, otherwise on the next working day. */
export function predictDelivery(now: Date, timeZone: string, carriage: Carriage): DeliveryPrediction {
  // The result is the same within a minute, and every basket needs it for every method.
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== cachedMinute) cache.clear()
  cachedMinute = minute
  const key = `${timeZone} ${carriage.workingDays} ${carriage.cutoff}`
  const known = cache.get(key)
  if (known) return known
  const made = predicted(now, timeZone, carriage)
  cache.set(key, made)
  return made
}

function predicted(now: Date, timeZone: string, { workingDays, cutoff }: Carriage): DeliveryPrediction {
  const { date, minutes } = wallTime(now, timeZone)
  const closes = minutesOf(cutoff)
  const today = isCarrierDay(date) && minutes < closes
  const sentOn = today ? date : workingDaysAfter(daysAfter(date, 1), 0)
  return {
    first: workingDaysAfter(sentOn, workingDays[0]),
    last: workingDaysAfter(sentOn, workingDays[1]),
    cutoffMinutes: closes - minutes + daysBetween(date, sentOn) * 1440,
    cutoffDate: sentOn,
  }
}

/** The full hours left to order, at least one. */
export const hoursLeft = (cutoffMinutes: number): number => Math.max(1, Math.floor(cutoffMinutes / 60))

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

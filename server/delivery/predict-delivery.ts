import { daysAfter, isWorkingDay, wallTime, workingDaysAfter } from './working-days.ts'

export interface DeliveryPrediction {
  /** ISO dates of the day it should arrive, and of the last day it may. */
  readonly first: string
  readonly last: string
  /** Minutes until the next cut-off. */
  readonly cutoffMinutes: number
}

interface Carriage {
  readonly workingDays: readonly [number, number]
  readonly cutoff: string
}

const told = new Map<string, DeliveryPrediction>()
let toldAtMinute = 0

/** Sent the same day when ordered before the cut-off of a working day, on the next working day otherwise. */
export function predictDelivery(now: Date, timeZone: string, carriage: Carriage): DeliveryPrediction {
  // Within a minute nothing changes, and every basket asks for every way it can be sent.
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== toldAtMinute) told.clear()
  toldAtMinute = minute
  const key = `${timeZone} ${carriage.workingDays} ${carriage.cutoff}`
  const known = told.get(key)
  if (known) return known
  const made = predicted(now, timeZone, carriage)
  told.set(key, made)
  return made
}

function predicted(now: Date, timeZone: string, { workingDays, cutoff }: Carriage): DeliveryPrediction {
  const { date, minutes } = wallTime(now, timeZone)
  const closes = minutesOf(cutoff)
  const today = isWorkingDay(date) && minutes < closes
  const sentOn = today ? date : workingDaysAfter(daysAfter(date, 1), 0)
  return {
    first: workingDaysAfter(sentOn, workingDays[0]),
    last: workingDaysAfter(sentOn, workingDays[1]),
    cutoffMinutes: closes - minutes + daysBetween(date, sentOn) * 1440,
  }
}

/** Whole hours left to order in, never told as none. */
export const hoursLeft = (cutoffMinutes: number): number => Math.max(1, Math.floor(cutoffMinutes / 60))

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

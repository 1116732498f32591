import { wallTime } from '#foundation/wall-time.ts'
import type { Store } from './stores.ts'

/** Whether a store is open, and until when or from when, in the store's local time. */
export type OpeningNow =
  | { readonly open: true; readonly until: string }
  /** `day` is 1 for Monday; undefined if it opens later today. */
  | { readonly open: false; readonly opens?: { readonly day?: number; readonly at: string } }

export interface LocalMoment {
  readonly now: Date
  readonly timeZone: string
}

export function openingNow(hours: Store['openingHours'], { now, timeZone }: LocalMoment): OpeningNow {
  const { date, minutes } = wallTime(now, timeZone)
  const today = dayOf(date)
  const ofDay = (day: number) =>
    hours.filter((one) => one.day === day).toSorted((a, b) => minutesOf(a.opens) - minutesOf(b.opens))
  const running = ofDay(today).find(({ opens, closes }) => minutesOf(opens) <= minutes && minutes < minutesOf(closes))
  if (running) return { open: true, until: running.closes }
  const later = ofDay(today).find(({ opens }) => minutesOf(opens) > minutes)
  if (later) return { open: false, opens: { at: later.opens } }
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const day = ((today - 1 + ahead) % 7) + 1
    const [first] = ofDay(day)
    if (first) return { open: false, opens: { day, at: first.opens } }
  }
  return { open: false }
}

/** Milliseconds until any of these stores opens or closes. At most an hour, because clocks are put forward and back. */
export function msToNextTurn(all: readonly Store['openingHours'][], { now, timeZone }: LocalMoment): number {
  const { date, minutes } = wallTime(now, timeZone)
  const today = dayOf(date)
  const turns = all.flatMap((hours) =>
    hours
      .filter(({ day }) => day === today)
      .flatMap(({ opens, closes }) => [minutesOf(opens), minutesOf(closes)])
      .filter((turn) => turn > minutes),
  )
  const inMinutes = Math.min(60, 24 * 60 - minutes, ...turns.map((turn) => turn - minutes))
  return inMinutes * 60_000 - (now.getTime() % 60_000)
}

/** 1 for Monday, 7 for Sunday. */
const dayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

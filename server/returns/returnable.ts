import type { ReturnableLine } from '#contracts/returns.ts'
import { daysAfter } from '#foundation/calendar-day.ts'
import { isoDay } from '#foundation/date-format.ts'
import type { ReturnRules } from '#server/markets/index.ts'
import type { OrderPieces, SomePieces } from '#server/orders/index.ts'
import type { GoodsReturn } from './return.ts'

/** The parts of a parcel that deadlines depend on. */
export interface SentParcel {
  readonly lines: readonly SomePieces[]
  readonly madeAt: Date
  readonly events: readonly { readonly kind: string; readonly happenedAt: Date }[]
}

export interface Today {
  readonly now: Date
  readonly timeZone: string
  readonly rules: Pick<ReturnRules, 'days'>
}

/** The returnable pieces of a line and the last day for them; or the reason why there are none. */
export interface Returnable extends Pick<ReturnableLine, 'returnable' | 'returnableUntil' | 'notBecause'> {
  readonly lineItemId: string
}

/** The last day to return a parcel's content, counted from its delivery, or from its dispatch until a delivery is known. */
export function lastDay({ madeAt, events }: Omit<SentParcel, 'lines'>, { timeZone, rules }: Today): string {
  const delivered = events.filter(({ kind }) => kind === 'delivered').map(({ happenedAt }) => happenedAt.getTime())
  const from = delivered.length > 0 ? new Date(Math.max(...delivered)) : madeAt
  return daysAfter(isoDay(from, timeZone), rules.days)
}

/** True for a return in progress or refused: its pieces cannot be in another return. */
export const holdsPieces = ({ state, sendBy }: Pick<GoodsReturn, 'state' | 'sendBy'>, today: string): boolean =>
  state !== 'refunded' && !(state === 'registered' && sendBy < today)

/** The returnable pieces of each line. The pieces of a line sent in several parcels have separate deadlines. */
export function returnableOf(
  lines: readonly OrderPieces[],
  parcels: readonly SentParcel[],
  returns: readonly Pick<GoodsReturn, 'state' | 'sendBy' | 'lines'>[],
  today: Today,
): Returnable[] {
  const day = isoDay(today.now, today.timeZone)
  const ends = parcels.map((parcel) => ({ end: lastDay(parcel, today), lines: parcel.lines }))
  const holding = returns.filter((one) => holdsPieces(one, day)).flatMap((one) => one.lines)
  return lines.map((line) => {
    const open = ends.filter(({ end }) => end >= day).flatMap((one) => piecesIn(one, line.lineId))
    const held = sum(holding.filter(({ lineItemId }) => lineItemId === line.lineId))
    const left = line.shipped - line.returned - held
    const returnable = line.place === 'online' ? 0 : Math.max(0, Math.min(left, sum(open)))
    const until = open
      .map(({ end }) => end)
      .toSorted()
      .at(-1)
    if (returnable > 0) return { lineItemId: line.lineId, returnable, ...(until ? { returnableUntil: until } : {}) }
    return { lineItemId: line.lineId, returnable, notBecause: whyNot(line, left) }
  })
}

const piecesIn = ({ end, lines }: { readonly end: string; readonly lines: readonly SomePieces[] }, lineId: string) =>
  lines.filter(({ lineItemId }) => lineItemId === lineId).map(({ quantity }) => ({ end, quantity }))

const sum = (pieces: readonly { readonly quantity: number }[]): number =>
  pieces.reduce((all, { quantity }) => all + quantity, 0)

function whyNot({ place, shipped }: OrderPieces, left: number): NonNullable<ReturnableLine['notBecause']> {
  if (place === 'online') return 'digital'
  if (shipped === 0) return 'not-sent'
  return left > 0 ? 'too-late' : 'returned'
}

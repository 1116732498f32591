import { daysAfter } from '#foundation/calendar-day.ts'
import { isoDay } from '#foundation/date-format.ts'
import { isWorkingDay, type Market } from '#server/markets/index.ts'
import type { OrderPieces } from '#server/orders/index.ts'

/** The parts of a parcel that the period depends on. */
export interface DeliveredParcel {
  readonly events: readonly { readonly kind: string; readonly happenedAt: Date }[]
}

export interface Contract {
  readonly lines: readonly OrderPieces[]
  readonly parcels: readonly DeliveredParcel[]
  /** When the contract was made. */
  readonly madeAt: Date
}

const daysOfTheLaw = 14
/**
 * The last full day to withdraw. The period begins when the last parcel of the order arrives; undefined before that,
 * that is while pieces must still be sent or a parcel is on its way. Without goods to deliver it begins with the
 * contract. It ends only on a working day.
 */
export function lastDayToWithdraw(
  { lines, parcels, madeAt }: Contract,
  { timeZone, code }: Pick<Market['country'], 'timeZone' | 'code'>,
): string | undefined {
  const goods = lines.filter(({ place }) => place !== 'online')
  if (goods.some(({ quantity, shipped, cancelled }) => quantity > shipped + cancelled)) return undefined
  const arrivals = parcels.map(arrivalOf)
  const isSent = goods.some(({ shipped }) => shipped > 0)
  if (isSent && (arrivals.length === 0 || arrivals.includes(undefined))) return undefined
  const begins = isSent ? new Date(Math.max(...arrivals.map((arrival) => arrival!))) : madeAt
  return nextWorkingDay(code, daysAfter(isoDay(begins, timeZone), daysOfTheLaw))
}

/** If a parcel was reported as delivered twice, the second report counts. */
function arrivalOf({ events }: DeliveredParcel): number | undefined {
  const delivered = events.filter(({ kind }) => kind === 'delivered').map(({ happenedAt }) => happenedAt.getTime())
  return delivered.length === 0 ? undefined : Math.max(...delivered)
}

function nextWorkingDay(country: string, day: string): string {
  return isWorkingDay(country, day) ? day : nextWorkingDay(country, daysAfter(day, 1))
}

import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import { callerOf } from '#server/platform/network-of.ts'
import { countedAttempt } from '#server/platform/rate-counts.repository.ts'
import type { Order } from './order.ts'
import type { LookUpProblem } from './orders.problems.ts'
import type { Orders } from './orders.repository.ts'

export interface WantedOrder {
  readonly orderNumber: string
  readonly email: string
  /** The client's network address, for the limit. */
  readonly address: string
}

/** Finds the order of a guest by its number and email address. */
export type OrderLookUp = (wanted: WantedOrder) => Promise<Result<Order, LookUpProblem>>

export interface LookUpNeeds {
  readonly database: Database
  readonly orders: Pick<Orders, 'emailOfNumber' | 'findByNumber'>
}

/**
 * Wrong attempts are counted by network and by number, whether or not the number exists; the answer does not reveal
 * whether the number or the address was wrong. While many networks guess at one order, each network may be wrong only
 * twice, so that the buyer is not locked out.
 */
export const orderLookUp =
  ({ database, orders }: LookUpNeeds): OrderLookUp =>
  async ({ orderNumber, email, address }) => {
    const number = orderNumber.trim()
    const attempts = [
      { what: 'order-look-up-by-network' as const, who: callerOf(address) },
      {
        ...{ what: 'order-look-up-by-order' as const, who: number },
        orElse: { what: 'order-look-up-while-many-guess' as const, who: `${callerOf(address)} ${number}` },
      },
    ]
    const tried = await countedAttempt(database, attempts, async () => {
      const isRight = sameAddress((await orders.emailOfNumber(number)) ?? '', email)
      // Loaded only after the comparison: the time for loading would reveal that the order exists.
      const order = isRight ? await orders.findByNumber(number) : undefined
      return { right: order !== undefined, value: order }
    })
    if (!tried.allowed)
      return refused({ code: 'order.looked-up-too-often', retryAfterSeconds: tried.retryAfterSeconds })
    return tried.value ? accepted(tried.value) : refused({ code: 'order.look-up-failed' })
  }

/** The order of a deleted account has no address, so no address opens it. */
const sameAddress = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()

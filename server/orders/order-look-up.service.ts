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
  /** The client's address, for the limit. */
  readonly address: string
}

/** Finds the order of a guest, who knows its number and its email address. */
export type OrderLookUp = (wanted: WantedOrder) => Promise<Result<Order, LookUpProblem>>

export interface LookUpNeeds {
  readonly database: Database
  readonly orders: Pick<Orders, 'emailOfNumber' | 'findByNumber'>
}

/**
 * Wrong attempts are counted by network and by number, whether or not the number exists; the answer does not reveal whether number or
 * address was wrong. While many networks guess at one order, each may be wrong twice, so that strangers cannot lock its buyer out.
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
      // Loaded only now: the time it takes would reveal that the order exists.
      const order = isRight ? await orders.findByNumber(number) : undefined
      return { right: order !== undefined, value: order }
    })
    if (!tried.allowed)
      return refused({ code: 'order.looked-up-too-often', retryAfterSeconds: tried.retryAfterSeconds })
    return tried.value ? accepted(tried.value) : refused({ code: 'order.look-up-failed' })
  }

/** An order of a deleted account has no address, so none opens it. */
const sameAddress = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()

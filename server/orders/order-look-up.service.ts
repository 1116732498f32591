import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import { callerOf } from '#server/platform/limits.ts'
import { guess } from '#server/platform/rate-counts.repository.ts'
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

/** Wrong tries are counted by network and by number, known or not; the answer does not say which of number and address was wrong. */
export const orderLookUp =
  ({ database, orders }: { readonly database: Database; readonly orders: Pick<Orders, 'findByNumber'> }): OrderLookUp =>
  async ({ orderNumber, email, address }) => {
    const number = orderNumber.trim()
    const guesses = [
      { what: 'order-look-up-by-network' as const, who: callerOf(address) },
      { what: 'order-look-up-by-order' as const, who: number },
    ]
    const guessed = await guess(database, guesses, async () => {
      const found = await orders.findByNumber(number)
      const order = found && sameAddress(found.email, email) ? found : undefined
      return { right: order !== undefined, value: order }
    })
    if (!guessed.allowed)
      return refused({ code: 'order.looked-up-too-often', retryAfterSeconds: guessed.retryAfterSeconds })
    return guessed.value ? accepted(guessed.value) : refused({ code: 'order.look-up-failed' })
  }

const sameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

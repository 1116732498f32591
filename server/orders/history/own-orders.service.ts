import type { Clock } from '#foundation/clock.ts'
import { isId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Fulfilment } from '../fulfilment/fulfilment.ts'
import type { Fulfilments } from '../fulfilment/fulfilments.repository.ts'
import { everythingLeft } from '../fulfilment/order-pieces.ts'
import type { Order } from '../order.ts'
import type { OrderProblem } from '../orders.problems.ts'
import { isOwn, type OrderOwner, type Orders } from '../orders.repository.ts'
import type { HistoryQuery, ListedOrder, OrderHistory } from './order-history.repository.ts'

export interface OwnOrdersNeeds {
  readonly orders: Pick<Orders, 'findByNumber'>
  readonly history: OrderHistory
  readonly fulfilment: Pick<Fulfilment, 'cancel'>
  readonly fulfilments: Pick<Fulfilments, 'read' | 'becoming'>
  readonly marketOf: (id: string) => Market | undefined
  readonly clock: Clock
  /** The verified address of an account, if it has one: earlier guest orders of that address are the account's as well. */
  readonly emailOf: (accountId: string) => Promise<string | undefined>
}

/** The orders of an account, as its owner sees and changes them. */
export interface OwnOrders {
  list(
    accountId: string,
    query: HistoryQuery,
  ): Promise<{ readonly orders: readonly ListedOrder[]; readonly isLast: boolean }>
  count(accountId: string, search?: string): Promise<number>
  find(accountId: string, orderNumber: string): Promise<Order | undefined>
  /** True while its owner may cancel what was not sent. */
  mayCancel(order: Order): Promise<boolean>
  /** Cancels what was not sent and refunds it. A second press changes nothing and gets the same answer. */
  cancel(accountId: string, orderNumber: string): Promise<Result<Order, OrderProblem>>
}

const shopper = 'shopper'

export function ownOrders(needs: OwnOrdersNeeds): OwnOrders {
  const { orders, history, emailOf } = needs
  const ownerOf = async (accountId: string): Promise<OrderOwner> => ({ accountId, email: await emailOf(accountId) })
  const find: OwnOrders['find'] = async (accountId, orderNumber) => {
    const [order, owner] = await Promise.all([orders.findByNumber(orderNumber), ownerOf(accountId)])
    return order && isOwn(order, owner) ? order : undefined
  }
  return {
    async list(accountId, { after, size, ...query }) {
      const known = after !== undefined && isId(after) ? after : undefined
      const read = await history.page(await ownerOf(accountId), { ...query, after: known, size: size + 1 })
      return { orders: read.slice(0, size), isLast: read.length <= size }
    },
    count: async (accountId, search) => history.count(await ownerOf(accountId), search),
    find,
    mayCancel: async (order) => {
      if (order.state !== 'placed' || !isInTime(needs, order)) return false
      const open = await needs.fulfilments.read(order.id)
      return open !== undefined && everythingLeft(open.lines).length > 0
    },
    async cancel(accountId, orderNumber) {
      const order = await find(accountId, orderNumber)
      if (!order) return refused({ code: 'order.not-found' })
      if (await wasCancelled(needs, order)) return accepted(order)
      if (!isInTime(needs, order)) return refused({ code: 'order.cancel-too-late' })
      const done = await needs.fulfilment.cancel({ orderId: order.id, actor: shopper })
      // Another press may have been first.
      if (!done.ok && !(await wasCancelled(needs, order))) return done
      return accepted((await find(accountId, orderNumber)) ?? order)
    },
  }
}

const isInTime = ({ marketOf, clock }: OwnOrdersNeeds, { market, madeAt }: Order): boolean =>
  clock().getTime() < madeAt.getTime() + (marketOf(market)?.choices.cancelMinutes ?? 0) * 60_000

const wasCancelled = async ({ fulfilments }: OwnOrdersNeeds, { id }: Order): Promise<boolean> =>
  (await fulfilments.becoming(id)).cancellations.some(({ kind, actor }) => kind === 'cancel' && actor === shopper)

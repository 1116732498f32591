import { isId } from '#foundation/ids.ts'
import type { Order } from '../order.ts'
import { isOwn, type OrderOwner, type Orders } from '../orders.repository.ts'
import type { HistoryQuery, ListedOrder, OrderHistory } from './order-history.repository.ts'

export interface OwnOrdersNeeds {
  readonly orders: Pick<Orders, 'findByNumber'>
  readonly history: OrderHistory
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
}

export function ownOrders({ orders, history, emailOf }: OwnOrdersNeeds): OwnOrders {
  const ownerOf = async (accountId: string): Promise<OrderOwner> => ({ accountId, email: await emailOf(accountId) })
  return {
    async list(accountId, { after, size, ...query }) {
      const known = after !== undefined && isId(after) ? after : undefined
      const read = await history.page(await ownerOf(accountId), { ...query, after: known, size: size + 1 })
      return { orders: read.slice(0, size), isLast: read.length <= size }
    },
    count: async (accountId, search) => history.count(await ownerOf(accountId), search),
    async find(accountId, orderNumber) {
      const [order, owner] = await Promise.all([orders.findByNumber(orderNumber), ownerOf(accountId)])
      return order && isOwn(order, owner) ? order : undefined
    },
  }
}

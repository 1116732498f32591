import type { Clock } from '#foundation/clock.ts'
import { isId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Fulfilment } from '../fulfilment/fulfilment.ts'
import type { Fulfilments } from '../fulfilment/fulfilments.ts'
import { openPieces } from '../fulfilment/order-pieces.ts'
import type { Order } from '../order.ts'
import { isOwn, type OrderOwner, showsPersonalData } from '../order-access.ts'
import type { OrderProblem } from '../orders.problems.ts'
import type { Orders } from '../orders.repository.ts'
import type { HistoryQuery, ListedOrder, OrderHistory } from './order-history.repository.ts'

export interface OwnOrdersNeeds {
  readonly orders: Pick<Orders, 'findByNumber'>
  readonly history: OrderHistory
  readonly fulfilment: Pick<Fulfilment, 'cancel'>
  readonly fulfilments: Pick<Fulfilments, 'read' | 'readProgress'>
  readonly marketOf: (id: string) => Market | undefined
  readonly clock: Clock
  readonly log: (fault: unknown) => void
  /** The verified address of an account, if any. Earlier guest orders with that address belong to the account too. */
  readonly emailOf: (accountId: string) => Promise<string | undefined>
}

interface OrdersPage {
  readonly orders: readonly ListedOrder[]
  readonly isLast: boolean
}

/** The orders of an account, as its owner sees and changes them. */
export interface OwnOrders {
  list(accountId: string, query: HistoryQuery): Promise<OrdersPage>
  /** Undefined if they cannot be read right now; the fault is logged. */
  listIfReadable(accountId: string, query: HistoryQuery): Promise<OrdersPage | undefined>
  count(accountId: string, search?: string): Promise<number>
  find(accountId: string, orderNumber: string): Promise<Order | undefined>
  /** `order-access.ts` decides who may see personal data; this applies its rule to a visitor, signed in or not. */
  mayReadPersonalData(order: Order, accountId: string | undefined): Promise<boolean>
  /** The owner, for queries of the orders of an account. */
  ownerOf(accountId: string): Promise<OrderOwner>
  /** True as long as the owner may cancel unsent pieces. */
  mayCancel(order: Order): Promise<boolean>
  /** Cancels what was not sent and refunds it. A repeated request changes nothing and gets the same answer. */
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
  const list: OwnOrders['list'] = async (accountId, { after, size, ...query }) => {
    const known = after !== undefined && isId(after) ? after : undefined
    const read = await history.page(await ownerOf(accountId), { ...query, after: known, size: size + 1 })
    return { orders: read.slice(0, size), isLast: read.length <= size }
  }
  return {
    list,
    listIfReadable: (accountId, query) =>
      list(accountId, query).catch((fault: unknown) => {
        needs.log(fault)
        return undefined
      }),
    count: async (accountId, search) => history.count(await ownerOf(accountId), search),
    find,
    mayReadPersonalData: async (order, accountId) => {
      // The verified address is read only if it can change the result.
      const known = accountId === undefined ? undefined : { accountId, email: undefined }
      if (showsPersonalData(order, known, needs.clock())) return true
      return accountId !== undefined && showsPersonalData(order, await ownerOf(accountId), needs.clock())
    },
    ownerOf,
    mayCancel: async (order) => {
      if (order.state !== 'placed' || !isInTime(needs, order)) return false
      const open = await needs.fulfilments.read(order.id)
      return open !== undefined && openPieces(open.lines).length > 0
    },
    async cancel(accountId, orderNumber) {
      const order = await find(accountId, orderNumber)
      if (!order) return refused({ code: 'order.not-found' })
      if (await wasCancelled(needs, order)) return accepted(order)
      if (!isInTime(needs, order)) return refused({ code: 'order.cancel-too-late' })
      const done = await needs.fulfilment.cancel({ orderId: order.id, actor: shopper })
      // Another request may have been faster.
      if (!done.ok && !(await wasCancelled(needs, order))) return done
      return accepted((await find(accountId, orderNumber)) ?? order)
    },
  }
}

const isInTime = ({ marketOf, clock }: OwnOrdersNeeds, { market, madeAt }: Order): boolean =>
  clock().getTime() < madeAt.getTime() + (marketOf(market)?.choices.cancelMinutes ?? 0) * 60_000

const wasCancelled = async ({ fulfilments }: OwnOrdersNeeds, { id }: Order): Promise<boolean> =>
  (await fulfilments.readProgress(id)).cancellations.some(({ kind, actor }) => kind === 'cancel' && actor === shopper)

import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { toWire } from '#contracts/money.ts'
import {
  mostFoundOrders,
  type OrderDetail,
  ordersCalls,
  type shipmentNotification,
  type workResolutions,
} from '#contracts/orders.ts'
import type { Clock } from '#foundation/clock.ts'
import { isId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { WorkEntry } from '#server/payments/index.ts'
import { answerOnce, type KeyedCall } from '#server/platform/answer-once.repository.ts'
import type { Database } from '#server/platform/database.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { isSignedBy } from '#server/platform/signed-json.ts'
import { actOnOrder } from './customer-service/order-actions.service.ts'
import type { OrderStories } from './customer-service/order-story.repository.ts'
import type { Fulfilment } from './fulfilment/fulfilment.ts'
import type { Becoming, Fulfilments } from './fulfilment/fulfilments.repository.ts'
import type { ListedOrder } from './history/order-history.repository.ts'
import { orderSummary } from './history/order-summary.ts'
import type { OwnOrders } from './history/own-orders.service.ts'
import { type Order, showsPersonalData } from './order.ts'
import { orderDetail } from './order-detail.ts'
import { orderPurchase } from './order-purchase.ts'
import { type OrderProblem, orderProblems } from './orders.problems.ts'
import { isOwn, type OrderOwner, type Orders } from './orders.repository.ts'

export interface OrdersRoutesNeeds {
  readonly orders: Orders
  readonly fulfilments: Fulfilments
  readonly fulfilment: Fulfilment
  readonly clock: Clock
  readonly markets: Pick<Markets, 'find' | 'open'>
  readonly words: (market: Market) => Translate
  /** The verified address of an account, if it has one. */
  readonly emailOf: (accountId: string) => Promise<string | undefined>
  readonly ownOrders: OwnOrders
  readonly stories: OrderStories
  /** The addresses of the pages for returns and parcel tracking, if the shop has them. */
  readonly portals: (market: Market) => { readonly returnPortalUrl?: string; readonly returnPortalTrackingUrl?: string }
  readonly receiptPdf: (order: OrderDetail, market: Market) => Promise<Uint8Array>
  readonly database: Pick<Database, 'transaction'>
  /** The work list of the operators. */
  readonly work: {
    list(page: { readonly after?: string | undefined; readonly size: number }): Promise<readonly WorkEntry[]>
    resolve(inside: Database, ask: ToResolve): Promise<Result<WorkEntry, OrderProblem>>
  }
  /** The keys that sign notifications of warehouses and carriers, the newest first. */
  readonly noticeKeys: readonly string[]
}

interface ToResolve {
  readonly entryId: string
  readonly resolution: (typeof workResolutions)[number]
  readonly by: string
  readonly note?: string | undefined
}

export function ordersRoutes(needs: OrdersRoutesNeeds): CallGroup {
  const { orders, fulfilments, clock } = needs
  const marketOf = (order: Order): Market => needs.markets.find(order.market) ?? needs.markets.open[0]!

  const detailOf = (order: Order, personal: boolean, became: Becoming) => {
    const market = marketOf(order)
    return {
      order: orderDetail(order, personal, became, needs.words(market)),
      ...needs.portals(market),
      trackingUrls: personal ? linksOf(became) : [],
    }
  }
  const storedDetailOf = async (order: Order, personal: boolean, inside?: Database) =>
    detailOf(order, personal, await fulfilments.becoming(order.id, inside))
  const receiptOf = async (id: string, market: Market, visitor: { readonly accountId: string | undefined }) => {
    const order = await orders.find(id)
    if (order?.market !== market.id) return undefined
    return { order, personal: showsPersonalData(order, visitor, clock()) }
  }
  const ownerOf = async (accountId: string): Promise<OrderOwner> => ({
    accountId,
    email: await needs.emailOf(accountId),
  })
  const ownOrder = async (order: Order | undefined, accountId: string | undefined) => {
    if (accountId === undefined) return refused({ code: 'order.sign-in-needed' })
    if (!order || !isOwn(order, await ownerOf(accountId))) return refused({ code: 'order.not-found' })
    return accepted(await storedDetailOf(order, true))
  }

  /** Changes an order once for each key, and returns its state. */
  const changed = async <Body extends { readonly orderNumber: string }>(
    scope: string,
    body: Body,
    headers: Headers,
    change: (body: Body, orderId: string, inside: Database) => Promise<Result<unknown, OrderProblem>>,
  ) => {
    const orderId = await fulfilments.idOf(body.orderNumber)
    return answerOnce(needs.database, keyedCall(scope, body, headers), async (inside) => {
      if (orderId === undefined) return refused({ code: 'order.not-found' as const })
      const done = await change(body, orderId, inside)
      return done.ok ? accepted(await storedDetailOf((await orders.find(orderId, inside))!, true, inside)) : done
    })
  }

  return serveCalls(ordersCalls, orderProblems, {
    'GET /api/order/{catalog}/order/receipt/{orderId}': async ({ market, params, visitor }) => {
      const { orderId } = params
      // Asked together: one way to the database is enough for both.
      const [found, became] = await Promise.all([
        receiptOf(orderId, market, visitor),
        isId(orderId) ? fulfilments.becoming(orderId) : undefined,
      ])
      if (!found || !became) return refused({ code: 'order.not-found' })
      const purchase = orderPurchase(found.order, market.country.tax.included)
      return accepted({ ...detailOf(found.order, found.personal, became), purchase })
    },
    'GET /api/order/{catalog}/order/receipt/{orderId}/pdf': async ({ market, params, visitor }) => {
      const found = await receiptOf(params.orderId, market, visitor)
      if (!found) return refused({ code: 'order.not-found' })
      const { order } = await storedDetailOf(found.order, found.personal)
      const file = await needs.receiptPdf(order, market)
      return accepted({ readyFile: file, type: 'application/pdf', name: `${order.orderNumber}.pdf` })
    },
    'GET /api/order/order/internal/find': async ({ query: { search } }) => {
      const found = await needs.stories.find(search, mostFoundOrders)
      return accepted({
        orders: found.map(({ id, state, madeAt, ...order }) => ({
          ...order,
          ...{ orderId: id, orderState: state, created: madeAt.toISOString() },
        })),
      })
    },
    'POST /api/order/order/internal/number/{orderNumber}/action': ({ params, body, headers }) =>
      changed('action', { ...body, ...params }, headers, ({ orderNumber: _number, ...action }, orderId, inside) =>
        actOnOrder(needs.fulfilment, inside, orderId, action),
      ),
    'GET /api/order/order/internal/number/{orderNumber}/story': async ({ params }) => {
      const order = await orders.findByNumber(params.orderNumber)
      if (!order) return refused({ code: 'order.not-found' })
      const [{ order: detail }, story] = await Promise.all([storedDetailOf(order, true), needs.stories.story(order.id)])
      return accepted({ order: detail, story: story.map((entry) => ({ ...entry, at: entry.at.toISOString() })) })
    },
    'GET /api/order/order/internal/number/{orderNumber}': async ({ params }) => {
      const order = await orders.findByNumber(params.orderNumber)
      return order ? accepted(await storedDetailOf(order, true)) : refused({ code: 'order.not-found' })
    },
    'GET /api/order/order/{orderId}': async ({ params, visitor }) =>
      ownOrder(await orders.find(params.orderId), visitor.accountId),
    'GET /api/order/order/number/{orderNumber}': async ({ params, visitor }) =>
      ownOrder(await orders.findByNumber(params.orderNumber), visitor.accountId),
    'GET /api/order/order/history': async ({ query: { page, size, after, search }, visitor: { accountId } }) => {
      if (accountId === undefined) return refused({ code: 'order.sign-in-needed' })
      const first = after === undefined ? (page - 1) * size : 0
      const [{ orders: listed }, total] = await Promise.all([
        needs.ownOrders.list(accountId, { first, size, after, search }),
        needs.ownOrders.count(accountId, search),
      ])
      const wordsOf = (order: ListedOrder) => needs.words(needs.markets.find(order.market) ?? needs.markets.open[0]!)
      return accepted({ orders: listed.map((order) => orderSummary(order, wordsOf(order))), total, page, size })
    },
    'POST /api/order/order/number/{orderNumber}/cancel': async ({ params, visitor: { accountId } }) => {
      if (accountId === undefined) return refused({ code: 'order.sign-in-needed' })
      const done = await needs.ownOrders.cancel(accountId, params.orderNumber)
      return done.ok ? accepted(await storedDetailOf(done.value, true)) : done
    },
    'POST /api/order/manual-order-part-cancel': ({ body, headers }) =>
      changed('part-cancel', body, headers, ({ orderNumber: _number, ...ask }, orderId, inside) =>
        needs.fulfilment.cancel({ ...ask, orderId, actor: 'service' }, inside),
      ),
    'POST /api/order/manual-order-refund': ({ body, headers }) =>
      changed('refund', body, headers, ({ orderNumber: _number, ...ask }, orderId, inside) =>
        needs.fulfilment.refund({ ...ask, orderId, actor: 'service' }, inside),
      ),
    'GET /api/order/order/internal/work-list': async ({ query }) => {
      const entries = await needs.work.list(query)
      return accepted({ entries: entries.map(workOnWire) })
    },
    'POST /api/order/order/internal/work-list/{entryId}/resolve': ({ params: { entryId }, body, headers }) =>
      answerOnce(needs.database, keyedCall(`work-list:${entryId}`, body, headers), async (inside) => {
        const done = await needs.work.resolve(inside, { ...body, entryId, by: 'service' })
        return done.ok ? accepted(workOnWire(done.value)) : done
      }),
    'POST /api/order/shipment-notification': async ({ body, headers }) => {
      if (!isSignedBy(body, headers['x-selvedge-signature'], { keys: needs.noticeKeys, now: clock() }))
        return refused({ code: 'order.not-signed' })
      const orderId = await fulfilments.idOf(body.orderNumber)
      return orderId === undefined ? refused({ code: 'order.not-found' }) : handleParcelNotice(needs, orderId, body)
    },
  })
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

const keyedCall = (scope: string, body: unknown, headers: Headers): KeyedCall => ({
  ...{ scope, body },
  key: headers['idempotency-key'],
})

/** An event is handled once. Another event with the same id is refused. */
async function handleParcelNotice(
  { database, fulfilment }: Pick<OrdersRoutesNeeds, 'database' | 'fulfilment'>,
  orderId: string,
  body: z.infer<typeof shipmentNotification>,
) {
  const { trackingNumber, eventId, event: kind, happenedAt } = body
  let isFirst = false
  const key = createHash('sha256').update(eventId).digest('hex')
  const call: KeyedCall = { scope: `shipment:${orderId}`, key, body, refusalsPass: true }
  const handled = await answerOnce(database, call, async (inside) => {
    isFirst = true
    const sent =
      kind === 'dispatch' && (await fulfilment.ship({ ...body, orderId, carrier: body.carrier ?? '' }, inside))
    if (sent && !sent.ok) return sent
    return fulfilment.handleNotice({ orderId, trackingNumber, eventId, kind, happenedAt: new Date(happenedAt) }, inside)
  })
  return handled.ok && !isFirst ? accepted({ isNew: false }) : handled
}

const workOnWire = (entry: WorkEntry) => ({
  entryId: entry.id,
  kind: entry.kind,
  ...(entry.orderNumber === null ? {} : { orderNumber: entry.orderNumber }),
  paymentId: entry.paymentId,
  ...(entry.refundId === null ? {} : { refundId: entry.refundId }),
  provider: entry.provider,
  amount: toWire(money(entry.amountMinor, entry.currency)),
  details: entry.details,
  opened: entry.openedAt.toISOString(),
  ...(entry.resolution === null ? {} : { resolution: entry.resolution }),
})

const linksOf = ({ parcels }: Becoming): string[] =>
  parcels.flatMap(({ trackingLink }) => (trackingLink === null ? [] : [trackingLink]))

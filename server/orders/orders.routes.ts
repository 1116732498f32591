import { type OrderDetail, type OrderSummary, ordersCalls } from '#contracts/orders.ts'
import type { Clock } from '#foundation/clock.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { isSignedBy } from '#server/platform/signed-json.ts'
import type { Fulfilment } from './fulfilment/fulfilment.ts'
import type { Becoming, Fulfilments } from './fulfilment/fulfilments.repository.ts'
import { type Order, showsPersonalData } from './order.ts'
import { orderDetail, statusTexts } from './order-detail.ts'
import { orderPurchase } from './order-purchase.ts'
import { orderProblems } from './orders.problems.ts'
import type { OrderOwner, Orders } from './orders.repository.ts'

export interface OrdersRoutesNeeds {
  readonly orders: Orders
  readonly fulfilments: Fulfilments
  readonly fulfilment: Fulfilment
  readonly clock: Clock
  readonly markets: Pick<Markets, 'find' | 'open'>
  readonly words: (market: Market) => Translate
  /** The verified address of an account, if it has one. */
  readonly emailOf: (accountId: string) => Promise<string | undefined>
  /** Where goods can be sent back and parcels followed, where the shop has pages for it. */
  readonly portals: (market: Market) => { readonly returnPortalUrl?: string; readonly returnPortalTrackingUrl?: string }
  readonly receiptPdf: (order: OrderDetail, market: Market) => Promise<Uint8Array>
  /** What notifications of warehouses and carriers are signed with; new one first. */
  readonly noticeKeys: readonly string[]
}

export function ordersRoutes(needs: OrdersRoutesNeeds): CallGroup {
  const { orders, fulfilments, clock } = needs
  const marketOf = (order: Order): Market => needs.markets.find(order.market) ?? needs.markets.open[0]!

  const told = async (order: Order, personal: boolean) => {
    const market = marketOf(order)
    const became = await fulfilments.becoming(order.id)
    return {
      order: orderDetail(order, personal, became, needs.words(market)),
      ...needs.portals(market),
      trackingUrls: personal ? linksOf(became) : [],
    }
  }
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
    return accepted(await told(order, true))
  }

  return serveCalls(ordersCalls, orderProblems, {
    'GET /api/order/{catalog}/order/receipt/{orderId}': async ({ market, params, visitor }) => {
      const found = await receiptOf(params.orderId, market, visitor)
      if (!found) return refused({ code: 'order.not-found' })
      const purchase = orderPurchase(found.order, market.country.tax.included)
      return accepted({ ...(await told(found.order, found.personal)), purchase })
    },
    'GET /api/order/{catalog}/order/receipt/{orderId}/pdf': async ({ market, params, visitor }) => {
      const found = await receiptOf(params.orderId, market, visitor)
      if (!found) return refused({ code: 'order.not-found' })
      const { order } = await told(found.order, found.personal)
      const file = await needs.receiptPdf(order, market)
      return accepted({ readyFile: file, type: 'application/pdf', name: `${order.orderNumber}.pdf` })
    },
    'GET /api/order/order/internal/number/{orderNumber}': async ({ params }) => {
      const order = await orders.findByNumber(params.orderNumber)
      return order ? accepted(await told(order, true)) : refused({ code: 'order.not-found' })
    },
    'GET /api/order/order/{orderId}': async ({ params, visitor }) =>
      ownOrder(await orders.find(params.orderId), visitor.accountId),
    'GET /api/order/order/number/{orderNumber}': async ({ params, visitor }) =>
      ownOrder(await orders.findByNumber(params.orderNumber), visitor.accountId),
    'GET /api/order/order/history': async ({ query: { page, size }, visitor }) => {
      if (visitor.accountId === undefined) return refused({ code: 'order.sign-in-needed' })
      const found = await orders.history(await ownerOf(visitor.accountId), { first: (page - 1) * size, size })
      const summaries = found.orders.map(async (order) =>
        summaryOf(order, await fulfilments.becoming(order.id), needs.words(marketOf(order))),
      )
      return accepted({ orders: await Promise.all(summaries), total: found.total, page, size })
    },
    'POST /api/order/manual-order-part-cancel': async ({ body: { orderNumber, lines, reason } }) => {
      const orderId = await fulfilments.idOf(orderNumber)
      if (orderId === undefined) return refused({ code: 'order.not-found' })
      const done = await needs.fulfilment.cancel({ orderId, lines, reason, actor: 'service' })
      return done.ok ? accepted(await told((await orders.find(orderId))!, true)) : done
    },
    'POST /api/order/shipment-notification': async ({ body, headers }) => {
      if (!isSignedBy(body, headers['x-selvedge-signature'], { keys: needs.noticeKeys, now: clock() }))
        return refused({ code: 'order.not-signed' })
      const orderId = await fulfilments.idOf(body.orderNumber)
      if (orderId === undefined) return refused({ code: 'order.not-found' })
      if (body.event === 'dispatch') {
        const sent = await needs.fulfilment.ship({ ...body, orderId, carrier: body.carrier ?? '' })
        if (!sent.ok) return sent
      }
      const { trackingNumber, eventId, event: kind, happenedAt } = body
      return needs.fulfilment.hear({ orderId, trackingNumber, eventId, kind, happenedAt: new Date(happenedAt) })
    },
  })
}

const isOwn = (order: Order, { accountId, email }: OrderOwner): boolean =>
  order.accountId === accountId ||
  (order.accountId === null && email !== undefined && order.email.toLowerCase() === email.toLowerCase())

const linksOf = ({ parcels }: Becoming): string[] =>
  parcels.flatMap(({ trackingLink }) => (trackingLink === null ? [] : [trackingLink]))

/** The newest event of any parcel says where an order stands on its way. */
function summaryOf(
  { id, orderNumber, state, madeAt, content }: Order,
  { parcels }: Becoming,
  t: Translate,
): OrderSummary {
  const newest = parcels
    .flatMap((parcel) => parcel.events.map((event) => ({ ...event, link: parcel.trackingLink })))
    .toSorted((a, b) => b.happenedAt.getTime() - a.happenedAt.getTime())[0]
  const texts = newest && statusTexts(newest.kind, t)
  return {
    orderId: id,
    orderNumber,
    orderState: state,
    created: madeAt.toISOString(),
    total: content.total,
    ...(newest && texts
      ? {
          parcelDeliveryStatusLocaleShort: texts.deliveryStatusLocaleShort,
          parcelDeliveryStatusLocaleLong: texts.deliveryStatusLocaleLong,
          parcelEventType: newest.kind,
          ...(newest.link === null ? {} : { parcelTrackingLink: newest.link }),
        }
      : {}),
  }
}

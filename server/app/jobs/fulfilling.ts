import type { Clock } from '#foundation/clock.ts'
import { newId } from '#foundation/ids.ts'
import { refused } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import { type OrderHolds, resolveWork } from '#server/checkout/index.ts'
import type { Content } from '#server/content/index.ts'
import type { GiftCards } from '#server/gift-cards/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import {
  type Fulfilment,
  type FulfilmentNeeds,
  type Fulfilments,
  fulfilment,
  fulfilments,
  type Orders,
  type OwnOrders,
  orderHistory,
  orderStories,
  ordersRoutes,
  ownOrders,
  planParcels,
  receiptDocument,
  refundMoneyFirst,
  sendStaleMessages,
  type Warehouse,
  workOnHandovers,
} from '#server/orders/index.ts'
import { payments, type Refunds, workList } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import { promotionUses } from '#server/promotions/index.ts'
import { paymentBehind } from '#server/returns/index.ts'

export interface FulfillingNeeds {
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
  readonly log: { error(details: object, text: string): void }
  readonly markets: Markets
  readonly content: Pick<Content, 'linkTo' | 'shell'>
  readonly words: (market: Market) => Translate
  readonly publicUrl: string
  readonly orders: Orders
  readonly giftCards: Pick<GiftCards, 'refund' | 'revoke' | 'block' | 'unblock'>
  readonly refunds: Pick<Refunds, 'request' | 'tryAgain'>
  readonly putBack: FulfilmentNeeds['stock']['putBack']
  readonly warehouses: readonly Warehouse[]
  /** The verified address of an account. Earlier guest orders with that address belong to the account too. */
  readonly verifiedEmailOf: (accountId: string) => Promise<string | undefined>
  /** Keys for notifications of warehouses and carriers. Without keys, none are accepted. */
  readonly noticeKeys: readonly string[]
}

/** The composed fulfilment. */
export interface Fulfilling {
  readonly fulfilment: Fulfilment
  readonly fulfilments: Fulfilments
  readonly ownOrders: OwnOrders
  readonly calls: CallGroup
  readonly planParcels: (orderId: string) => Promise<void>
  readonly sendStaleMessages: () => Promise<void>
  start(): Promise<void>
}

export type OpenFulfilmentNeeds = Pick<
  FulfillingNeeds,
  'database' | 'jobs' | 'clock' | 'giftCards' | 'refunds' | 'putBack'
>

/** What is needed to send and to cancel, without the rest of the shop. */
export function openFulfilment(
  needs: OpenFulfilmentNeeds,
  ourFulfilments = fulfilments(needs.database),
): Pick<Fulfilling, 'fulfilment' | 'fulfilments'> {
  const { clock, database, jobs } = needs
  return {
    fulfilments: ourFulfilments,
    fulfilment: fulfilment({
      inTransaction: (work) => database.transaction(work),
      fulfilments: ourFulfilments,
      stock: { putBack: needs.putBack },
      refund: refund(needs),
      revokeCards: revokeCards(needs),
      releasePromotionUses: promotionUses.release,
      ...{ jobs, clock, newId },
    }),
  }
}

export function openFulfilling(needs: FulfillingNeeds): Fulfilling {
  const { clock, content, jobs, markets, orders, publicUrl, words } = needs
  const { fulfilment: ourFulfilment, fulfilments: ourFulfilments } = openFulfilment(needs)
  const handovers = { fulfilment: ourFulfilment, fulfilments: ourFulfilments, warehouses: needs.warehouses }
  const ourOwnOrders = ownOrders({
    orders,
    history: orderHistory(needs.database),
    emailOf: needs.verifiedEmailOf,
    marketOf: (id) => markets.find(id),
    log: (err) => needs.log.error({ err }, 'the orders of an account could not be read'),
    ...{ clock, fulfilment: ourFulfilment, fulfilments: ourFulfilments },
  })
  return {
    fulfilment: ourFulfilment,
    fulfilments: ourFulfilments,
    ownOrders: ourOwnOrders,
    planParcels: planParcels(handovers),
    sendStaleMessages: sendStaleMessages(handovers),
    calls: ordersRoutes({
      database: needs.database,
      work: work(needs, { fulfilment: ourFulfilment, fulfilments: ourFulfilments }),
      ...{ orders, clock, jobs, markets, words },
      fulfilment: ourFulfilment,
      fulfilments: ourFulfilments,
      noticeKeys: needs.noticeKeys,
      emailOf: needs.verifiedEmailOf,
      ownOrders: ourOwnOrders,
      stories: orderStories(needs.database),
      portals: (market) => portalsOf(content, market, publicUrl),
      receiptPdf: (order, market) =>
        writePdf(receiptDocument(order, { market, shopName: content.shell(market).shopName, t: words(market) })),
    }),
    start: () => workOnHandovers(jobs, handovers),
  }
}

const refund = ({ refunds, giftCards }: OpenFulfilmentNeeds): FulfilmentNeeds['refund'] =>
  refundMoneyFirst({ paymentBehind, askMoney: refunds.request, refundToCards: giftCards.refund })

const revokeCards =
  ({ giftCards }: OpenFulfilmentNeeds): FulfilmentNeeds['revokeCards'] =>
  async (inside, orderId, lines) => {
    const revoked = await giftCards.revoke(inside, { orderId, lines })
    if (revoked.ok) return revoked
    const { lineId: lineItemId, left } = revoked.problem
    return refused({ code: 'order.gift-card-spent', lineItemId, left })
  }

/** While its money is lost, an order is held back: no parcel is sent, and its gift cards are blocked. */
export const orderHolds = (
  { jobs, giftCards }: Pick<OpenFulfilmentNeeds, 'jobs' | 'giftCards'>,
  { fulfilment: ourFulfilment, fulfilments: ours }: Pick<Fulfilling, 'fulfilment' | 'fulfilments'>,
): OrderHolds => ({
  holdBack: async (inside, paymentId) => {
    for (const orderId of await ours.ofMoney(inside, paymentId)) {
      await ourFulfilment.notifyHeldBack(inside, orderId, 'hold')
      await giftCards.block(inside, orderId)
    }
  },
  resume: async (inside, paymentId) => {
    for (const orderId of await ours.ofMoney(inside, paymentId)) {
      await ourFulfilment.notifyHeldBack(inside, orderId, 'go-on')
      await giftCards.unblock(inside, orderId)
      for (const listener of ['fulfilment', 'gift-cards'])
        await jobs.send(inside, `order-placed.${listener}`, { orderId })
    }
    return { owedMinor: await ours.owedMinor(inside, paymentId) }
  },
})

type Work = Parameters<typeof ordersRoutes>[0]['work']

/** The work list, for API calls and commands. */
export function work(
  needs: Omit<OpenFulfilmentNeeds, 'putBack'>,
  ours: Pick<Fulfilling, 'fulfilment' | 'fulfilments'>,
): Work {
  const { database, refunds } = needs
  const entries = workList(database)
  const resolving = { workList: entries, payments: payments(database), refunds, orderHolds: orderHolds(needs, ours) }
  return { list: entries.list, resolve: (inside, ask) => resolveWork(resolving, inside, ask) }
}

/** The shop's pages for returns and tracking, if there are any. */
function portalsOf(content: Pick<Content, 'linkTo'>, market: Market, publicUrl: string) {
  const home = `/${market.id}`
  const [back, tracking] = [content.linkTo(market, 'returnItemsPage'), content.linkTo(market, 'trackOrderPage')]
  return {
    ...(back === home ? {} : { returnPortalUrl: `${publicUrl}${back}` }),
    ...(tracking === home ? {} : { returnPortalTrackingUrl: `${publicUrl}${tracking}` }),
  }
}

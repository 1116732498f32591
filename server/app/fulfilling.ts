import type { Clock } from '#foundation/clock.ts'
import { newId } from '#foundation/ids.ts'
import type { Translate } from '#foundation/words.ts'
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
  ordersRoutes,
  planParcels,
  receiptDocument,
  type Warehouse,
  workOnHandovers,
} from '#server/orders/index.ts'
import type { Refunds } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import { promotionUses } from '#server/promotions/index.ts'

export interface FulfillingGround {
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
  readonly markets: Markets
  readonly content: Pick<Content, 'linkTo' | 'shell'>
  readonly words: (market: Market) => Translate
  readonly publicUrl: string
  readonly orders: Orders
  readonly giftCards: Pick<GiftCards, 'refund' | 'revoke'>
  readonly refunds: Pick<Refunds, 'ask'>
  readonly putBack: FulfilmentNeeds['stock']['putBack']
  readonly warehouses: readonly Warehouse[]
  /** What notifications of warehouses and carriers are signed with; none are believed without. */
  readonly noticeKeys: readonly string[]
}

/** What becomes of orders, put together. */
export interface Fulfilling {
  readonly fulfilment: Fulfilment
  readonly fulfilments: Fulfilments
  readonly calls: CallGroup
  readonly planParcels: (orderId: string) => Promise<void>
  start(): Promise<void>
}

type FulfilmentGround = Pick<FulfillingGround, 'database' | 'jobs' | 'clock' | 'giftCards' | 'refunds' | 'putBack'>

/** What it takes to send and cancel, without the rest of a shop. */
export function openFulfilment(ground: FulfilmentGround): Pick<Fulfilling, 'fulfilment' | 'fulfilments'> {
  const { clock, database, jobs } = ground
  const ourFulfilments = fulfilments(database)
  return {
    fulfilments: ourFulfilments,
    fulfilment: fulfilment({
      inTransaction: (work) => database.transaction(work),
      fulfilments: ourFulfilments,
      stock: { putBack: ground.putBack },
      giveBack: giveBack(ground),
      undo: undo(ground),
      ...{ jobs, clock, newId },
    }),
  }
}

export function openFulfilling(ground: FulfillingGround): Fulfilling {
  const { clock, content, jobs, markets, orders, publicUrl, words } = ground
  const { fulfilment: ourFulfilment, fulfilments: ourFulfilments } = openFulfilment(ground)
  const handovers = { fulfilment: ourFulfilment, fulfilments: ourFulfilments, warehouses: ground.warehouses }
  return {
    fulfilment: ourFulfilment,
    fulfilments: ourFulfilments,
    planParcels: planParcels(handovers),
    calls: ordersRoutes({
      ...{ orders, clock, markets, words },
      fulfilment: ourFulfilment,
      fulfilments: ourFulfilments,
      noticeKeys: ground.noticeKeys,
      emailOf: async () => undefined,
      portals: (market) => portalsOf(content, market, publicUrl),
      receiptPdf: (order, market) =>
        writePdf(receiptDocument(order, { market, shopName: content.shell(market).shopName, t: words(market) })),
    }),
    start: () => workOnHandovers(jobs, handovers),
  }
}

/** As much as was paid with money goes back as money, the rest to the gift cards. */
const giveBack =
  ({ refunds, giftCards }: FulfilmentGround): FulfilmentNeeds['giveBack'] =>
  async (inside, { refundId, paymentId, amountMinor, cause }) => {
    const { moneyMinor, restMinor } = await refunds.ask(inside, { refundId, paymentId, amountMinor, cause })
    const cardMinor = restMinor > 0 ? await giftCards.refund(inside, { paymentId, refundId, minor: restMinor }) : 0
    return { moneyMinor, cardMinor }
  }

const undo =
  ({ giftCards }: FulfilmentGround): FulfilmentNeeds['undo'] =>
  async (inside, { orderId, paymentId, lines, whole }) => {
    if (whole) await promotionUses.release(inside, paymentId)
    for (const { lineItemId, quantity } of lines)
      await giftCards.revoke(inside, { orderId, lineId: lineItemId, pieces: quantity })
  }

/** Pages of ours where a shop has them. */
function portalsOf(content: Pick<Content, 'linkTo'>, market: Market, publicUrl: string) {
  const home = `/${market.id}`
  const [back, tracking] = [content.linkTo(market, 'returnItemsPage'), content.linkTo(market, 'trackOrderPage')]
  return {
    ...(back === home ? {} : { returnPortalUrl: `${publicUrl}${back}` }),
    ...(tracking === home ? {} : { returnPortalTrackingUrl: `${publicUrl}${tracking}` }),
  }
}

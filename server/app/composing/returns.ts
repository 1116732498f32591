import type { Clock } from '#foundation/clock.ts'
import { newId } from '#foundation/ids.ts'
import type { Translate } from '#foundation/words.ts'
import { verifiedEmailsIn } from '#server/accounts/index.ts'
import type { Catalogue } from '#server/catalogue/index.ts'
import { frozenBaskets, orderPaidGoods, refusedCards } from '#server/checkout/index.ts'
import type { Content } from '#server/content/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type Orders, orderLookUp } from '#server/orders/index.ts'
import { type Payments, workList } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'
import { keyFor } from '#server/platform/sealed.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import {
  openReturns,
  type ReturnLabels,
  type Returns,
  returnsRoutes,
  storedExchanges,
  storedReturns,
} from '#server/returns/index.ts'
import type { Stock } from '#server/stock/index.ts'
import type { Fulfilling } from '../jobs/fulfilling.ts'
import { otherSizesIn } from './other-sizes.ts'

export interface ComposeReturnsNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly markets: Markets
  readonly content: Pick<Content, 'linkTo' | 'shell' | 'toggle'>
  readonly words: (market: Market) => Translate
  readonly publicUrl: string
  /** Secrets of the shop, the newest first. */
  readonly secrets: readonly string[]
  readonly orders: Orders
  readonly returnLabels: ReturnLabels
  readonly stock: Stock
  readonly catalogue: Pick<Catalogue, 'about' | 'sellable'>
  readonly payments: Payments
  readonly log: { warn(details: object, message: string): void; error(details: object, message: string): void }
}

/** Composes returns from orders and fulfilment. */
export function composeReturns(
  { database, orders, content, log, returnLabels, secrets, catalogue, payments, ...needs }: ComposeReturnsNeeds,
  { fulfilment, fulfilments }: Pick<Fulfilling, 'fulfilment' | 'fulfilments'>,
): { readonly returns: Returns; readonly calls: CallGroup } {
  const emailOf = verifiedEmailsIn(database)
  const alert = (code: string, details: object) => log.error({ code, ...details }, 'an exchange needs a look')
  const returns = openReturns({
    ...{ ...needs, database, orders, fulfilment, fulfilments, newId, emailOf },
    stored: storedReturns(database),
    exchanges: storedExchanges(database),
    otherSizes: otherSizesIn(catalogue),
    orderPaidGoods: orderPaidGoods({
      ...{ orders, payments, newId, alert },
      freeze: (inside, basket) => frozenBaskets(inside).freeze(basket),
      ...{ stock: needs.stock, jobs: needs.jobs, workList: workList(database), refusedCards: refusedCards(alert) },
    }),
    lookUp: orderLookUp({ database, orders }),
    labels: returnLabels,
    ticketKeys: secrets.map((secret) => keyFor('tickets of returns', secret)),
    toggle: content.toggle,
    pageUrl: (market) => content.linkTo(market, 'returnItemsPage'),
    shopName: (market) => content.shell(market).shopName,
    pdf: writePdf,
    log: (fault) => log.warn({ err: fault }, 'no return label was made'),
  })
  return { returns, calls: returnsRoutes({ returns, database, emailOf }) }
}

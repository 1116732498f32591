import type { Clock } from '#foundation/clock.ts'
import { newId } from '#foundation/ids.ts'
import type { Translate } from '#foundation/words.ts'
import { verifiedEmailsIn } from '#server/accounts/index.ts'
import type { Content } from '#server/content/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type Orders, orderLookUp } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'
import { keyFor } from '#server/platform/sealed.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import { openReturns, type ReturnLabels, type Returns, returnsRoutes, storedReturns } from '#server/returns/index.ts'
import type { Fulfilling } from '../jobs/fulfilling.ts'

export interface ReturnsGround {
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
  readonly log: { warn(details: object, message: string): void }
}

/** Returns, on top of orders and their fulfilment. */
export function composeReturns(
  { database, orders, content, log, returnLabels, secrets, ...ground }: ReturnsGround,
  { fulfilment, fulfilments }: Pick<Fulfilling, 'fulfilment' | 'fulfilments'>,
): { readonly returns: Returns; readonly calls: CallGroup } {
  const emailOf = verifiedEmailsIn(database)
  const returns = openReturns({
    ...{ ...ground, database, orders, fulfilment, fulfilments, newId, emailOf },
    stored: storedReturns(database),
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

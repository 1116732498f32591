import type { Clock } from '#foundation/clock.ts'
import { newId } from '#foundation/ids.ts'
import type { Translate } from '#foundation/words.ts'
import type { Content } from '#server/content/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type Orders, orderLookUp } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { keyFor } from '#server/platform/sealed.ts'
import type { Returns } from '#server/returns/index.ts'
import { openWithdrawals, storedWithdrawals, type Withdrawals } from '#server/withdrawals/index.ts'
import type { Fulfilling } from '../jobs/fulfilling.ts'

export interface ComposeWithdrawalsNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly markets: Markets
  readonly content: Pick<Content, 'linkTo'>
  readonly words: (market: Market) => Translate
  readonly publicUrl: string
  /** Secrets of the shop, the newest first. */
  readonly secrets: readonly string[]
  readonly orders: Orders
  readonly returns: Returns
}

/** Composes withdrawals from orders, fulfilment and returns. */
export const composeWithdrawals = (
  { database, orders, content, secrets, ...needs }: ComposeWithdrawalsNeeds,
  { fulfilment, fulfilments }: Pick<Fulfilling, 'fulfilment' | 'fulfilments'>,
): Withdrawals =>
  openWithdrawals({
    ...{ ...needs, database, orders, fulfilment, fulfilments, newId },
    stored: storedWithdrawals(database),
    lookUp: orderLookUp({ database, orders }),
    ticketKeys: secrets.map((secret) => keyFor('statements of withdrawals', secret)),
    pageUrl: (market) => content.linkTo(market, 'withdrawalPage'),
  })

import type { Clock } from '#foundation/clock.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Fulfilment, Fulfilments, OrderLookUp, Orders } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Returns } from '#server/returns/index.ts'
import type { StoredWithdrawals } from './withdrawals.repository.ts'

export interface WithdrawalsNeeds {
  readonly database: Pick<Database, 'transaction'>
  readonly stored: StoredWithdrawals
  readonly orders: Pick<Orders, 'find'>
  readonly lookUp: OrderLookUp
  readonly fulfilments: Pick<Fulfilments, 'lock' | 'read' | 'readProgress'>
  readonly fulfilment: Pick<Fulfilment, 'cancel' | 'refund'>
  readonly returns: Pick<Returns, 'isOn' | 'find' | 'registerWithdrawn' | 'refundDelivery'>
  readonly markets: Pick<Markets, 'find' | 'open'>
  readonly words: (market: Market) => Translate
  /** The path of the page for withdrawals. */
  readonly pageUrl: (market: Market) => string
  readonly publicUrl: string
  /** Encrypt the tickets for the second step; newest key first. */
  readonly ticketKeys: readonly Buffer[]
  readonly clock: Clock
  readonly newId: () => string
  readonly jobs: Pick<Jobs, 'send'>
}

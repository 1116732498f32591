import type { Clock } from '#foundation/clock.ts'
import type { StoredDocument } from '#foundation/stored-document.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Fulfilment, Fulfilments, OrderLookUp, Orders } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { ReturnLabels } from './return-labels.port.ts'
import type { StoredReturns } from './returns.repository.ts'

export interface ReturnsNeeds {
  readonly database: Pick<Database, 'transaction'>
  readonly stored: StoredReturns
  readonly orders: Pick<Orders, 'find' | 'findByNumber'>
  readonly lookUp: OrderLookUp
  readonly fulfilments: Pick<Fulfilments, 'lock' | 'read' | 'becoming' | 'cancellation'>
  readonly fulfilment: Pick<Fulfilment, 'refund'>
  readonly labels: ReturnLabels
  readonly markets: Pick<Markets, 'find' | 'open'>
  readonly words: (market: Market) => Translate
  readonly toggle: (market: Market, key: string) => boolean
  /** The address of the page for returns. */
  readonly pageUrl: (market: Market) => string
  readonly publicUrl: string
  readonly shopName: (market: Market) => string
  readonly pdf: (document: StoredDocument) => Promise<Uint8Array>
  /** The verified address of an account, if it has one. */
  readonly emailOf: (accountId: string) => Promise<string | undefined>
  /** Seal what opens an order for an hour, the newest first. */
  readonly ticketKeys: readonly Buffer[]
  readonly clock: Clock
  readonly newId: () => string
  readonly jobs: Pick<Jobs, 'send'>
  readonly log: (fault: unknown) => void
}

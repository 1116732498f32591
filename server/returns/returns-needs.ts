import type { Clock } from '#foundation/clock.ts'
import type { StoredDocument } from '#foundation/stored-document.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Fulfilment, Fulfilments, NewOrder, OrderLookUp, Orders } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { OtherSize } from './exchange.ts'
import type { ExchangedOrder } from './exchanged-order.ts'
import type { StoredExchanges } from './exchanges.repository.ts'
import type { ReturnLabels } from './return-labels.port.ts'
import type { StoredReturns } from './returns.repository.ts'

interface HeldSizes {
  readonly basketId: string
  readonly places: readonly string[]
  readonly requested: readonly { readonly sku: string; readonly quantity: number }[]
  readonly until: Date
}

type HoldAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly short: readonly { readonly sku: string; readonly available: number }[] }

/** The goods of an order for which nothing is left to pay. */
export interface PaidGoods extends ExchangedOrder, Pick<NewOrder, 'market' | 'currency' | 'email' | 'accountId'> {
  readonly places: readonly string[]
  /** The owner of the reservation of the pieces. */
  readonly holder: string
}

export interface ReturnsNeeds {
  readonly database: Pick<Database, 'transaction'>
  readonly stored: StoredReturns
  readonly orders: Pick<Orders, 'find' | 'findByNumber'>
  readonly lookUp: OrderLookUp
  readonly fulfilments: Pick<Fulfilments, 'lock' | 'read' | 'readProgress' | 'cancellation'>
  readonly fulfilment: Pick<Fulfilment, 'refund' | 'notifyOfReturn'>
  readonly labels: ReturnLabels
  readonly markets: Pick<Markets, 'find' | 'open'>
  readonly words: (market: Market) => Translate
  readonly toggle: (market: Market, key: string) => boolean
  /** The path of the returns page. */
  readonly pageUrl: (market: Market) => string
  readonly publicUrl: string
  readonly shopName: (market: Market) => string
  readonly pdf: (document: StoredDocument) => Promise<Uint8Array>
  /** The verified address of an account, if any. */
  readonly emailOf: (accountId: string) => Promise<string | undefined>
  /** Encrypt the tickets that open an order for an hour; newest key first. */
  readonly ticketKeys: readonly Buffer[]
  readonly exchanges: StoredExchanges
  readonly stock: {
    hold(inside: Database, held: HeldSizes): Promise<HoldAnswer>
    release(inside: Database, holder: string): Promise<void>
  }
  /** For each sku, the sizes of its product that the market sells, including the sku itself. */
  readonly otherSizes: (
    market: Market,
    skus: readonly string[],
    inside?: Database,
  ) => Promise<ReadonlyMap<string, readonly OtherSize[]>>
  /** Makes an order for goods that are already paid. Undefined, with nothing changed, if pieces are missing. */
  readonly orderPaidGoods: (
    inside: Database,
    goods: PaidGoods,
  ) => Promise<{ readonly id: string; readonly paymentId: string; readonly totalMinor: number } | undefined>
  readonly clock: Clock
  readonly newId: () => string
  readonly jobs: Pick<Jobs, 'send'>
  readonly log: (fault: unknown) => void
}

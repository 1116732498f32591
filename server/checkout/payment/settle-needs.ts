import type { Money } from '#foundation/money.ts'
import type { StoredBaskets } from '#server/basket/index.ts'
import type { Orders } from '#server/orders/index.ts'
import type {
  Outcome,
  Payment,
  PaymentAction,
  PaymentEvent,
  PaymentHold,
  Payments,
  WorkList,
} from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Stock } from '#server/stock/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'
import type { FrozenBasket } from './frozen-basket.ts'
import type { RefusedCards } from './refused-cards.repository.ts'

export interface SettleNeeds {
  inTransaction<Value>(work: (inside: Database) => Promise<Value>): Promise<Value>
  readonly payments: Pick<Payments, 'recordEvent' | 'move' | 'saveReference' | 'recordVoid' | 'voided'>
  readonly frozen: { find(id: string, inside: Database): Promise<FrozenBasket | undefined> }
  readonly basketRepository: Pick<StoredBaskets, 'close' | 'reopen'>
  readonly orders: Pick<Orders, 'newNumber' | 'place' | 'move' | 'ofCheckoutBasket'>
  readonly stock: Pick<Stock, 'sell' | 'release'>
  /** The holds besides the stock hold. */
  readonly holds: readonly PaymentHold<CheckoutProblem['code']>[]
  readonly jobs: Pick<Jobs, 'send'>
  readonly workList: Pick<WorkList, 'open'>
  readonly refusedCards: Pick<RefusedCards, 'record'>
  readonly newId: () => string
  readonly failpoint: (name: string) => void
  /** Informs an operator, for example about an amount that differs from ours. */
  readonly alert: (code: string, details: Readonly<Record<string, unknown>>) => void
}

/** A payment event from any source. */
export interface IncomingPaymentEvent {
  readonly paymentId: string
  readonly reportedBy: PaymentEvent['reportedBy']
  readonly eventId: string
  readonly outcome: Outcome | 'none'
  readonly amount?: Money | undefined
  readonly reference?: string | undefined
  readonly action?: PaymentAction | undefined
  readonly reason?: string | undefined
  /** The provider's id of the card. */
  readonly card?: string | undefined
}

export interface Settled {
  readonly payment: Payment
  readonly order: { readonly id: string; readonly orderNumber: string } | undefined
}

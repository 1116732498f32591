import type { Basket as WireBasket } from '#contracts/basket.ts'
import type { WireMoney } from '#contracts/money.ts'
import type { BasketRequest, Baskets } from '#server/basket/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { LegalText } from '#server/orders/index.ts'
import type { Payments, PaysFrom, Providers } from '#server/payments/index.ts'
import type { CodesToCheck, PromotionProblem } from '#server/promotions/index.ts'
import type { TaxService } from '#server/taxes/index.ts'
import type { BeginNeeds } from './begin-payment.ts'
import type { ChargeNeeds } from './charge-of.ts'
import type { FrozenBasket } from './frozen-basket.ts'
import type { NewFrozenBasket } from './frozen-baskets.repository.ts'
import type { RefusedCards } from './refused-cards.repository.ts'
import type { SettleNeeds } from './settle-needs.ts'

export interface PayNeeds
  extends Omit<BeginNeeds, 'payments' | 'refusedCards'>,
    Omit<SettleNeeds, 'payments' | 'basketRepository' | 'frozen' | 'stock' | 'refusedCards'>,
    ChargeNeeds {
  readonly baskets: Pick<Baskets, 'read' | 'respond' | 'isOwn' | 'change'>
  /** The tax service of a market; undefined if the market uses its own tax table. */
  readonly taxService: (market: Market) => TaxService | undefined
  readonly basketRepository: BeginNeeds['basketRepository'] & SettleNeeds['basketRepository']
  readonly payments: Payments
  readonly refusedCards: RefusedCards
  readonly stock: BeginNeeds['stock'] & SettleNeeds['stock']
  readonly frozen: SettleNeeds['frozen'] & {
    freeze(basket: NewFrozenBasket): Promise<FrozenBasket>
    find(id: string): Promise<FrozenBasket | undefined>
    current(basketId: string): Promise<FrozenBasket | undefined>
    hasVoid(basketId: string): Promise<boolean>
    makeVoid(id: string): Promise<void>
  }
  readonly providers: Providers
  readonly marketOf: (id: string) => Market | undefined
  readonly clock: () => Date
  readonly hash: (text: string) => string
  /** The legal texts a market requires before payment, filled in for this basket at the time of acceptance. Most markets have none. */
  readonly legalTexts: (market: Market, shown: WireBasket, acceptedAt: Date) => readonly LegalText[]
  /** Why a code of the basket cannot be used any more, now that the buyer is known. */
  readonly whyCodeRefused: (ask: CodesToCheck) => Promise<PromotionProblem | undefined>
  readonly log: (fault: unknown) => void
}

/** The data collected by the payment step. The amount and the provider are never taken from the request. */
export interface PaymentRequest extends BasketRequest {
  readonly checkoutBasketId?: string | undefined
  /** The amount that the caller showed, if sent: no other amount is charged. */
  readonly shownAmount?: WireMoney | undefined
  readonly method: Readonly<Record<string, unknown>>
  readonly browserInfo?: Readonly<Record<string, unknown>> | undefined
  readonly personalNumber?: string | undefined
  readonly installments?: number | undefined
  readonly from: PaysFrom
  /** Network address of the shopper. */
  readonly shopperAddress?: string | undefined
}

import type { Basket as WireBasket } from '#contracts/basket.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import type { TaxedOrder } from '#server/taxes/index.ts'

export type OrderState = OrderDetail['orderState']

/** The frozen basket as the shopper saw it. The order, the receipt and the mails always show this content. */
export type OrderContent = Omit<WireBasket, 'basketId' | 'version' | 'quantity' | 'bonusProductContexts'> & {
  /** The record for the tax service; never shown to the shopper. */
  readonly taxRecord?: TaxRecord | undefined
}

/** As stored in the database. */
export type TaxRecord = Omit<TaxedOrder, 'orderNumber' | 'now'> & { readonly now: string }

/** The consents stored with the order. */
export interface Consents {
  readonly terms: { readonly version: string; readonly at: string } | null
  readonly newsletter: { readonly version: string; readonly at: string } | null
  /** The full texts, if the market's law requires them. */
  readonly documents?: readonly LegalText[]
}

/** A legal document to read before payment, filled in for one order. */
export interface LegalText {
  readonly title: string
  readonly html: string
}

export interface NewOrder {
  readonly id: string
  readonly orderNumber: string
  readonly checkoutBasketId: string
  readonly basketId: string
  readonly paymentId: string
  readonly market: string
  readonly state: Extract<OrderState, 'placed' | 'paymentprocessing'>
  readonly totalMinor: number
  readonly currency: string
  readonly email: string
  readonly accountId: string | null
  readonly content: OrderContent
  readonly consents: Consents
  readonly lines: readonly {
    readonly lineId: string
    readonly sku: string
    readonly quantity: number
    readonly unitMinor: number
    readonly totalMinor: number
    /** Taxes of the line. */
    readonly vatMinor?: number
  }[]
}

export interface Order extends Omit<NewOrder, 'state' | 'lines'> {
  readonly state: OrderState
  readonly method: string
  readonly accountId: string | null
  readonly madeAt: Date
}

/** True if tax is added on top of the prices. */
export function taxIsOnTop(content: OrderContent): boolean {
  const { subtotal, totalDiscount, shippingTotal, paymentFee, totalVat, total } = content
  const priced = subtotal.amount - totalDiscount.amount + shippingTotal.amount + (paymentFee?.amount ?? 0)
  return totalVat.amount > 0 && total.amount > priced + totalVat.amount / 2
}

import type { Address } from '#contracts/delivery-address.ts'
import type { StoredTaxQuote } from '#server/taxes/index.ts'
import type { BasketLine } from './basket-line.ts'

/** A consent with its proof. */
export interface Acceptance {
  /** Version of the text that was shown. */
  readonly version: string
  /** ISO 8601. */
  readonly at: string
}

/** The delivery method the shopper chose. Its cost is calculated each time the basket is shown. */
export interface ChosenDelivery {
  readonly shippingMethodId: string
  readonly pickupPointId?: string | undefined
  /** Name and lines of the pickup point, as the shopper saw them. */
  readonly pickupPointAddress?: Readonly<Record<string, string>> | undefined
  readonly carrierPostNumber?: string | undefined
}

export interface Addresses {
  readonly shipping?: Address
  readonly billing?: Address
  readonly useBillingForShipping: boolean
}

/** The lines and choices of a shopper. Prices and stock are not part of it: they are read each time the basket is shown or paid. */
export interface Basket {
  readonly id: string
  readonly market: string
  readonly currency: string
  /** Counts changes. A frozen basket contains the version that it was made from. */
  readonly version: number
  readonly lines: readonly BasketLine[]
  readonly addresses: Addresses
  readonly email: string | null
  readonly terms: Acceptance | null
  readonly newsletter: Acceptance | null
  /** True once the shopper was asked for the newsletter, whatever they answered. */
  readonly newsletterAsked: boolean
  /** By the id of the shipment. */
  readonly shipments: Readonly<Record<string, ChosenDelivery>>
  /** In normal form: see `normalCode`. */
  readonly promoCodes: readonly string[]
  /** Card numbers, in the order in which they were added. */
  readonly giftCards: readonly string[]
  /** The number of bonus pieces the shopper declined, by promotion. */
  readonly optedOut: Readonly<Record<string, number>>
  readonly note: string | null
  /** The tax service's quote, with the key of the basket state it was made for. */
  readonly taxQuote: StoredTaxQuote | null
  /** Until when pieces are held for this basket. */
  readonly holdsUntil: Date | null
}

/**
 * A basket expires this many days after its last change; then nobody can open it. It is deleted a day later, unless a
 * payment for it is still open (`server/app/jobs/retention/delete-expired.repository.ts`). Its held pieces are released
 * much earlier: see `holdsUntil`.
 */
export const storedDays = 30

export const emptyBasket = (id: string, market: string, currency: string): Basket => ({
  id,
  market,
  currency,
  version: 1,
  lines: [],
  addresses: { useBillingForShipping: true },
  email: null,
  terms: null,
  newsletter: null,
  newsletterAsked: false,
  shipments: {},
  promoCodes: [],
  giftCards: [],
  optedOut: {},
  note: null,
  taxQuote: null,
  holdsUntil: null,
})

/** The number of pieces in all lines. */
export const quantityOf = (basket: Pick<Basket, 'lines'>): number =>
  basket.lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The delivery address; the billing address if the shopper chose to use it for delivery too. */
export const deliveryAddress = ({ addresses }: Basket): Address | undefined =>
  addresses.shipping ?? (addresses.useBillingForShipping ? addresses.billing : undefined)

/** Moves a basket to another market of the same currency, without the data of the old country. */
export function moveToMarket(
  basket: Basket,
  market: { readonly id: string; readonly country: { readonly code: string } },
): Basket {
  const stays = deliveryAddress(basket)?.country === market.country.code
  return stays
    ? { ...basket, market: market.id, terms: null, shipments: {} }
    : { ...basket, market: market.id, terms: null, shipments: {}, addresses: { useBillingForShipping: true } }
}

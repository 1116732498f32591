import { money } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import type {
  Charge,
  OpenPayment,
  PartyAddress,
  Payment,
  PaymentContext,
  ProviderName,
} from '#server/payments/index.ts'
import { chargeLines } from './charge-lines.ts'
import type { FrozenBasket } from './frozen-basket.ts'

export interface ChargeNeeds {
  /** The address to which a provider sends the browser back. */
  readonly returnUrl: (ask: {
    readonly market: Market
    readonly checkoutBasketId: string
    readonly paymentId: string
    readonly provider: ProviderName
  }) => string
  readonly origin: string
}

export interface ToCharge extends PaymentContext {
  readonly paymentId: string
  readonly provider: ProviderName
  readonly market: Market
  readonly frozen: FrozenBasket
  readonly method: Readonly<Record<string, unknown>>
  readonly browserInfo?: Readonly<Record<string, unknown>> | undefined
  readonly personalNumber?: string | undefined
}

/** The charge for a frozen basket. The amount is the amount due, never an amount sent by a caller. */
export function chargeOf(needs: ChargeNeeds, ask: ToCharge): Charge {
  const { market, frozen, paymentId, provider, method } = ask
  const { shown, email } = frozen.content
  const shipping = partyAt(shown.shippingAddress ?? shown.billingAddress, market)
  return {
    paymentId,
    checkoutBasketId: frozen.id,
    market: market.id,
    amount: money(frozen.dueMinor, frozen.currency),
    country: market.country.code,
    locale: market.locale,
    method,
    returnUrl: needs.returnUrl({ market, checkoutBasketId: frozen.id, paymentId, provider }),
    origin: needs.origin,
    email,
    lines: chargeLines(market, frozen),
    shipping,
    billing: shown.billingAddress ? partyAt(shown.billingAddress, market) : shipping,
    ...(ask.browserInfo ? { browserInfo: ask.browserInfo } : {}),
    ...(ask.personalNumber === undefined ? {} : { personalNumber: ask.personalNumber }),
    ...(ask.installments === undefined ? {} : { installments: ask.installments }),
    ...(ask.shopperAddress === undefined ? {} : { shopperAddress: ask.shopperAddress }),
    ...(ask.storeId === undefined ? {} : { storeId: ask.storeId }),
  }
}

export interface OpenNeeds extends ChargeNeeds {
  readonly frozen: { find(id: string): Promise<FrozenBasket | undefined> }
  readonly marketOf: (id: string) => Market | undefined
}

/** A payment with the data that its provider needs for later requests; undefined if its market is no longer open. */
export async function openPaymentOf(needs: OpenNeeds, payment: Payment): Promise<OpenPayment | undefined> {
  const market = needs.marketOf(payment.market)
  const frozen = market && (await needs.frozen.find(payment.checkoutBasketId))
  if (!market || !frozen || payment.provider === 'gift-cards') return undefined
  const { id: paymentId, provider, method, context, reference } = payment
  return {
    ...chargeOf(needs, { paymentId, provider, market, frozen, method: { type: method }, ...context }),
    reference,
  }
}

type WireAddress = NonNullable<FrozenBasket['content']['shown']['shippingAddress']>

function partyAt(address: WireAddress | undefined, { country }: Market): PartyAddress {
  const street = [address?.line1, address?.houseNumber, address?.line2].filter(Boolean).join(' ')
  return {
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    street,
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    region: address?.regionCode ?? '',
    // The billing address may be in another country than the delivery address.
    country: address?.country ?? country.code,
    phone: address?.mobilePhoneNumber ?? '',
  }
}

import { allocate, type Money } from '#foundation/money.ts'
import type { Charge, PartyAddress } from '#server/payments/payment-provider.port.ts'
import { priceText } from './price-text.ts'

/** The data to open the payment page: the buyer, the goods, and the return address of the browser. */
export function checkoutForm(charge: Charge) {
  const { paymentId, checkoutBasketId, amount, billing, shipping, email, lines, locale } = charge
  const isDigital = lines.every(({ kind }) => kind !== 'physical')
  return {
    locale: locale.startsWith('tr') ? 'tr' : 'en',
    conversationId: paymentId,
    price: priceText(amount),
    paidPrice: priceText(amount),
    currency: amount.currency,
    basketId: checkoutBasketId,
    paymentGroup: 'PRODUCT',
    callbackUrl: charge.returnUrl,
    enabledInstallments: charge.installments === undefined ? [1, 2, 3, 6, 9] : [charge.installments],
    buyer: {
      id: checkoutBasketId,
      name: billing.firstName,
      surname: billing.lastName,
      gsmNumber: billing.phone,
      email,
      identityNumber: charge.personalNumber ?? '',
      registrationAddress: billing.street,
      ip: charge.shopperAddress ?? '127.0.0.1',
      city: billing.city,
      country: billing.country,
      zipCode: billing.postalCode,
    },
    ...(isDigital ? {} : { shippingAddress: addressOf(shipping) }),
    billingAddress: addressOf(billing),
    basketItems: itemsOf(charge, amount),
  }
}

/**
 * The items must add up to the price and must each cost something. So the amount that gift cards and discounts cover is
 * taken off all items in proportion.
 */
function itemsOf({ lines }: Charge, amount: Money) {
  const costing = lines.filter(({ totalMinor }) => totalMinor > 0)
  const parts = allocate(
    amount,
    costing.map(({ totalMinor }) => totalMinor),
  )
  return costing
    .map((line, index) => ({
      id: line.id,
      name: line.name,
      category1: line.kind === 'shipping' ? 'Kargo' : 'Giyim',
      itemType: line.kind === 'physical' || line.kind === 'tax' ? 'PHYSICAL' : 'VIRTUAL',
      part: parts[index]!,
    }))
    .filter(({ part }) => part.minor > 0)
    .map(({ part, ...item }) => ({ ...item, price: priceText(part) }))
}

const addressOf = (address: PartyAddress) => ({
  contactName: `${address.firstName} ${address.lastName}`.trim(),
  city: address.city,
  country: address.country,
  address: address.street,
  zipCode: address.postalCode,
})

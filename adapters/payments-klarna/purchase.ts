import type { Charge, ChargeLine, PartyAddress } from '#server/payments/payment-provider.port.ts'

const kinds: Readonly<Record<ChargeLine['kind'], string>> = {
  physical: 'physical',
  digital: 'digital',
  shipping: 'shipping_fee',
  fee: 'surcharge',
  tax: 'sales_tax',
  discount: 'discount',
  'gift-card': 'gift_card',
}

/** The goods in the format of sessions and orders. The lines add up to the amount. */
export function purchaseOf({ amount, country, locale, lines, shipping, billing, email, paymentId }: Charge) {
  return {
    purchase_country: country,
    purchase_currency: amount.currency,
    locale,
    order_amount: amount.minor,
    order_tax_amount: lines.reduce((sum, { taxMinor }) => sum + taxMinor, 0) + taxLines(lines),
    order_lines: lines.map((line) => ({
      type: kinds[line.kind],
      reference: line.id,
      name: line.name,
      quantity: line.quantity,
      unit_price: line.unitMinor,
      total_amount: line.totalMinor,
      total_discount_amount: line.unitMinor * line.quantity - line.totalMinor,
      tax_rate: Math.round(line.taxPercent * 100),
      total_tax_amount: line.taxMinor,
    })),
    // Klarna accepts no billing address in another country than the purchase. Without one it asks the shopper for the
    // address.
    ...(billing.country === country ? { billing_address: addressOf(billing, email) } : {}),
    shipping_address: addressOf(shipping, email),
    merchant_reference1: paymentId,
  }
}

const taxLines = (lines: readonly ChargeLine[]): number =>
  lines.reduce((sum, { kind, totalMinor }) => (kind === 'tax' ? sum + totalMinor : sum), 0)

const addressOf = (address: PartyAddress, email: string) => ({
  given_name: address.firstName,
  family_name: address.lastName,
  email,
  phone: address.phone,
  street_address: address.street,
  postal_code: address.postalCode,
  city: address.city,
  ...(address.region === '' ? {} : { region: address.region }),
  country: address.country,
})

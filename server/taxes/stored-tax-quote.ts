import type { Address } from '#contracts/delivery-address.ts'
import { money, zero } from '#foundation/money.ts'
import type { TaxPart } from './tax-parts.ts'
import type { QuotedTax, TaxQuote } from './tax-service.port.ts'

/** A tax quote stored with its basket. It is valid as long as the key of the basket is the same. */
export interface StoredTaxQuote extends TaxQuote {
  readonly key: string
}

/** The parts of a basket that determine its taxes. */
export interface TaxedBasket {
  readonly address: Address
  readonly lines: readonly {
    readonly id: string
    readonly sku: string
    readonly quantity: number
    readonly netMinor: number
  }[]
  readonly deliveryMinor: number
  /** The local date at the destination. */
  readonly day: string
}

/** A key that is equal for baskets with equal taxes. */
export const taxKey = ({ address, lines, deliveryMinor, day }: TaxedBasket): string =>
  JSON.stringify([
    [address.country, address.regionCode, address.postalCode, address.city, address.line1],
    lines.map(({ id, sku, quantity, netMinor }) => [id, sku, quantity, netMinor]),
    deliveryMinor,
    day,
  ])

/** A quoted tax as parts of an amount: a taxed and an untaxed part. */
export function quotedParts(
  amountMinor: number,
  currency: string,
  { taxableMinor, percent, taxMinor }: QuotedTax,
): TaxPart[] {
  const taxed = taxMinor > 0 ? Math.min(Math.max(taxableMinor, 0), amountMinor) : 0
  const part = (minor: number, rate: number, vat: number): TaxPart[] =>
    minor === 0 && vat === 0
      ? []
      : [
          {
            percent: rate,
            percent2: 0,
            amount: money(minor, currency),
            vat: money(vat, currency),
            vat2: zero(currency),
          },
        ]
  return [...part(taxed, percent, taxMinor), ...part(amountMinor - taxed, 0, 0)]
}

/** Combines parts into one quoted tax, with the rate of the taxed parts. */
export function taxedOf(parts: readonly TaxPart[]): QuotedTax {
  const taxed = parts.filter(({ vat, vat2, percent, percent2 }) => vat.minor + vat2.minor > 0 || percent + percent2 > 0)
  const sum = (of: (part: TaxPart) => number) => taxed.reduce((total, part) => total + of(part), 0)
  return {
    taxableMinor: sum(({ amount }) => amount.minor),
    percent: taxed[0] ? taxed[0].percent + taxed[0].percent2 : 0,
    taxMinor: sum(({ vat, vat2 }) => vat.minor + vat2.minor),
  }
}

import { type Money, money } from '#foundation/money.ts'
import type { CountryFacts } from '#server/markets/index.ts'
import { partsOfDelivery, partsOfLine, type TaxPart } from './tax-parts.ts'
import type { QuotedTax, TaxService } from './tax-service.port.ts'
import { taxesFor } from './taxes.ts'

/** The country's own table as a service: it needs nobody, and knows no town. Tax returns are made from the orders themselves. */
export const tableTaxes = (country: CountryFacts): TaxService => ({
  quote: async ({ currency, to, lines, deliveryMinor, now }) => {
    const { usual, rateOf } = taxesFor(country, { regionCode: to.regionCode }, { language: 'en', now })
    const of = (minor: number): Money => money(minor, currency)
    const parts = lines.map((line) => partsOfLine(of(line.netMinor), line.quantity, false, rateOf(line)))
    return {
      lines: lines.map(({ id }, index) => ({ id, ...together(parts[index]!) })),
      delivery: together(partsOfDelivery(of(deliveryMinor), parts.flat(), false, usual)),
    }
  },
  record: async () => {},
  giveBack: async () => {},
})

/** At the rate of what is taxed at all. */
function together(parts: readonly TaxPart[]): QuotedTax {
  const taxed = parts.filter(({ vat, vat2, percent, percent2 }) => vat.minor + vat2.minor > 0 || percent + percent2 > 0)
  const sum = (of: (part: TaxPart) => number) => taxed.reduce((total, part) => total + of(part), 0)
  return {
    taxableMinor: sum(({ amount }) => amount.minor),
    percent: taxed[0] ? taxed[0].percent + taxed[0].percent2 : 0,
    taxMinor: sum(({ vat, vat2 }) => vat.minor + vat2.minor),
  }
}

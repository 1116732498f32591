import { type Money, money } from '#foundation/money.ts'
import type { CountryFacts } from '#server/markets/index.ts'
import { taxedOf } from './stored-tax-quote.ts'
import { partsOfDelivery, partsOfLine } from './tax-parts.ts'
import type { TaxService } from './tax-service.port.ts'
import { taxesFor } from './taxes.ts'

/** The country's table in the form of a tax service. It does not know the rates of towns. For tax returns, the orders are used. */
export const tableTaxes = (country: CountryFacts): TaxService => ({
  quote: async ({ currency, to, lines, deliveryMinor, now }) => {
    const { usual, rateOf } = taxesFor(country, { regionCode: to.regionCode }, { language: 'en', now })
    const of = (minor: number): Money => money(minor, currency)
    const parts = lines.map((line) => partsOfLine(of(line.netMinor), line.quantity, false, rateOf(line)))
    return {
      lines: lines.map(({ id }, index) => ({ id, ...taxedOf(parts[index]!) })),
      delivery: taxedOf(partsOfDelivery(of(deliveryMinor), parts.flat(), false, usual)),
    }
  },
  record: async () => {},
  recordRefund: async () => {},
})

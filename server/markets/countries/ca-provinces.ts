import type { Region } from '../market.ts'
import { always, type CategoryRate, type DatedRate } from '../tax-rates.ts'

const gst = { rate: { rates: always(5) }, name: 'GST', nameFrench: 'TPS' } as const
const withPst = (percent: number) => ({ ...gst, rate2: { rates: always(percent) }, name2: 'PST', name2French: 'TVP' })
const hst = (percent: number | readonly DatedRate[], byCategory: readonly CategoryRate[] = []) => ({
  rate: { rates: typeof percent === 'number' ? always(percent) : percent, byCategory },
  ...{ name: 'HST', nameFrench: 'TVH' },
})

/** Three provinces refund their own part at the point of sale, so only the federal part is charged. */
const childrensGoods: readonly CategoryRate[] = [
  {
    categories: ['childrens-clothing', 'childrens-footwear'],
    rates: always(5),
    source:
      'Canada Revenue Agency, GST/HST Info Sheet GI-063 (canada.ca/en/revenue-agency/services/forms-publications/publications/gi-063), read 2026-11-22',
  },
]

const novaScotia: readonly DatedRate[] = [
  { percent: 15, from: '1970-01-01' },
  { percent: 14, from: '2025-04-01' },
]

/** Provinces and territories. The federal tax is alone, has a separate provincial tax beside it, or is combined with it. */
export const provinces: readonly Region[] = [
  { code: 'AB', name: 'Alberta', tax: gst },
  { code: 'BC', name: 'British Columbia', tax: withPst(7) },
  { code: 'MB', name: 'Manitoba', tax: withPst(7) },
  { code: 'NB', name: 'New Brunswick', tax: hst(15) },
  { code: 'NL', name: 'Newfoundland and Labrador', tax: hst(15) },
  { code: 'NS', name: 'Nova Scotia', tax: hst(novaScotia, childrensGoods) },
  { code: 'NT', name: 'Northwest Territories', tax: gst },
  { code: 'NU', name: 'Nunavut', tax: gst },
  { code: 'ON', name: 'Ontario', tax: hst(13, childrensGoods) },
  { code: 'PE', name: 'Prince Edward Island', tax: hst(15, childrensGoods) },
  { code: 'QC', name: 'Quebec', tax: { ...gst, rate2: { rates: always(9.975) }, name2: 'QST', name2French: 'TVQ' } },
  { code: 'SK', name: 'Saskatchewan', tax: withPst(6) },
  { code: 'YT', name: 'Yukon', tax: gst },
]

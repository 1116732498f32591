import type { Region } from '../market.ts'

const gst = { rate: 5, name: 'GST', nameFrench: 'TPS' } as const
const withPst = (rate2: number) => ({ ...gst, rate2, name2: 'PST', name2French: 'TVP' })
const hst = (rate: number) => ({ rate, name: 'HST', nameFrench: 'TVH' })

/** Provinces and territories: the federal tax, with a provincial one beside it or harmonised with it. Rates in percent. */
export const provinces: readonly Region[] = [
  { code: 'AB', name: 'Alberta', tax: gst },
  { code: 'BC', name: 'British Columbia', tax: withPst(7) },
  { code: 'MB', name: 'Manitoba', tax: withPst(7) },
  { code: 'NB', name: 'New Brunswick', tax: hst(15) },
  { code: 'NL', name: 'Newfoundland and Labrador', tax: hst(15) },
  { code: 'NS', name: 'Nova Scotia', tax: hst(14) },
  { code: 'NT', name: 'Northwest Territories', tax: gst },
  { code: 'NU', name: 'Nunavut', tax: gst },
  { code: 'ON', name: 'Ontario', tax: hst(13) },
  { code: 'PE', name: 'Prince Edward Island', tax: hst(15) },
  { code: 'QC', name: 'Quebec', tax: { ...gst, rate2: 9.975, name2: 'QST', name2French: 'TVQ' } },
  { code: 'SK', name: 'Saskatchewan', tax: withPst(6) },
  { code: 'YT', name: 'Yukon', tax: gst },
]

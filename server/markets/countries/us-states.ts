import type { Region } from '../market.ts'
import { always, type CategoryRate, type DatedRate, type PieceLimit } from '../tax-rates.ts'

/** States and the federal district with the state's sales tax in percent; counties and cities may add their own. */
const rates: readonly (readonly [code: string, name: string, rate: number])[] = [
  ['AL', 'Alabama', 4],
  ['AK', 'Alaska', 0],
  ['AZ', 'Arizona', 5.6],
  ['AR', 'Arkansas', 6.5],
  ['CA', 'California', 7.25],
  ['CO', 'Colorado', 2.9],
  ['CT', 'Connecticut', 6.35],
  ['DE', 'Delaware', 0],
  ['DC', 'District of Columbia', 6],
  ['FL', 'Florida', 6],
  ['GA', 'Georgia', 4],
  ['HI', 'Hawaii', 4],
  ['ID', 'Idaho', 6],
  ['IL', 'Illinois', 6.25],
  ['IN', 'Indiana', 7],
  ['IA', 'Iowa', 6],
  ['KS', 'Kansas', 6.5],
  ['KY', 'Kentucky', 6],
  ['LA', 'Louisiana', 5],
  ['ME', 'Maine', 5.5],
  ['MD', 'Maryland', 6],
  ['MA', 'Massachusetts', 6.25],
  ['MI', 'Michigan', 6],
  ['MN', 'Minnesota', 6.875],
  ['MS', 'Mississippi', 7],
  ['MO', 'Missouri', 4.225],
  ['MT', 'Montana', 0],
  ['NE', 'Nebraska', 5.5],
  ['NV', 'Nevada', 6.85],
  ['NH', 'New Hampshire', 0],
  ['NJ', 'New Jersey', 6.625],
  ['NM', 'New Mexico', 4.875],
  ['NY', 'New York', 4],
  ['NC', 'North Carolina', 4.75],
  ['ND', 'North Dakota', 5],
  ['OH', 'Ohio', 5.75],
  ['OK', 'Oklahoma', 4.5],
  ['OR', 'Oregon', 0],
  ['PA', 'Pennsylvania', 6],
  ['RI', 'Rhode Island', 7],
  ['SC', 'South Carolina', 6],
  ['SD', 'South Dakota', 4.2],
  ['TN', 'Tennessee', 7],
  ['TX', 'Texas', 6.25],
  ['UT', 'Utah', 6.1],
  ['VT', 'Vermont', 6],
  ['VA', 'Virginia', 5.3],
  ['WA', 'Washington', 6.5],
  ['WV', 'West Virginia', 6],
  ['WI', 'Wisconsin', 5],
  ['WY', 'Wyoming', 4],
]

/** States whose rate has changed or will change. */
const dated: Readonly<Record<string, readonly DatedRate[]>> = {
  // revenue.louisiana.gov: 5 % from 1 January 2025 until 31 December 2029.
  LA: [
    { percent: 4.45, from: '1970-01-01' },
    { percent: 5, from: '2025-01-01' },
    { percent: 4.75, from: '2030-01-01' },
  ],
}

const worn = ['clothing', 'footwear', 'childrens-clothing', 'childrens-footwear'] as const
const source =
  'avalara.com, Clothing tax state by state (avalara.com/blog/en/north-america/2020/02/how-to-handle-sales-tax-on-clothing-a--state-by-state-guide.html), read 2026-11-22'
const untaxed = (pieces?: PieceLimit): readonly CategoryRate[] => [
  { categories: worn, rates: always(0), ...(pieces ? { pieces } : {}), source },
]

/** States that do not tax clothes and shoes, or tax them only above a price. Accessories are not clothes there. */
const clothing: Readonly<Record<string, readonly CategoryRate[]>> = {
  MN: untaxed(),
  NJ: untaxed(),
  PA: untaxed(),
  VT: untaxed(),
  MA: untaxed({ taxed: 'above', minor: 17_500 }),
  NY: untaxed({ taxed: 'whole', minor: 11_000 }),
  RI: untaxed({ taxed: 'above', minor: 25_000 }),
}

export const states: readonly Region[] = rates.map(([code, name, percent]) => ({
  code,
  name,
  tax: { rate: { rates: dated[code] ?? always(percent), byCategory: clothing[code] ?? [] }, name: 'Sales tax' },
}))

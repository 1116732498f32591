import { britishSizes, country } from '../country.ts'
import { always } from '../tax-rates.ts'

export const greatBritain = country({
  code: 'GB',
  name: 'Great Britain',
  phonePrefix: '+44',
  currency: 'GBP',
  languages: ['en'],
  priority: 8,
  timeZone: 'Europe/London',
  continent: 'europe',
  eea: false,
  sizes: britishSizes,
  storeLocatorIcon: false,
  postalCode: {
    pattern: '(?:[Gg][Ii][Rr] ?0[Aa]{2}|[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2})',
    example: 'WC1N 3LW',
  },
  address: { houseNumber: false },
  taxPercent: 20,
  taxByCategory: [
    {
      categories: ['childrens-clothing', 'childrens-footwear'],
      rates: always(0),
      sizes: { 'childrens-clothing': { age: 13, heightCm: 158 }, 'childrens-footwear': { euShoe: 35.5 } },
      source:
        'HMRC VAT Notice 714 (gov.uk/guidance/vat-on-young-childrens-clothing-and-footwear-notice-714): up to the eve of the 14th birthday; girls’ shoes up to size 3, read 2026-11-22',
    },
  ],
})

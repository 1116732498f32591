import { britishSizes, country } from '../country.ts'
import { always } from '../tax-rates.ts'

export const ireland = country({
  code: 'IE',
  name: 'Ireland',
  phonePrefix: '+353',
  currency: 'EUR',
  languages: ['en'],
  priority: 9,
  timeZone: 'Europe/Dublin',
  continent: 'europe',
  eea: true,
  sizes: britishSizes,
  storeLocatorIcon: false,
  postalCode: { pattern: '(?:[A-Za-z]\\d{2}|[Dd]6[Ww]) ?[A-Za-z\\d]{4}', example: 'D02 AF30' },
  address: { houseNumber: false },
  taxPercent: 23,
  taxByCategory: [
    {
      categories: ['childrens-clothing', 'childrens-footwear'],
      rates: always(0),
      sizes: { 'childrens-clothing': { age: 10, heightCm: 152 }, 'childrens-footwear': { euShoe: 38 } },
      source:
        'Minister for Finance, Select Committee on Finance, 8 November 2018 (kildarestreet.com/committees/?gid=2018-11-08a.1568): under 11 years, up to 152 cm and shoe size 38, read 2026-11-22',
    },
  ],
})

import { americanSizes, country } from '../country.ts'
import { provinces } from './ca-provinces.ts'

export const canada = country({
  code: 'CA',
  name: 'Canada',
  phonePrefix: '+1',
  currency: 'CAD',
  languages: ['en', 'fr'],
  priority: 24,
  timeZone: 'America/Toronto',
  continent: 'americas',
  eea: false,
  sizes: americanSizes,
  postalCode: { pattern: '[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d', example: 'M5V 2T6' },
  address: { houseNumber: false, regions: 'provinces' },
  taxPercent: 5,
  tax: { included: false },
  regions: provinces,
})

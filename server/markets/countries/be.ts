import { country, four } from '../country.ts'

export const belgium = country({
  code: 'BE',
  name: 'Belgium',
  phonePrefix: '+32',
  currency: 'EUR',
  languages: ['nl', 'fr'],
  priority: 7,
  timeZone: 'Europe/Brussels',
  continent: 'europe',
  eea: true,
  postalCode: four('1000'),
  taxPercent: 21,
})

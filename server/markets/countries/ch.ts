import { country, four } from '../country.ts'

export const switzerland = country({
  code: 'CH',
  name: 'Switzerland',
  phonePrefix: '+41',
  currency: 'CHF',
  languages: ['de', 'fr', 'it'],
  priority: 14,
  timeZone: 'Europe/Zurich',
  continent: 'europe',
  eea: false,
  postalCode: four('8001'),
  taxPercent: 8.1,
})

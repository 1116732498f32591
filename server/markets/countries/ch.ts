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
  taxPercent: [
    { percent: 7.7, from: '1970-01-01' },
    { percent: 8.1, from: '2024-01-01' },
  ],
})

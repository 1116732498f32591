import { anyCode, country } from '../country.ts'

export const liechtenstein = country({
  code: 'LI',
  name: 'Liechtenstein',
  phonePrefix: '+423',
  currency: 'CHF',
  languages: ['de'],
  priority: 0,
  timeZone: 'Europe/Vaduz',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('9490'),
  taxPercent: 8.1,
})

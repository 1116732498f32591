import { anyCode, country } from '../country.ts'

export const luxembourg = country({
  code: 'LU',
  name: 'Luxembourg',
  phonePrefix: '+352',
  currency: 'EUR',
  languages: ['fr', 'de'],
  priority: 0,
  timeZone: 'Europe/Luxembourg',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('1136'),
  taxPercent: 17,
})

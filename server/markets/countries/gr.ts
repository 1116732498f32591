import { anyCode, country } from '../country.ts'

export const greece = country({
  code: 'GR',
  name: 'Greece',
  phonePrefix: '+30',
  currency: 'EUR',
  languages: ['el'],
  priority: 21,
  timeZone: 'Europe/Athens',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('105 57'),
  taxPercent: 24,
})

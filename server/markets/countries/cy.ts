import { anyCode, country } from '../country.ts'

export const cyprus = country({
  code: 'CY',
  name: 'Cyprus',
  phonePrefix: '+357',
  currency: 'EUR',
  languages: ['el'],
  priority: 0,
  timeZone: 'Asia/Nicosia',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('1011'),
  taxPercent: 19,
})

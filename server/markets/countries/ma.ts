import { anyCode, country } from '../country.ts'

export const morocco = country({
  code: 'MA',
  name: 'Morocco',
  phonePrefix: '+212',
  currency: 'MAD',
  languages: ['fr'],
  priority: 0,
  timeZone: 'Africa/Casablanca',
  continent: 'asia-africa',
  eea: false,
  postalCode: anyCode('20250'),
  taxPercent: 20,
})

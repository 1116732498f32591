import { anyCode, country, frenchSizes } from '../country.ts'

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
  sizes: frenchSizes,
  postalCode: anyCode('20250'),
  taxPercent: 20,
})

import { anyCode, country, frenchSizes } from '../country.ts'

export const algeria = country({
  code: 'DZ',
  name: 'Algeria',
  phonePrefix: '+213',
  currency: 'DZD',
  languages: ['fr'],
  priority: 0,
  timeZone: 'Africa/Algiers',
  continent: 'asia-africa',
  eea: false,
  sizes: frenchSizes,
  postalCode: anyCode('16000'),
  taxPercent: 19,
})

import { anyCode, country, frenchSizes } from '../country.ts'

export const monaco = country({
  code: 'MC',
  name: 'Monaco',
  phonePrefix: '+377',
  currency: 'EUR',
  languages: ['fr'],
  priority: 0,
  timeZone: 'Europe/Monaco',
  continent: 'europe',
  eea: false,
  sizes: frenchSizes,
  postalCode: anyCode('98000'),
  address: { houseNumber: false, city: false },
  taxPercent: 20,
})

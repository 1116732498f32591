import { anyCode, country, frenchSizes } from '../country.ts'

export const tunisia = country({
  code: 'TN',
  name: 'Tunisia',
  phonePrefix: '+216',
  currency: 'TND',
  languages: ['fr'],
  priority: 0,
  timeZone: 'Africa/Tunis',
  continent: 'asia-africa',
  eea: false,
  sizes: frenchSizes,
  postalCode: anyCode('1000'),
  address: { customsCustomerNumber: true },
  taxPercent: 19,
  tax: { summary: true },
})

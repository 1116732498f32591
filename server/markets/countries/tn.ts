import { anyCode, country } from '../country.ts'

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
  postalCode: anyCode('1000'),
  address: { customsCustomerNumber: true },
  taxPercent: 19,
  tax: { summary: true },
})

import { anyCode, country } from '../country.ts'

export const northMacedonia = country({
  code: 'MK',
  name: 'North Macedonia',
  phonePrefix: '+389',
  currency: 'MKD',
  languages: ['mk'],
  priority: 0,
  timeZone: 'Europe/Skopje',
  continent: 'europe',
  eea: false,
  postalCode: anyCode('1000'),
  address: { customsCustomerNumber: true },
  taxPercent: 18,
  tax: { summary: true },
})

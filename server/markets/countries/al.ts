import { anyCode, country } from '../country.ts'

export const albania = country({
  code: 'AL',
  name: 'Albania',
  phonePrefix: '+355',
  currency: 'ALL',
  languages: ['sq'],
  priority: 0,
  timeZone: 'Europe/Tirane',
  continent: 'europe',
  eea: false,
  postalCode: anyCode('1001'),
  taxPercent: 20,
})

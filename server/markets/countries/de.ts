import { country, five } from '../country.ts'

export const germany = country({
  code: 'DE',
  name: 'Germany',
  phonePrefix: '+49',
  currency: 'EUR',
  languages: ['de'],
  priority: 5,
  timeZone: 'Europe/Berlin',
  continent: 'europe',
  eea: true,
  confirmsMarketing: true,
  postalCode: five('10119'),
  address: { carrierPostNumber: true },
  taxPercent: 19,
})

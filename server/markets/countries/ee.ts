import { anyCode, country } from '../country.ts'

export const estonia = country({
  code: 'EE',
  name: 'Estonia',
  phonePrefix: '+372',
  currency: 'EUR',
  languages: ['et'],
  priority: 0,
  timeZone: 'Europe/Tallinn',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('10146'),
  taxPercent: 24,
})

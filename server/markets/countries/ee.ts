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
  taxPercent: [
    { percent: 22, from: '1970-01-01' },
    { percent: 24, from: '2025-07-01' },
  ],
})

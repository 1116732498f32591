import { anyCode, country } from '../country.ts'

export const croatia = country({
  code: 'HR',
  name: 'Croatia',
  phonePrefix: '+385',
  currency: 'EUR',
  languages: ['hr'],
  priority: 0,
  timeZone: 'Europe/Zagreb',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('10000'),
  taxPercent: 25,
})

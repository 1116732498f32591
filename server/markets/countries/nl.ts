import { country } from '../country.ts'

export const netherlands = country({
  code: 'NL',
  name: 'Netherlands',
  phonePrefix: '+31',
  currency: 'EUR',
  languages: ['nl'],
  priority: 6,
  timeZone: 'Europe/Amsterdam',
  continent: 'europe',
  eea: true,
  postalCode: { pattern: '\\d{4} ?[A-Za-z]{2}', example: '1012 AB' },
  taxPercent: 21,
})

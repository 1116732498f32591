import { country } from '../country.ts'

export const greatBritain = country({
  code: 'GB',
  name: 'Great Britain',
  phonePrefix: '+44',
  currency: 'GBP',
  languages: ['en'],
  priority: 8,
  timeZone: 'Europe/London',
  continent: 'europe',
  eea: false,
  postalCode: {
    pattern: '(?:[Gg][Ii][Rr] ?0[Aa]{2}|[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2})',
    example: 'WC1N 3LW',
  },
  address: { houseNumber: false },
  taxPercent: 20,
})

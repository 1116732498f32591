import { country, five } from '../country.ts'

export const finland = country({
  code: 'FI',
  name: 'Finland',
  phonePrefix: '+358',
  currency: 'EUR',
  languages: ['fi'],
  priority: 4,
  timeZone: 'Europe/Helsinki',
  continent: 'europe',
  eea: true,
  postalCode: five('00100'),
  taxPercent: [
    { percent: 24, from: '1970-01-01' },
    { percent: 25.5, from: '2024-09-01' },
  ],
})

import { anyCode, country } from '../country.ts'

export const liechtenstein = country({
  code: 'LI',
  name: 'Liechtenstein',
  phonePrefix: '+423',
  currency: 'CHF',
  languages: ['de'],
  priority: 0,
  timeZone: 'Europe/Vaduz',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('9490'),
  taxPercent: [
    { percent: 7.7, from: '1970-01-01' },
    { percent: 8.1, from: '2024-01-01' },
  ],
})

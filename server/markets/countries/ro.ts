import { anyCode, country } from '../country.ts'

export const romania = country({
  code: 'RO',
  name: 'Romania',
  phonePrefix: '+40',
  currency: 'RON',
  languages: ['ro'],
  priority: 20,
  timeZone: 'Europe/Bucharest',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('010062'),
  taxPercent: [
    { percent: 19, from: '1970-01-01' },
    { percent: 21, from: '2025-08-01' },
  ],
})

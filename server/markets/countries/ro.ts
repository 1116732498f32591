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
  taxPercent: 21,
})

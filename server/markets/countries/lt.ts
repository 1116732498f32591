import { anyCode, country } from '../country.ts'

export const lithuania = country({
  code: 'LT',
  name: 'Lithuania',
  phonePrefix: '+370',
  currency: 'EUR',
  languages: ['lt'],
  priority: 0,
  timeZone: 'Europe/Vilnius',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('01103'),
  taxPercent: 21,
})

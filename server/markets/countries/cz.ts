import { country, threeAndTwo } from '../country.ts'

export const czechia = country({
  code: 'CZ',
  name: 'Czechia',
  phonePrefix: '+420',
  currency: 'CZK',
  languages: ['cs'],
  priority: 17,
  timeZone: 'Europe/Prague',
  continent: 'europe',
  eea: true,
  postalCode: threeAndTwo('110 00'),
  taxPercent: 21,
})

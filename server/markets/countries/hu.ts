import { anyCode, country } from '../country.ts'

export const hungary = country({
  code: 'HU',
  name: 'Hungary',
  phonePrefix: '+36',
  currency: 'HUF',
  languages: ['hu'],
  priority: 19,
  timeZone: 'Europe/Budapest',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('1052'),
  taxPercent: 27,
})

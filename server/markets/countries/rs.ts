import { anyCode, country } from '../country.ts'

export const serbia = country({
  code: 'RS',
  name: 'Serbia',
  phonePrefix: '+381',
  currency: 'RSD',
  languages: ['sr'],
  priority: 0,
  timeZone: 'Europe/Belgrade',
  continent: 'europe',
  eea: false,
  postalCode: anyCode('11000'),
  taxPercent: 20,
})

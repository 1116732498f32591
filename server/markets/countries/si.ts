import { anyCode, country } from '../country.ts'

export const slovenia = country({
  code: 'SI',
  name: 'Slovenia',
  phonePrefix: '+386',
  currency: 'EUR',
  languages: ['sl'],
  priority: 0,
  timeZone: 'Europe/Ljubljana',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('1000'),
  taxPercent: 22,
})

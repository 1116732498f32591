import { anyCode, country } from '../country.ts'

export const malta = country({
  code: 'MT',
  name: 'Malta',
  phonePrefix: '+356',
  currency: 'EUR',
  languages: ['en'],
  priority: 0,
  timeZone: 'Europe/Malta',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('VLT 1117'),
  taxPercent: 18,
})

import { anyCode, country } from '../country.ts'

export const bulgaria = country({
  code: 'BG',
  name: 'Bulgaria',
  phonePrefix: '+359',
  currency: 'EUR',
  languages: ['bg'],
  priority: 0,
  timeZone: 'Europe/Sofia',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('1000'),
  taxPercent: 20,
})

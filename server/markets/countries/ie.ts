import { country } from '../country.ts'

export const ireland = country({
  code: 'IE',
  name: 'Ireland',
  phonePrefix: '+353',
  currency: 'EUR',
  languages: ['en'],
  priority: 9,
  timeZone: 'Europe/Dublin',
  continent: 'europe',
  eea: true,
  postalCode: { pattern: '(?:[A-Za-z]\\d{2}|[Dd]6[Ww]) ?[A-Za-z\\d]{4}', example: 'D02 AF30' },
  address: { houseNumber: false },
  taxPercent: 23,
})

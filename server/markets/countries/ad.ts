import { country } from '../country.ts'

export const andorra = country({
  code: 'AD',
  name: 'Andorra',
  phonePrefix: '+376',
  currency: 'EUR',
  languages: ['es'],
  priority: 0,
  timeZone: 'Europe/Andorra',
  continent: 'europe',
  eea: false,
  postalCode: { pattern: '[Aa][Dd]\\d{3}', example: 'AD500' },
  address: { houseNumber: false },
  taxPercent: 4.5,
})

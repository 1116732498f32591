import { country, four } from '../country.ts'

export const austria = country({
  code: 'AT',
  name: 'Austria',
  phonePrefix: '+43',
  currency: 'EUR',
  languages: ['de'],
  priority: 13,
  timeZone: 'Europe/Vienna',
  continent: 'europe',
  eea: true,
  postalCode: four('1010'),
  address: { carrierPostNumber: true },
  taxPercent: 20,
})

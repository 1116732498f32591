import { country, four } from '../country.ts'

export const norway = country({
  code: 'NO',
  name: 'Norway',
  phonePrefix: '+47',
  currency: 'NOK',
  languages: ['no'],
  priority: 2,
  timeZone: 'Europe/Oslo',
  continent: 'europe',
  eea: true,
  postalCode: four('0150'),
  taxPercent: 25,
})

import { country, four } from '../country.ts'

export const denmark = country({
  code: 'DK',
  name: 'Denmark',
  phonePrefix: '+45',
  currency: 'DKK',
  languages: ['da'],
  priority: 1,
  timeZone: 'Europe/Copenhagen',
  continent: 'europe',
  eea: true,
  postalCode: four('1208'),
  taxPercent: 25,
})

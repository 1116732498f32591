import { country, threeAndTwo } from '../country.ts'

export const sweden = country({
  code: 'SE',
  name: 'Sweden',
  phonePrefix: '+46',
  currency: 'SEK',
  languages: ['sv'],
  priority: 3,
  timeZone: 'Europe/Stockholm',
  continent: 'europe',
  eea: true,
  postalCode: threeAndTwo('111 20'),
  taxPercent: 25,
})

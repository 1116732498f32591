import { anyCode, country } from '../country.ts'

export const bosniaAndHerzegovina = country({
  code: 'BA',
  name: 'Bosnia and Herzegovina',
  phonePrefix: '+387',
  currency: 'BAM',
  languages: ['bs'],
  priority: 0,
  timeZone: 'Europe/Sarajevo',
  continent: 'europe',
  eea: false,
  postalCode: anyCode('71000'),
  taxPercent: 17,
})

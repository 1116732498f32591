import { anyCode, country } from '../country.ts'

export const latvia = country({
  code: 'LV',
  name: 'Latvia',
  phonePrefix: '+371',
  currency: 'EUR',
  languages: ['lv'],
  priority: 0,
  timeZone: 'Europe/Riga',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('LV-1050'),
  taxPercent: 21,
})

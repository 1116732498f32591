import { country } from '../country.ts'

export const poland = country({
  code: 'PL',
  name: 'Poland',
  phonePrefix: '+48',
  currency: 'PLN',
  languages: ['pl'],
  priority: 15,
  timeZone: 'Europe/Warsaw',
  continent: 'europe',
  eea: true,
  postalCode: { pattern: '\\d{2}-\\d{3}', example: '00-545', mask: '##-####' },
  taxPercent: 23,
})

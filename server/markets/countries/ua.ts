import { anyCode, country } from '../country.ts'

export const ukraine = country({
  code: 'UA',
  name: 'Ukraine',
  phonePrefix: '+380',
  currency: 'UAH',
  languages: ['uk'],
  priority: 0,
  timeZone: 'Europe/Kyiv',
  continent: 'europe',
  eea: false,
  postalCode: anyCode('01001'),
  address: { legalCustomerNumber: true },
  taxPercent: 20,
})

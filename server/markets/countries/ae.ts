import { country } from '../country.ts'

export const unitedArabEmirates = country({
  code: 'AE',
  name: 'United Arab Emirates',
  phonePrefix: '+971',
  currency: 'AED',
  languages: ['en', 'ar'],
  priority: 0,
  timeZone: 'Asia/Dubai',
  continent: 'asia-africa',
  eea: false,
  sizes: { kids: 'age' },
  postalCode: null,
  address: { houseNumber: false },
  taxPercent: 5,
})

import { country, five } from '../country.ts'

export const italy = country({
  code: 'IT',
  name: 'Italy',
  phonePrefix: '+39',
  currency: 'EUR',
  languages: ['it'],
  priority: 12,
  timeZone: 'Europe/Rome',
  continent: 'europe',
  eea: true,
  sizes: { women: 'it', men: 'it', kids: 'age' },
  postalCode: five('20121'),
  taxPercent: 22,
})

import { country, five } from '../country.ts'

export const spain = country({
  code: 'ES',
  name: 'Spain',
  phonePrefix: '+34',
  currency: 'EUR',
  languages: ['es'],
  priority: 11,
  timeZone: 'Europe/Madrid',
  continent: 'europe',
  eea: true,
  sizes: { kids: 'age' },
  storeLocatorIcon: false,
  postalCode: five('28004'),
  taxPercent: 21,
})

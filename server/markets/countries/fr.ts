import { country, five, frenchSizes } from '../country.ts'

export const france = country({
  code: 'FR',
  name: 'France',
  phonePrefix: '+33',
  currency: 'EUR',
  languages: ['fr'],
  priority: 10,
  timeZone: 'Europe/Paris',
  continent: 'europe',
  eea: true,
  sizes: frenchSizes,
  postalCode: five('75003'),
  address: { houseNumber: false },
  taxPercent: 20,
})

import { country } from '../country.ts'

export const portugal = country({
  code: 'PT',
  name: 'Portugal',
  phonePrefix: '+351',
  currency: 'EUR',
  languages: ['pt'],
  priority: 16,
  timeZone: 'Europe/Lisbon',
  continent: 'europe',
  eea: true,
  sizes: { kids: 'age' },
  postalCode: { pattern: '\\d{4}-\\d{3}', example: '1200-443', mask: '####-###' },
  taxPercent: 23,
})

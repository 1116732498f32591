import { country, threeAndTwo } from '../country.ts'

export const slovakia = country({
  code: 'SK',
  name: 'Slovakia',
  phonePrefix: '+421',
  currency: 'EUR',
  languages: ['sk'],
  priority: 18,
  timeZone: 'Europe/Bratislava',
  continent: 'europe',
  eea: true,
  postalCode: { ...threeAndTwo('811 01'), mask: '### ##' },
  taxPercent: [
    { percent: 20, from: '1970-01-01' },
    { percent: 23, from: '2025-01-01' },
  ],
})

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
  taxPercent: 23,
})

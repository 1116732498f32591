import { anyCode, country } from '../country.ts'

export const iceland = country({
  code: 'IS',
  name: 'Iceland',
  phonePrefix: '+354',
  currency: 'ISK',
  languages: ['is'],
  priority: 0,
  timeZone: 'Atlantic/Reykjavik',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('101'),
  taxPercent: 24,
})

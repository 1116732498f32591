import { country, five } from '../country.ts'
import { districts, zones } from './tr-districts.ts'

export const turkiye = country({
  code: 'TR',
  name: 'Türkiye',
  phonePrefix: '+90',
  currency: 'TRY',
  languages: ['tr'],
  priority: 22,
  timeZone: 'Europe/Istanbul',
  continent: 'europe',
  eea: false,
  plainMemberPrice: true,
  postalCode: five('34367'),
  address: { regions: 'districts', taxOffice: true },
  taxPercent: 10,
  regions: districts,
  zones,
})

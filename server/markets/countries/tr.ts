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
  sizes: { kids: 'age' },
  plainMemberPrice: true,
  agreesToDataApart: true,
  documentsBeforePaying: 2,
  postalCode: five('34367'),
  address: { regions: 'districts', taxOffice: true },
  // The usual rate, which most goods of a fashion shop have.
  taxPercent: [
    { percent: 8, from: '1970-01-01' },
    { percent: 10, from: '2023-07-10' },
  ],
  taxByCategory: [
    {
      categories: ['standard'],
      rates: [
        { percent: 18, from: '1970-01-01' },
        { percent: 20, from: '2023-07-10' },
      ],
      source: 'the general rate; nobody has confirmed which goods of a fashion shop it holds for',
    },
  ],
  regions: districts,
  zones,
})

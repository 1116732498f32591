import { anyCode, country } from '../country.ts'

export const kazakhstan = country({
  code: 'KZ',
  name: 'Kazakhstan',
  phonePrefix: '+7',
  currency: 'KZT',
  languages: ['kk'],
  priority: 0,
  timeZone: 'Asia/Almaty',
  continent: 'asia-africa',
  eea: false,
  postalCode: anyCode('050000'),
  address: { legalCustomerNumber: true },
  taxPercent: [
    { percent: 12, from: '1970-01-01' },
    { percent: 16, from: '2026-01-01' },
  ],
})

import { anyCode, country } from '../country.ts'
import { always } from '../tax-rates.ts'

export const luxembourg = country({
  code: 'LU',
  name: 'Luxembourg',
  phonePrefix: '+352',
  currency: 'EUR',
  languages: ['fr', 'de'],
  priority: 0,
  timeZone: 'Europe/Luxembourg',
  continent: 'europe',
  eea: true,
  postalCode: anyCode('1136'),
  taxPercent: [
    { percent: 17, from: '1970-01-01' },
    { percent: 16, from: '2023-01-01', until: '2024-01-01' },
    { percent: 17, from: '2024-01-01' },
  ],
  taxByCategory: [
    {
      categories: ['childrens-clothing', 'childrens-footwear'],
      rates: always(3),
      sizes: { 'childrens-clothing': { age: 13, heightCm: 164 } },
      source:
        'clothes and shoes of children under 14 at 3 %: paperjam.lu/article/quelle-tva-par-produit-au-luxe, read 2026-11-22',
    },
  ],
})

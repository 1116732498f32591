import { americanSizes, country } from '../country.ts'
import { states } from './us-states.ts'

export const unitedStates = country({
  code: 'US',
  name: 'United States',
  phonePrefix: '+1',
  currency: 'USD',
  languages: ['en'],
  priority: 23,
  timeZone: 'America/New_York',
  continent: 'americas',
  eea: false,
  sizes: americanSizes,
  giftCardsSuggested: false,
  postalCode: { pattern: '\\d{5}(?:-\\d{4})?', example: '10012' },
  address: { houseNumber: false, regions: 'states' },
  taxPercent: 0,
  tax: { included: false, name: 'tax.sales', summary: true },
  regions: states,
})

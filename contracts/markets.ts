import { z } from 'zod'
import { idText } from './bounds.ts'
import type { Calls } from './calls.ts'

/** A market in the format of the specification: a language in a country, with its currency. */
export const market = z
  .object({
    id: z.string(),
    priority: z.number().int(),
    language: z.object({ name: z.string(), baseCode: z.string() }),
    country: z.object({ name: z.string(), code: z.string() }),
    url: z.string(),
    name: z.string(),
    currency: z.string(),
  })
  .meta({ id: 'Market' })
export type Market = z.infer<typeof market>

/** Market data to render pages; part of the shell. */
export const marketSettings = z.object({
  id: z.string(),
  /** BCP 47, for `Intl`: `da-DK`, `ar-AE`. */
  locale: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  currency: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  timeZone: z.string(),
  /** What reductions are compared with. `prior`: the lowest price of the last 30 days (EU and EEA); `list`: the list price. */
  reductions: z.enum(['prior', 'list']),
  /** The member price is shown next to the public one, without a struck-through price and without a saving. */
  plainMemberPrice: z.literal(true).optional(),
  /** The shopper agrees to the use of personal data separately from the terms of an account. */
  agreesToDataApart: z.literal(true).optional(),
  /** The order button shows the amount to pay, because no law of the country prescribes its text. */
  buttonNamesAmount: z.literal(true).optional(),
  pricesIncludeTax: z.boolean(),
  /** Shows a table with one row per tax instead of one line. */
  taxSummary: z.boolean().optional(),
  freeFreight: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  phonePrefix: z.string(),
  /** The header has an icon that leads to the stores. */
  storeLocatorIcon: z.literal(true).optional(),
})
export type MarketSettings = z.infer<typeof marketSettings>

export const country = z
  .object({
    code: z.string(),
    name: z.string(),
    phonePrefix: z.string(),
    rules: z.object({
      postalCode: z.boolean(),
      city: z.boolean(),
      houseNumber: z.boolean(),
      postalPattern: z.string().optional(),
      postalMask: z.string().optional(),
      legalCustomerNumber: z.boolean(),
      customsCustomerNumber: z.boolean(),
      carrierPostNumber: z.boolean(),
      states: z.boolean(),
      provinces: z.boolean(),
      districts: z.boolean(),
    }),
  })
  .meta({ id: 'Country' })
export type Country = z.infer<typeof country>

export const marketsCalls = {
  'GET /api/markets': {
    who: 'anyone',
    summary: 'All open markets, in the order shoppers see them',
    query: z.object({ market: idText.optional() }),
    answer: z.array(market),
    problems: [400],
    also: ['/api/f/{market}/markets'],
  },
  'GET /api/order/{catalog}/countries': {
    who: 'anyone',
    summary: 'Countries that can be delivered to, with their address rules',
    answer: z.array(country),
    problems: [400],
  },
} satisfies Calls

export const geolocationCalls = {
  'GET /api/geolocation/suggest/{market}': {
    who: 'anyone',
    summary: 'Markets a visitor may mean, by the country they are in; none when nothing is known of them',
    answer: z.array(z.string()),
    problems: [400],
    params: z.object({ market: idText }),
  },
} satisfies Calls

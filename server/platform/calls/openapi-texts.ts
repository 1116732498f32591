import type { CallerKind } from '#contracts/calls.ts'
import type { Json } from './json-schemas.ts'

export const tagTexts: Readonly<Record<string, string>> = {
  'address-validation': 'Addresses while they are typed',
  badges: 'Badges of products',
  catalog: 'Products and search',
  f: 'What editors and settings say, by market in the path',
  geolocation: 'In which market a visitor seems to be',
  inventory: 'What can be shipped',
  notifyme: 'Word by mail when a product is back',
  order: 'Baskets, checkout, payments and orders',
  productgoinglive: 'Word by mail when a product is launched',
  recommendation: 'Recommended products',
  'retail-stock': 'What stores have',
  'size-advisor': 'Which size fits',
  tracking: 'Events of shoppers who agreed to be measured',
  monitoring: 'Faults, times and recorded visits of pages',
  'conversion-tests': 'Variants of the shop',
  reviews: 'What buyers think',
  'returns-plugin': 'The form of a returns service',
  stores: 'Stores and collecting in them',
  visitor: 'The visitor and their device',
}

/** The market comes from the path, else from the query, else from this header, else from the cookie of the last market. */
export const parameters: Json = {
  CurrentMarket: {
    name: 'X-Current-Market',
    in: 'header',
    required: false,
    description: 'Market id, where neither the path nor the query names one; without it the cookie "market" counts.',
    schema: { type: 'string', maxLength: 40 },
    example: 'da-dk',
  },
  BasketKey: {
    name: 'X-Basket-Key',
    in: 'header',
    required: false,
    description:
      'The key of the basket, for clients that keep no cookies; told in the same header of the answer that made it.',
    schema: { type: 'string', maxLength: 200 },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'Chosen by the caller, one for each thing to do. The same call again gets the first answer; kept for 30 days.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  MarketInQuery: {
    name: 'market',
    in: 'query',
    required: false,
    description: 'Market id, where the path names none.',
    schema: { type: 'string', maxLength: 40 },
    example: 'da-dk',
  },
}

export const securitySchemes: Json = {
  internalKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY', description: 'The key of a service.' },
  basketCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'basket',
    description: 'The key of the basket, set when a line is added; on https its name is "__Host-basket".',
  },
  basketKey: { type: 'apiKey', in: 'header', name: 'X-Basket-Key', description: 'The key of the basket itself.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sAccessToken',
    description: 'A signed-in customer; on https its name is "__Host-sAccessToken".',
  },
  bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a client that keeps it itself.' },
  storeDevice: { type: 'apiKey', in: 'header', name: 'X-ISO-Context', description: 'A device in a store.' },
}

/** One of the alternatives is enough. An empty list: no proof is needed, or the provider signs its requests. */
export const securityOf: Readonly<Record<CallerKind, readonly Json[]>> = {
  anyone: [],
  list: [],
  provider: [],
  basket: [{ basketCookie: [] }, { basketKey: [] }, { internalKey: [] }],
  account: [{ session: [] }, { bearer: [] }],
  store: [{ storeDevice: [] }, { internalKey: [] }],
  internal: [{ internalKey: [] }],
}

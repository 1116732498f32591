import type { IndexedProduct } from '#server/search/product-index.port.ts'

/** One index a market. Words arrive as stems, so nothing is analysed here. */
export const indexBody = {
  settings: { number_of_shards: 1, refresh_interval: '1s', 'index.max_result_window': 1_000_000 },
  mappings: {
    dynamic: false,
    dynamic_templates: [
      { values: { path_match: 'values.*', mapping: { type: 'keyword' } } },
      { words: { path_match: 'words.*', mapping: { type: 'keyword', doc_values: false } } },
      { places: { path_match: 'places.*', mapping: { type: 'integer' } } },
    ],
    properties: {
      id: { type: 'keyword' },
      style: { type: 'keyword' },
      option: { type: 'keyword' },
      tags: { type: 'keyword' },
      price: { type: 'integer' },
      percent: { type: 'integer' },
      since: { type: 'long' },
      sold: { type: 'integer' },
      soldOut: { type: 'integer' },
      giftCard: { type: 'boolean' },
      storeOnly: { type: 'boolean' },
      values: { type: 'object', dynamic: true },
      words: { type: 'object', dynamic: true },
      places: { type: 'object', dynamic: true },
    },
  },
} as const

/** A product as a document; what is sold out sorts after the rest by a number. */
export const documentOf = ({ stocked, ...product }: IndexedProduct) => ({ ...product, soldOut: stocked ? 0 : 1 })

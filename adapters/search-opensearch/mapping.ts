import type { IndexedProduct } from '#server/search/product-index.port.ts'

/** The settings of an index; there is one for each market. Words are already stems, so OpenSearch does not analyse them. */
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

/** A product as a document. `soldOut` is a number, so that sold-out products sort after the others. */
export const documentOf = ({ stocked, ...product }: IndexedProduct) => ({ ...product, soldOut: stocked ? 0 : 1 })

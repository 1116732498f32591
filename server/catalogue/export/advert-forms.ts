import { csvLine } from '#foundation/csv-line.ts'
import type { FeedForm } from './google-forms.ts'
import type { GoogleItem } from './google-items.ts'

type Column = readonly [name: string, told: (item: GoogleItem) => string]

const one = (item: GoogleItem, name: string): string => {
  const value = item.get(name) ?? ''
  return typeof value === 'string' ? value : value.join(',')
}
const same = (name: string): Column => [name, (item) => one(item, name)]

const table = (columns: readonly Column[]): FeedForm => ({
  begin: csvLine(columns.map(([name]) => name)),
  item: (item) => csvLine(columns.map(([, told]) => told(item))),
  end: '',
})

const metaAvailability: Readonly<Record<string, string>> = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  preorder: 'available for order',
}

/** A catalogue for Meta. Most columns have Google's names. Availability has other words, and pictures are separated by commas. */
export const metaCsv: FeedForm = table([
  ...['id', 'title', 'description'].map(same),
  ['availability', (item) => metaAvailability[one(item, 'availability')] ?? ''],
  ...['condition', 'price', 'link', 'image_link', 'additional_image_link', 'brand', 'gtin', 'item_group_id'].map(same),
  ...['sale_price', 'sale_price_effective_date', 'color', 'size', 'size_system', 'gender', 'age_group'].map(same),
  ...['material', 'pattern', 'product_type', 'google_product_category'].map(same),
])

/** The amount in `199.00 DKK`. */
const amountOf = (price: string): string => price.split(' ')[0] ?? ''
const currencyOf = (price: string): string => price.split(' ')[1] ?? ''

/** A product feed for Awin: `search_price` is the current price, `rrp_price` the previous one. */
export const awinCsv: FeedForm = table([
  ['merchant_product_id', (item) => one(item, 'id')],
  ['product_name', (item) => one(item, 'title')],
  ['description', (item) => one(item, 'description')],
  ['merchant_deep_link', (item) => one(item, 'link')],
  ['merchant_image_url', (item) => one(item, 'image_link')],
  ['search_price', (item) => amountOf(one(item, 'sale_price') || one(item, 'price'))],
  ['rrp_price', (item) => (item.has('sale_price') ? amountOf(one(item, 'price')) : '')],
  ['currency', (item) => currencyOf(one(item, 'price'))],
  ['in_stock', (item) => (one(item, 'availability') === 'in_stock' ? '1' : '0')],
  ['brand_name', (item) => one(item, 'brand')],
  ['merchant_product_category_path', (item) => one(item, 'product_type')],
  ['ean', (item) => one(item, 'gtin')],
  ['parent_product_id', (item) => one(item, 'item_group_id')],
  ['condition', (item) => one(item, 'condition')],
  ['colour', (item) => one(item, 'color')],
  ['Fashion:size', (item) => one(item, 'size')],
  ['Fashion:suitable_for', (item) => one(item, 'gender')],
  ['Fashion:material', (item) => one(item, 'material')],
])

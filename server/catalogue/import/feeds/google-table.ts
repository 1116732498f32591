import { plainText } from '../plain-text.ts'
import { feedMoney } from './feed-cells.ts'
import type { FeedItem } from './feed-item.ts'

/** `g:image link`, `image_link` and `shipping(country:price)` get their plain names. */
export const googleName = (column: string): string =>
  column
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/\(.*\)$/, '')
    .trim()
    .replace(/[\s-]+/g, '_')

/** Names that affiliate networks use for the same attributes, the better one first. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  id: ['merchant_product_id', 'aw_product_id', 'sku', 'product_id'],
  title: ['product_name', 'name'],
  link: ['merchant_deep_link', 'aw_deep_link', 'url', 'product_url'],
  image_link: ['merchant_image_url', 'aw_image_url', 'image_url', 'image'],
  price: ['search_price', 'store_price'],
  availability: ['in_stock', 'stock_status'],
  brand: ['brand_name', 'manufacturer'],
  product_type: ['merchant_product_category_path', 'merchant_category', 'category_name', 'category'],
  color: ['colour', 'fashion:colour', 'fashion:color'],
  size: ['fashion:size'],
  material: ['fashion:material'],
  gender: ['fashion:suitable_for'],
  gtin: ['ean', 'upc', 'product_gtin', 'barcode'],
  item_group_id: ['parent_product_id', 'group_id'],
  description: ['product_short_description'],
}

/** Columns that identify Google product data. */
export const isGoogleFeed = (columns: readonly string[]): boolean => {
  const names = new Set(columns.map(googleName))
  const has = (name: string) => names.has(name) || (otherNames[name] ?? []).some((other) => names.has(other))
  return ['id', 'title', 'price'].every(has) && (has('availability') || has('link'))
}

/**
 * Cells by Google's names. If a recommended price is higher, the current price is a sale. A currency in its own column
 * is added to the price.
 */
export function googleCells(cells: Readonly<Record<string, string>>): FeedItem['cells'] {
  const named: Record<string, string> = {}
  for (const [column, cell] of Object.entries(cells)) {
    const name = googleName(column)
    if (cell.trim() !== '') named[name] = named[name] ? `${named[name]}\n${cell}` : cell
  }
  for (const [name, others] of Object.entries(otherNames))
    named[name] ??= others.map((other) => named[other]).find(Boolean) ?? ''
  const full = named.rrp_price
  if (full && !named.sale_price && figure(full) > figure(named.price ?? '')) {
    named.sale_price = named.price!
    named.price = full
  }
  for (const name of ['price', 'sale_price'])
    if (named.currency && named[name] && !/[A-Za-z€£₺]/.test(named[name])) named[name] += ` ${named.currency}`
  return named
}

const figure = (price: string): number => Number(feedMoney(price)?.amount ?? 0)

/** Attributes that the shop uses. Others are reported and stored unchanged. */
const meant = new Set([
  ...Object.keys(otherNames),
  ...Object.values(otherNames).flat(),
  ...['sale_price', 'sale_price_effective_date', 'availability_date', 'expiration_date', 'currency', 'rrp_price'],
  ...['condition', 'google_product_category', 'additional_image_link', 'mpn', 'identifier_exists', 'age_group'],
  ...[
    'size_type',
    'size_system',
    'pattern',
    'multipack',
    'is_bundle',
    'product_highlight',
    'product_detail',
    'quantity',
  ],
  ...['certification', 'mobile_link', 'adult', 'tax_category'],
])

const withoutMeaning = (columns: Iterable<string>): string[] =>
  [...new Set([...columns].map(googleName))].filter((name) => name !== '' && !meant.has(name))

const mostStored = 40
const longestStored = 1000

/** The other attributes of an item: stored unchanged and exported again. */
export const storedCells = (cells: FeedItem['cells']): [string, string][] =>
  withoutMeaning(Object.keys(cells))
    .filter((name) => /^[a-z][a-z0-9_:]{0,60}$/.test(name) && !read.has(name))
    .slice(0, mostStored)
    .flatMap((name) => {
      const said = plainText(cells[name] ?? '').slice(0, longestStored)
      return said === '' ? [] : [[name, said]]
    })

/** Attributes of other formats than Google's that are read here. */
const read = new Set(['tags', 'gift_card'])

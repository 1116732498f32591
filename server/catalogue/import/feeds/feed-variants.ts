import { isEan } from '../cells.ts'
import type { Placed, Rows } from '../rows.ts'
import { fourOf, slugged } from '../slugs.ts'
import { type FeedSize, feedAvailability, feedMoment, feedSize, feedSizes, sizesOf } from './feed-cells.ts'
import type { FeedItem } from './feed-item.ts'
import { feedPrices } from './feed-prices.ts'
import type { FeedProduct } from './feed-product.ts'
import { idOf, keyOf, numberOf, type Reading } from './feed-reading.ts'
import type { KnownVariant } from './feed-shop.ts'
import { feedTaxCategory } from './feed-tax.ts'

/** Adds the sizes of a colour with prices and stock. Returns how many were accepted. */
export function feedVariants(reading: Reading, { row, sizedAs }: FeedProduct, items: readonly FeedItem[]): number {
  const is = {
    shoe: sizedAs === 'shoe',
    kids: row.subBrand === 'kids',
    trousers: sizedAs === 'trousers',
  }
  const said = sizesOf(items)
  const told = items.map((item, at) => ({ item, size: said[at]!, known: reading.shop.ids.variant(keyOf(item)) }))
  let taken = 0
  // Items that were imported before keep their ids, so they come before new items that might get the same id.
  for (const { item, size, known } of told.toSorted((a, b) => Number(!a.known) - Number(!b.known))) {
    const sizes = item.made ? [feedSize(size, is)] : feedSizes(size, is)
    const only = sizes.length === 1
    const before = only && known?.productId === row.productId ? known : {}
    for (const one of sizes)
      if (addVariant(reading, item, { productId: row.productId, size: { ...one, ...idsOf(before) }, only })) taken += 1
  }
  return taken
}

const idsOf = ({ sizeId, lengthId }: Partial<KnownVariant>): Partial<FeedSize> =>
  sizeId === undefined ? {} : { sizeId, lengthId: lengthId ?? null }

interface SizeOption {
  readonly productId: string
  readonly size: FeedSize
  /** True if the item has only this size. Only then are the item's id and EAN those of the variant. */
  readonly only: boolean
}

function addVariant(reading: Reading, item: FeedItem, { productId, size: told, only }: SizeOption): boolean {
  const { shop, rows, remarks, seen } = reading
  const { line, cells } = item
  const id = idOf(cells)
  const warn = (warned: string) => remarks.push({ line, warned })
  const before = seen.get(skuOf(productId, told))
  const size = before === undefined ? told : apart(reading, item, { productId, size: told, only })
  const sku = skuOf(productId, size)
  const prices = feedPrices(shop, sku, cells)
  if (typeof prices === 'string') return remarks.push({ line, refused: prices, names: id }) === 0
  seen.set(sku, line)
  if (size.sizeName !== told.sizeName)
    warn(
      `this colour stands twice in size ${told.sizeName} (rows ${before} and ${line}); this one is called ${size.sizeName}`,
    )
  for (const warned of prices.warned) warn(warned)
  rows.variants.push({
    line,
    row: {
      ...{ sku, productId, ...size, lengthName: size.lengthId },
      ean: only ? eanOf(cells, warn) : null,
      position: placeOfSize(size),
      taxCategory: feedTaxCategory(cells),
      // In an export the number of other sources' goods is their sku, so it is not stored as a name in a feed.
      sourceId: only && numberOf(item) !== sku ? numberOf(item) : null,
      sourceKey: only ? keyOf(item) : null,
    },
  })
  rows.prices.push(...prices.rows.map((row) => ({ line, row })))
  rows.stock.push(...stockOf(reading, item, { sku, currency: prices.currency }))
  return true
}

const skuOf = (productId: string, { sizeId, lengthId }: FeedSize): string =>
  [productId, sizeId, ...(lengthId === null ? [] : [lengthId])].join('_')

/**
 * Gives a different id to a size whose id is taken. Names that differ only in punctuation stay as they are. Equal names
 * get the item's number.
 */
function apart({ rows, seen }: Reading, item: FeedItem, { productId, size }: SizeOption): FeedSize {
  const sku = skuOf(productId, size)
  const holder = rows.variants.find(({ row }) => row.sku === sku)?.row
  const number = numberOf(item)
  const other =
    holder && holder.sizeName !== size.sizeName
      ? { ...size, sizeId: `${size.sizeId}-${fourOf(size.sizeName)}` }
      : { ...size, sizeId: slugged(number) || size.sizeId, sizeName: `${size.sizeName} (${number})` }
  return seen.has(skuOf(productId, other)) ? { ...other, sizeId: `${other.sizeId}-${fourOf(keyOf(item))}` } : other
}

/** Spreadsheets remove leading zeros. If the check digit fits with zeros added, the longer number is the right one. */
function eanOf({ gtin = '' }: FeedItem['cells'], warn: (why: string) => void): string | null {
  const digits = gtin.replace(/[\s-]/g, '')
  if (digits === '') return null
  const whole = [digits, digits.padStart(12, '0'), digits.padStart(13, '0')].find(isEan)
  if (!whole) warn(`gtin ${gtin.slice(0, 20)} is none (its check digit or its length is wrong); left out`)
  return whole ?? null
}

const letterOrder = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'xxxxl']
const wordOrder: Readonly<Record<string, string>> = {
  small: 's',
  medium: 'm',
  large: 'l',
  'x-large': 'xl',
  'x-small': 'xs',
  '2xl': 'xxl',
  '3xl': 'xxxl',
  '4xl': 'xxxxl',
}

/** Orders sizes from small to large, whatever their order in the feed. */
function placeOfSize({ sizeId, lengthId }: FeedSize): number {
  const letters = letterOrder.indexOf(wordOrder[sizeId] ?? sizeId)
  if (letters >= 0) return letters + 1
  const [figure] = /\d+([.,-]5)?/.exec(sizeId) ?? ['500']
  return 20 + Math.round(Number(figure.replace(/[,-]/, '.')) * 100) + Number(/^\d\d$/.exec(lengthId ?? '')?.[0] ?? 0)
}

/** Pieces at each place that sells in this currency: the given quantity, or an assumed one if the feed says only "in stock". */
export function stockOf(
  { shop, remarks }: Reading,
  { line, cells }: FeedItem,
  { sku, currency }: { sku: string; currency: string },
): Placed<Rows['stock']>[] {
  const availability = feedAvailability(cells.availability ?? '')
  const expires = feedMoment(cells.expiration_date ?? '')
  const gone = expires !== undefined && expires <= shop.now
  if (gone) remarks.push({ line, warned: `expired on ${expires.toISOString().slice(0, 10)}; counted as sold out` })
  const why = gone ? undefined : unavailable(cells, shop.now)
  if (why) remarks.push({ line, warned: `${why}; counted as sold out` })
  const counted = /^\d{1,6}$/.exec((cells.quantity ?? '').trim())?.[0]
  const some = availability === 'in-stock' && !gone
  return shop.places(currency).map((place) => ({
    line,
    row:
      some && counted === undefined
        ? { sku, place, quantity: shop.pieces, atLeast: true }
        : { sku, place, quantity: some ? Number(counted) : 0 },
  }))
}

/** Why an item counts as sold out although the feed does not say so. */
function unavailable({ availability = '', availability_date = '' }: FeedItem['cells'], now: Date): string | undefined {
  if (availability === '') return 'has no availability'
  const known = feedAvailability(availability)
  if (!known) return `availability "${availability.slice(0, 40)}" is not known`
  const launch = feedMoment(availability_date)
  return known === 'later' && !(launch && launch > now)
    ? `${availability.slice(0, 40)} names no day to come`
    : undefined
}

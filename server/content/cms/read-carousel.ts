import type { WidgetOf } from '#contracts/widgets.ts'
import { field, flag, group, number, oneOf, records, text, wholeNumber } from './fields.ts'
import { isPlainRecord, type Plain, type PlainRecord } from './plain-document.ts'
import { readLine } from './read-html.ts'
import { readLink } from './read-link.ts'
import { readPictures } from './read-picture.ts'
import type { Reading } from './reading.ts'
import type { Common } from './widget-common.ts'

/** Milliseconds between slides where the editor named none. */
const autoplayFallbackMs = 2500

type Tiles = { readonly mobile: number; readonly tablet: number; readonly desktop: number }

const carouselFields = (record: PlainRecord, tiles: Tiles, reading: Reading) => ({
  headline: readLine(record.headline ?? null, reading),
  headlineTextAlignment: text(record.headlineTextAlignment ?? null) ?? 'left',
  toggleFullWidth: flag(record.toggleFullWidth ?? null),
  autoplay: flag(record.autoplay ?? null),
  autoplayAfterMs: (number(record.autoplayAfter ?? null) ?? 0) * 1000 || autoplayFallbackMs,
  speedMs: number(record.speed ?? null) ?? 100,
  pagination: flag(record.pagination ?? null),
  arrowsPosition: oneOf(record.arrowsPosition ?? null, 'inside', 'outside'),
  displayed: {
    mobile: wholeNumber(record.displayedProductsMobile ?? null, tiles.mobile, 1, 12),
    tablet: wholeNumber(record.displayedProductsTablet ?? null, tiles.tablet, 1, 12),
    desktop: wholeNumber(record.displayedProductsDesktop ?? null, tiles.desktop, 1, 12),
  },
})

/** A carousel without pictures is not worth its room. */
export function readImageCarousel(
  record: PlainRecord,
  common: Common,
  reading: Reading,
): WidgetOf<'imageCarousel'> | null {
  const items = records(field(record, 'items', 'slides')).flatMap((item) => {
    const images = readPictures(item)
    if (!images.mobile && !images.tablet && !images.desktop) return []
    return [{ images, title: readLine(item.title ?? null, reading), link: readLink(item.link ?? null, reading) }]
  })
  if (items.length === 0) return null
  return {
    ...common,
    ...carouselFields(record, { mobile: 2, tablet: 2, desktop: 3 }, reading),
    kind: 'imageCarousel',
    items,
  }
}

/** Which products, says the editor; the products themselves come when the page is composed. */
export function readProductCarousel(
  record: PlainRecord,
  common: Common,
  reading: Reading,
): WidgetOf<'productCarousel'> | null {
  const chosen = { ...record, ...group(record.content ?? null) }
  const productIds = idsOf(field(chosen, 'products', 'productIds'))
  const category = categoryOf(field(chosen, 'category', 'categoryId'))
  if (productIds.length === 0 && category === null) return null
  return {
    ...common,
    ...carouselFields(record, { mobile: 3, tablet: 5, desktop: 6 }, reading),
    kind: 'productCarousel',
    link: readLink(record.link ?? null, reading),
    content: {
      productIds,
      category,
      sorting: text(field(chosen, 'sorting')),
      size: wholeNumber(field(chosen, 'size', 'numberOfProducts'), 12, 1, 60),
    },
    products: [],
  }
}

const idOf = (value: Plain): string | null =>
  isPlainRecord(value) ? text(field(value, 'productId', 'id')) : text(value)

const idsOf = (value: Plain): string[] =>
  Array.isArray(value)
    ? (value as readonly Plain[]).map(idOf).filter((id) => id !== null)
    : (text(value)?.split(/[\s,]+/) ?? [])

/** An id, or a reference to the category's document. */
export const categoryOf = (value: Plain): string | null =>
  isPlainRecord(value)
    ? idOf(isPlainRecord(value.value ?? null) || value.relationTo ? (value.value ?? null) : value)
    : text(value)

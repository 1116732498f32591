import type { CarouselLook } from '#contracts/carousels.ts'
import { recommendationTypes } from '#contracts/recommendations.ts'
import type { WidgetOf } from '#contracts/widgets.ts'
import { colour, field, flag, group, number, oneOf, records, text, wholeNumber } from './fields.ts'
import { isPlainRecord, type Plain, type PlainRecord } from './plain-document.ts'
import { readLine } from './read-html.ts'
import { readLink } from './read-link.ts'
import { readPictures } from './read-picture.ts'
import { readableOrNone } from './readable-colour.ts'
import type { Reading } from './reading.ts'
import type { Common } from './widget-common.ts'

/** Milliseconds between slides if the editor gave none. */
const autoplayFallbackMs = 2500

type Tiles = CarouselLook['displayed']

const productTiles: Tiles = { mobile: 3, tablet: 5, desktop: 6 }
const pictureTiles: Tiles = { mobile: 2, tablet: 2, desktop: 3 }

const carouselFields = (record: PlainRecord, tiles: Tiles, reading: Reading): CarouselLook => ({
  headline: readLine(record.headline ?? null, reading),
  headlineTextAlignment: oneOf(record.headlineTextAlignment ?? null, 'left', 'center', 'right'),
  headlineFontSize: number(record.headlineFontSize ?? null),
  headlineColor: headlineColour(record, reading),
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
  preview: { left: previewOf(record, 'Left'), right: previewOf(record, 'Right') },
  padding: {
    top: pixels(record.paddingTop),
    right: pixels(record.paddingRight),
    bottom: pixels(record.paddingBottom),
    left: pixels(record.paddingLeft),
  },
})

/** A headline that would be unreadable on the background gets the text colour of its carousel. */
function headlineColour(record: PlainRecord, reading: Reading): string | null {
  const [ground, written] = [colour(record.backgroundColor ?? null), colour(record.headlineColor ?? null)]
  const kept = readableOrNone(written, ground)
  if (kept !== written) reading.report(`headline ${written} cannot be read on ${ground}`)
  return kept
}

const pixels = (value: Plain | undefined): number => wholeNumber(value ?? null, 0, 0, 400)

const previewOf = (record: PlainRecord, side: 'Left' | 'Right'): Tiles => ({
  mobile: pixels(record[`preview${side}Mobile`]),
  tablet: pixels(record[`preview${side}Tablet`]),
  desktop: pixels(record[`preview${side}Desktop`]),
})

/** A carousel without pictures is left out. */
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
    ...carouselFields(record, pictureTiles, reading),
    kind: 'imageCarousel',
    items,
  }
}

/** The recommendation widget of either version, by default for recently viewed products. The browser requests the products. */
export const readRecommendationCarousel =
  (version: '2' | '3') =>
  (record: PlainRecord, common: Common, reading: Reading): WidgetOf<'recommendationCarousel'> => {
    const chosen = { ...record, ...group(record.content ?? null) }
    const wanted = text(field(chosen, 'recommendationType', 'recommendation'))?.toLowerCase()
    return {
      ...common,
      ...carouselFields(record, productTiles, reading),
      kind: 'recommendationCarousel',
      version,
      type: recommendationTypes.find((type) => type.toLowerCase() === wanted) ?? recommendationTypes[0],
      link: readLink(record.link ?? null, reading),
      content: {
        category: categoryOf(field(chosen, 'category', 'categoryId')),
        size: wholeNumber(field(chosen, 'size', 'numberOfProducts'), 12, 1, 20),
        productIds: idsOf(field(chosen, 'products', 'productIds')),
      },
    }
  }

/** A visitor's saved products; the browser requests them. */
export const readWishlistCarousel = (
  record: PlainRecord,
  common: Common,
  reading: Reading,
): WidgetOf<'wishlistCarousel'> => ({
  ...common,
  ...carouselFields(record, productTiles, reading),
  kind: 'wishlistCarousel',
  link: readLink(record.link ?? null, reading),
})

/** One product, shown from all sides. */
export function readProductDetailCarousel(
  record: PlainRecord,
  common: Common,
  reading: Reading,
): WidgetOf<'productDetailCarousel'> | null {
  const productId = idOf(field(record, 'product', 'productId'))
  if (productId === null) return null
  const fields = carouselFields(record, pictureTiles, reading)
  return { ...common, ...fields, kind: 'productDetailCarousel', productId, product: null }
}

/** An editor chooses products by id, a category, or an order of all goods. The products are read when the page is composed. */
export function readProductCarousel(
  record: PlainRecord,
  common: Common,
  reading: Reading,
): WidgetOf<'productCarousel'> | null {
  const chosen = { ...record, ...group(record.content ?? null) }
  const productIds = idsOf(field(chosen, 'products', 'productIds'))
  const category = categoryOf(field(chosen, 'category', 'categoryId'))
  const sorting = text(field(chosen, 'sorting'))
  if (productIds.length === 0 && category === null && sorting === null) return null
  return {
    ...common,
    ...carouselFields(record, productTiles, reading),
    kind: 'productCarousel',
    link: readLink(record.link ?? null, reading),
    content: {
      productIds,
      category,
      sorting,
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

/** A category as an id or as a reference to its document. */
export const categoryOf = (value: Plain): string | null =>
  isPlainRecord(value)
    ? idOf(isPlainRecord(value.value ?? null) || value.relationTo ? (value.value ?? null) : value)
    : text(value)

import type { ProductCard } from '#contracts/catalogue.ts'
import { type Product, textOf } from './assortment.ts'
import { isComing, launchAt } from './launches.ts'
import type { LocalizedRange, Moment } from './localized-range.ts'
import { hasPriceHere, inStock, isInStores, type MarketRange, productPrice } from './market-range.ts'
import { badgesOf, isNew } from './new-goods.ts'
import { textIn } from './product-attributes.ts'
import { calloutOf } from './product-claims.ts'
import { frontAndBack, frontImageOf, productImages, productUrl } from './product-links.ts'
import { shownProductPrice } from './product-price.ts'
import { partsOf } from './product-sets.ts'

/** A product as a tile in a market shows it. */
export function productCard(localized: LocalizedRange, slot: number, product: Product, moment: Moment): ProductCard {
  const { range, t } = localized
  const { market } = range
  const { attributes } = product
  const language = market.id
  const text = textOf(product, language)
  const images = productImages(product, text, t)
  const siblings = soldSiblings(range, product)
  const parts = soldParts(range, product)
  const callout = calloutOf(language, product)
  const newNow = isNew(product, market, moment)
  return {
    id: product.id,
    styleNumber: product.styleNumber,
    optionId: product.optionId,
    name: text.name,
    url: productUrl(market.id, text, product.id),
    ...pricesOf(localized, slot, product),
    subBrand: product.subBrand,
    brand: product.brand,
    badges: badgesOf(product, market, moment, t),
    ...(callout ? { calloutAttributes: callout } : {}),
    ...(attributes.disclaimer === undefined ? {} : { disclaimer: textIn(attributes.disclaimer, language) }),
    ...eanOf(product),
    ...(product.family ? { ediCategory: product.family } : {}),
    ...(attributes.subFamily ? { ediSubCategory: attributes.subFamily } : {}),
    isNew: newNow,
    isProductSet: attributes.setOf !== undefined,
    inStock: isInStock(range, slot, product),
    comingSoonProduct: isComing(product, market, moment.now),
    ...(isComing(product, market, moment.now)
      ? { launchDateTime: new Date(launchAt(product.availableFrom, market)).toISOString() }
      : {}),
    isInDeliverySet: isAwaited(range, slot, product, moment),
    productSetOptionsCount: parts.length,
    hasCompleteTheLook: (attributes.looks ?? []).length > 0,
    hasEcom: attributes.soldOnly !== 'stores',
    hasRetail: attributes.soldOnly === 'stores' || (attributes.soldOnly !== 'online' && isInStores(range, slot)),
    isDigital: attributes.isDigital ?? false,
    ...frontAndBack(images),
    images,
    colourFamilyName: t(`colour.${product.colourFamily}`),
    colourName: text.colourName,
    styleOptionCount: siblings.length,
    productRelations: siblings.map((sibling) => relation(range, sibling)),
    ...(text.fabric ? { fabricComposition: text.fabric } : {}),
  }
}

function pricesOf(
  localized: LocalizedRange,
  slot: number,
  product: Product,
): Pick<ProductCard, 'price' | 'staticClubPrice' | 'isFromPrice'> {
  const { range } = localized
  const price = productPrice(range, slot)
  const dearer = [slot, ...partsOf(range.assortment, product)].some((at) =>
    range.assortment.slots[at]?.variants.some(({ sku }) => (range.prices.odd.get(sku)?.minor ?? 0) > 0),
  )
  const shown = shownProductPrice(localized, product, price, dearer)
  const { member } = shown.shown
  return {
    price: shown,
    ...(member ? { staticClubPrice: member } : {}),
    ...(dearer ? { isFromPrice: true } : {}),
  }
}

/** Only for a product with one size, because one EAN then identifies it. */
const eanOf = ({ variants }: Product): Pick<ProductCard, 'ean'> =>
  variants.length === 1 && variants[0]!.ean ? { ean: variants[0]!.ean } : {}

/** True if it is available: in a warehouse, or in a store if it is sold in stores only. */
export const isInStock = (range: MarketRange, slot: number, { attributes }: Product): boolean =>
  attributes.soldOnly === 'stores' ? isInStores(range, slot) : inStock(range, slot)

/** True if a size is sold out and its next delivery date is known. */
const isAwaited = (
  { warehouse }: MarketRange,
  slot: number,
  { attributes, variants }: Product,
  { now }: Moment,
): boolean => isAhead(attributes.nextDelivery, now) && variants.some((_, at) => (warehouse[slot]?.[at] ?? '0') === '0')

/** True if the day has not ended in UTC. */
export const isAhead = (day: string | undefined, now: number): boolean =>
  day !== undefined && Date.parse(`${day.slice(0, 10)}T23:59:59.999Z`) >= now

/** Slots of the style's colours that this market sells, including the product itself. */
export const soldSiblings = (range: MarketRange, { styleNumber }: Pick<Product, 'styleNumber'>): number[] =>
  (range.assortment.slotsOfStyle.get(styleNumber) ?? []).filter(
    (slot) => hasPriceHere(range, slot) && range.assortment.slots[slot],
  )

/** Slots of the set's parts that this market sells. */
export const soldParts = (range: MarketRange, product: Product): number[] =>
  partsOf(range.assortment, product).filter((slot) => hasPriceHere(range, slot))

function relation(range: MarketRange, slot: number): ProductCard['productRelations'][number] {
  const product = range.assortment.slots[slot]!
  const text = textOf(product, range.market.id)
  const { id, colourHex, attributes } = product
  return {
    id,
    colour: text.colourName,
    ...(attributes.pantoneCode ? { pantoneCode: attributes.pantoneCode } : {}),
    hex: colourHex,
    ...(attributes.secondColourHex ? { secondHex: attributes.secondColourHex } : {}),
    url: productUrl(range.market.id, text, id),
    inStock: isInStock(range, slot, product),
    frontImage: frontImageOf(product),
  }
}

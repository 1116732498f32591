import type { ProductCard } from '#contracts/catalogue.ts'
import { toWire } from '#contracts/money.ts'
import { money } from '#foundation/money.ts'
import type { Translate } from '#foundation/words.ts'
import { priceBlock } from '#server/pricing/index.ts'
import { type Product, textOf } from './assortment.ts'
import { inStock, isSold, type MarketRange, productPrice } from './market-range.ts'
import { imageAddress, imageTemplate, productImages, productUrl } from './product-links.ts'

/** A range and the words of its market. */
export interface SpokenRange {
  readonly range: MarketRange
  readonly t: Translate
}

export interface Moment {
  readonly now: number
  /** A product first sold this many days ago or less is new. */
  readonly newDays: number
}

const dayMs = 24 * 60 * 60 * 1000

export const isNew = ({ availableFrom }: Product, { now, newDays }: Moment): boolean =>
  availableFrom <= now && availableFrom > now - newDays * dayMs

export const isComing = ({ availableFrom }: Product, { now }: Moment): boolean => availableFrom > now

/** A product as a tile shows it in a market. */
export function productCard({ range, t }: SpokenRange, slot: number, product: Product, moment: Moment): ProductCard {
  const { market } = range
  const text = textOf(product, market.language.baseCode)
  const price = productPrice(range, slot)
  const images = productImages(product, text, t)
  const siblings = soldSiblings(range, product)
  const newNow = isNew(product, moment)
  const member = price.memberMinor !== null && price.memberMinor < price.minor ? price.memberMinor : null
  return {
    id: product.id,
    styleNumber: product.styleNumber,
    optionId: product.optionId,
    name: text.name,
    url: productUrl(market.id, text, product.id),
    price: priceBlock(price, { currency: market.currency, reductions: market.country.eea ? 'prior' : 'list' }),
    ...(member === null ? {} : { staticClubPrice: toWire(money(member, market.currency)) }),
    subBrand: product.subBrand,
    brand: product.brand,
    badges: newNow ? [{ id: 'new', title: t('badge.new') }] : [],
    ...(product.family ? { ediCategory: product.family } : {}),
    isNew: newNow,
    isProductSet: false,
    inStock: inStock(range, slot),
    comingSoonProduct: isComing(product, moment),
    isInDeliverySet: false,
    productSetOptionsCount: 0,
    hasCompleteTheLook: false,
    hasEcom: true,
    hasRetail: /[1-9]/.test(range.stores[slot] ?? ''),
    isDigital: product.attributes.isDigital ?? false,
    frontImage: imageAddress(images.urlTemplate, 1),
    backImage: imageAddress(images.urlTemplate, 2),
    images,
    colourFamilyName: t(`colour.${product.colourFamily}`),
    colourName: text.colourName,
    styleOptionCount: siblings.length,
    productRelations: siblings.map((sibling) => relation(range, sibling)),
    ...(text.fabric ? { fabricComposition: text.fabric } : {}),
  }
}

/** Slots of the style's colours that this market sells, the product itself among them. */
export const soldSiblings = (range: MarketRange, { styleNumber }: Product): number[] =>
  (range.assortment.slotsOfStyle.get(styleNumber) ?? []).filter(
    (slot) => isSold(range, slot) && range.assortment.slots[slot],
  )

function relation(range: MarketRange, slot: number): ProductCard['productRelations'][number] {
  const product = range.assortment.slots[slot]!
  const text = textOf(product, range.market.language.baseCode)
  const { id, colourHex } = product
  return {
    id,
    colour: text.colourName,
    hex: colourHex,
    url: productUrl(range.market.id, text, id),
    inStock: inStock(range, slot),
    frontImage: imageAddress(imageTemplate(product), 1),
  }
}

import type { facetIds } from '#contracts/search.ts'
import {
  digitOf,
  isSold,
  type MarketRange,
  type Product,
  type ProductVariant,
  productPrice,
} from '#server/catalogue/index.ts'
import { priceBlock } from '#server/pricing/index.ts'

export type FacetId = (typeof facetIds)[number]

/** What a product answers to in one facet. */
export interface OwnValue {
  readonly facet: Exclude<FacetId, 'new'>
  /** A slug without commas, as it stands in the address. */
  readonly value: string
  /** As the goods themselves call it; the market's words may know better. */
  readonly label: string
  readonly group?: string
}

/** Reductions people choose by: any, or at least so many percent. */
export const reductions = ['sale', '20', '30', '50'] as const

/** Everything one product answers to in a market. Sizes and lengths count while they are in stock. */
export function ownValues(range: MarketRange, slot: number, product: Product): OwnValue[] {
  const values: OwnValue[] = product.variants.flatMap((variant, at) =>
    digitOf(range, slot, at) > 0 ? sizeValues(variant) : [],
  )
  values.push({ facet: 'colour', value: product.colourFamily, label: product.colourFamily })
  values.push({ facet: 'brand', value: slugOf(product.brand), label: product.brand })
  values.push({ facet: 'subBrand', value: product.subBrand, label: product.subBrand })
  const { fit, material } = product.attributes
  if (fit) values.push({ facet: 'fit', value: slugOf(fit), label: fit })
  if (material) values.push({ facet: 'material', value: slugOf(material), label: material })
  for (const id of categoriesOf(range, product)) values.push({ facet: 'category', value: id, label: id })
  const percent = percentageOf(range, slot)
  for (const value of reductions)
    if (percent >= (value === 'sale' ? 1 : Number(value))) values.push({ facet: 'discount', value, label: value })
  return values
}

/** Values a product has whether in stock or not, so that a listing keeps a size that is sold out everywhere. */
export const standingSizes = ({ variants }: Product): OwnValue[] => variants.flatMap(sizeValues)

function sizeValues({ sizeId, sizeName, sizeGroup, lengthId, lengthName }: ProductVariant): OwnValue[] {
  const size: OwnValue = {
    facet: 'size',
    value: (prefixes[sizeGroup] ?? '') + slugOf(sizeId),
    label: sizeName,
    group: sizeGroup,
  }
  return lengthId === null
    ? [size]
    : [size, { facet: 'length', value: slugOf(lengthId), label: lengthName ?? lengthId }]
}

/** The same figure means another thing on a shoe and on a waistband. */
const prefixes: Readonly<Record<string, string>> = { shoe: 'shoe-', inches: 'w' }

function categoriesOf({ assortment }: MarketRange, { categories }: Product): Set<string> {
  return new Set(categories.flatMap(({ id }) => assortment.categories.chains.get(id) ?? []))
}

export const percentageOf = (range: MarketRange, slot: number): number =>
  isSold(range, slot)
    ? (priceBlock(productPrice(range, slot), {
        currency: range.market.currency,
        reductions: range.market.country.eea ? 'prior' : 'list',
      }).percentage ?? 0)
    : 0

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

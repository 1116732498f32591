import type { facetIds } from '#contracts/search.ts'
import {
  type Assortment,
  hasPriceHere,
  type MarketRange,
  type Product,
  type ProductVariant,
  productPrice,
  sizeValue,
} from '#server/catalogue/index.ts'
import { priceIn } from '#server/pricing/index.ts'

export type FacetId = (typeof facetIds)[number]

/** A value that a product has in a facet. */
export interface OwnValue {
  readonly facet: Exclude<FacetId, 'new'>
  /** A slug without commas, as used in URLs. */
  readonly value: string
  /** The name stored with the goods. The market's texts may have a better one. */
  readonly label: string
  readonly group?: string
}

/** Filters for reductions: any reduction, or at least this many percent. */
export const reductions = ['sale', '20', '30', '50'] as const

export const isReduced = (percent: number, value: (typeof reductions)[number]): boolean =>
  percent >= (value === 'sale' ? 1 : Number(value))

/** Facet values of a product, the same in every market and whether or not its sizes are in stock. */
export function ownValues({ categories: { chains } }: Assortment, product: Product): OwnValue[] {
  const { fit, material } = product.attributes
  const values: OwnValue[] = product.variants.flatMap((variant) => sizeValues(product, variant))
  values.push({ facet: 'colour', value: product.colourFamily, label: product.colourFamily })
  values.push({ facet: 'brand', value: slugOf(product.brand), label: product.brand })
  values.push({ facet: 'subBrand', value: product.subBrand, label: product.subBrand })
  if (fit) values.push({ facet: 'fit', value: slugOf(fit), label: fit })
  if (material) values.push({ facet: 'material', value: slugOf(material), label: material })
  for (const id of new Set(product.categories.flatMap(({ id }) => chains.get(id) ?? [])))
    values.push({ facet: 'category', value: id, label: id })
  return values
}

/** The size and length of a variant. */
export function sizeValues(
  { subBrand }: Pick<Product, 'subBrand'>,
  { sizeId, sizeName, sizeGroup, lengthId, lengthName }: ProductVariant,
): OwnValue[] {
  const { value, name, family } = sizeValue({ subBrand, sizeId, sizeName, sizeGroup }, slugOf)
  const size: OwnValue = { facet: 'size', value, label: name, group: family }
  return lengthId === null
    ? [size]
    : [size, { facet: 'length', value: slugOf(lengthId), label: lengthName ?? lengthId }]
}

export const percentageOf = (range: MarketRange, slot: number): number =>
  hasPriceHere(range, slot) ? (priceIn(productPrice(range, slot), range.market).percentage ?? 0) : 0

const slugs = new Map<string, string>()

/** Only a few texts occur, and they occur very often, so their slugs are cached. */
function slugOf(text: string): string {
  const known = slugs.get(text)
  if (known !== undefined) return known
  if (slugs.size > 10_000) slugs.clear()
  const made = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  slugs.set(text, made)
  return made
}

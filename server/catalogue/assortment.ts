import type { ProductMedia } from '#contracts/images.ts'
import { spelledIn } from '#foundation/german-spelling.ts'
import { textForLocale } from '#foundation/text-for-locale.ts'
import type { CategoryTree } from './category-tree.ts'
import type { ProductAttributes } from './product-attributes.ts'

export interface ProductText {
  readonly name: string
  readonly colourName: string
  readonly description: string
  readonly fabric: string
  readonly slug: string
}

export interface ProductVariant {
  readonly sku: string
  readonly ean: string | null
  readonly sizeId: string
  readonly sizeName: string
  readonly sizeGroup: string
  readonly lengthId: string | null
  readonly lengthName: string | null
}

/** One colour option of a style, independent of a market. */
export interface Product {
  readonly id: string
  readonly styleNumber: string
  readonly optionId: string
  readonly colour: string
  readonly colourFamily: string
  readonly colourHex: string
  readonly subBrand: string
  readonly brand: string
  readonly family: string
  /** Milliseconds since 1970. */
  readonly availableFrom: number
  readonly media: ProductMedia
  readonly pictureVersion: string
  readonly attributes: ProductAttributes
  readonly texts: ReadonlyMap<string, ProductText>
  readonly categories: readonly { readonly id: string; readonly position: number }[]
  readonly variants: readonly ProductVariant[]
  readonly sold: number
}

/** All goods at one moment, independent of a market. Each product has a slot, and the colours of a style have adjacent slots. */
export interface Assortment {
  readonly slots: readonly (Product | undefined)[]
  readonly slotOf: ReadonlyMap<string, number>
  readonly slotsOfStyle: ReadonlyMap<string, readonly number[]>
  readonly categories: CategoryTree
}

/** Bits in a word of the search columns. The slots of a style are in one word unless the style has more colours than that. */
const word = 32

export const noAssortment = (categories: CategoryTree): Assortment => ({
  slots: [],
  slotOf: new Map(),
  slotsOfStyle: new Map(),
  categories,
})

/** The same goods plus whole new styles. The colours of a style are ordered by option. */
export function extended(old: Assortment, products: Iterable<Product>): Assortment {
  const styles = Map.groupBy(products, ({ styleNumber }) => styleNumber)
  return placed(
    { ...old, slots: [...old.slots], slotOf: new Map(old.slotOf), slotsOfStyle: new Map(old.slotsOfStyle) },
    styles,
  )
}

/**
 * The same goods with some products replaced, or removed if `undefined`. Styles keep their slots, but a style with a
 * new colour moves to new slots at the end. Returns all slots whose content changed, including the old slots of moved
 * styles.
 */
export function renewed(
  old: Assortment,
  touched: ReadonlyMap<string, Product | undefined>,
  categories: CategoryTree,
): { readonly assortment: Assortment; readonly touched: readonly number[] } {
  const styles = new Set(
    [...touched].flatMap(
      ([id, product]) => product?.styleNumber ?? old.slots[old.slotOf.get(id) ?? -1]?.styleNumber ?? [],
    ),
  )
  const next = {
    slots: [...old.slots],
    slotOf: new Map(old.slotOf),
    slotsOfStyle: new Map(old.slotsOfStyle),
    categories,
  }
  const moved = new Map<string, Product[]>()
  const changed = new Set<number>()
  for (const style of styles) {
    const before = next.slotsOfStyle.get(style) ?? []
    const known = before.flatMap((slot) => old.slots[slot] ?? [])
    const arrived = [...touched].flatMap(([id, product]) =>
      product?.styleNumber === style && !old.slotOf.has(id) ? [product] : [],
    )
    const left = known.flatMap((product) => (touched.has(product.id) ? (touched.get(product.id) ?? []) : [product]))
    for (const slot of before) changed.add(slot)
    if (arrived.length > 0) {
      for (const slot of before) next.slots[slot] = undefined
      moved.set(style, [...left, ...arrived])
    } else for (const slot of before) replaceSlot(next, slot, touched)
  }
  const assortment = placed(next, moved)
  for (const style of moved.keys()) for (const slot of assortment.slotsOfStyle.get(style) ?? []) changed.add(slot)
  return { assortment, touched: [...changed] }
}

interface Draft {
  readonly slots: (Product | undefined)[]
  readonly slotOf: Map<string, number>
  readonly slotsOfStyle: Map<string, readonly number[]>
  readonly categories: CategoryTree
}

function replaceSlot(draft: Draft, slot: number, touched: ReadonlyMap<string, Product | undefined>): void {
  const id = draft.slots[slot]?.id
  if (id === undefined || !touched.has(id)) return
  draft.slots[slot] = touched.get(id)
  if (!draft.slots[slot]) draft.slotOf.delete(id)
}

/** Adds styles after the existing ones. */
function placed(draft: Draft, styles: ReadonlyMap<string, readonly Product[]>): Assortment {
  for (const [style, products] of styles) {
    const room = word - (draft.slots.length % word)
    if (products.length > room && products.length <= word)
      draft.slots.push(...Array.from({ length: room }, () => undefined))
    const inOrder = products.toSorted((a, b) => (a.optionId < b.optionId ? -1 : 1))
    const slots = inOrder.map((product) => {
      draft.slotOf.set(product.id, draft.slots.length)
      return draft.slots.push(product) - 1
    })
    draft.slotsOfStyle.set(style, slots)
  }
  return draft
}

/** The text for a locale. `textForLocale` chooses it. */
export const textOf = (product: Product, locale: string): ProductText =>
  spelledIn(textForLocale(product.texts, locale) ?? wordless(product), locale)

const wordless = ({ styleNumber, colour }: Product): ProductText => ({
  name: styleNumber,
  colourName: colour,
  description: '',
  fabric: '',
  slug: styleNumber.toLowerCase(),
})

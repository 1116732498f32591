import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { drawnMedia } from '#adapters/images-drawn/drawing/product-drawing.ts'
import {
  type Assortment,
  extended,
  noAssortment,
  type Product,
  type ProductText,
} from '#server/catalogue/assortment.ts'
import { type CategoryNode, categoryTree } from '#server/catalogue/category-tree.ts'
import type { MarketRange } from '#server/catalogue/market-range.ts'
import type { Market } from '#server/markets/index.ts'
import { categoriesOf, readCategories } from '../../../shops/demo/maker/categories.ts'
import { type Chance, chanceFrom } from '../../../shops/demo/maker/chance.ts'
import { colourFamilyOf, designStyles, type Style } from '../../../shops/demo/maker/design-styles.ts'
import { sizesOf } from '../../../shops/demo/maker/sizes.ts'
import { colourNameOf, descriptionOf, languages, nameOf, regions } from '../../../shops/demo/maker/texts.ts'

const shop = new URL('../../../shops/demo/', import.meta.url)
const file = (name: string) => readFileSync(new URL(name, shop), 'utf8')
const today = Date.UTC(2026, 2, 1)
const dayMs = 86_400_000

export interface RangeOrder {
  /** Number of times the demo range is repeated, each time with other style numbers. */
  readonly copies?: number
  /** No more copies are made once there are this many products. */
  readonly products?: number
  readonly languages?: readonly string[]
}

/** The goods of the demo shop in memory, without a database, in any number. */
export function demoAssortment({
  copies = 1,
  products = Number.POSITIVE_INFINITY,
  ...order
}: RangeOrder = {}): Assortment {
  const designed = designStyles()
  const texts = new Map(designed.map((style) => [style.number, textsOf(style, order)]))
  const tree = readCategories(file('categories.csv'))
  function* goods(): Generator<Product> {
    let made = 0
    for (let copy = 0; copy < copies; copy += 1)
      for (const style of designed)
        for (const product of productsOf(style, tree, copy === 0 ? '' : `${copy}x`, texts.get(style.number)!)) {
          if (made++ >= products) return
          yield product
        }
  }
  return extended(noAssortment(categoryTree(categoryNodes())), goods())
}

type Texts = readonly ReadonlyMap<string, ProductText>[]

/** The texts of each colour. Copies of a style share them. */
function textsOf(style: Style, { languages: wanted = [...languages, ...regions] }: RangeOrder): Texts {
  return style.options.map((option) => {
    const text = (name: string, colourName: string, description: string): ProductText => ({
      ...{ name, colourName, description },
      fabric: '',
      slug: 'goods',
    })
    return new Map(
      [...languages, ...regions]
        .filter((locale) => wanted.includes(locale))
        .map((one) => [one, text(nameOf(style, one), colourNameOf(option, one), descriptionOf(style, one))] as const),
    )
  })
}

const variantsOf = new Map<string, Product['variants']>()

/** The sizes of a style. The variants have no details of their colour, so all colours and copies share them. */
function variants({ subBrand, kind }: Style): Product['variants'] {
  const key = `${subBrand.id} ${kind.sizes}`
  const known = variantsOf.get(key)
  if (known) return known
  const made = sizesOf(subBrand.id, kind.sizes).map((size) => ({
    sku: [key, size.id, size.length].filter(Boolean).join('_'),
    ean: null,
    sizeId: size.id,
    sizeName: size.name,
    sizeGroup: size.group,
    lengthId: size.length ?? null,
    lengthName: size.length ?? null,
  }))
  variantsOf.set(key, made)
  return made
}

function productsOf(style: Style, tree: ReadonlyMap<string, string>, prefix: string, texts: Texts): Product[] {
  const styleNumber = prefix + style.number
  const chance = chanceFrom(`range ${styleNumber}`)
  const ageDays = chance.whole(1, 730)
  const attributes = { fit: style.kind.fit, material: style.material.group }
  const categories = categoriesOf(tree, style, { isNew: ageDays < 14, reduced: chance.happens(0.2) }).map((id) => ({
    id,
    position: chance.whole(1, 5000),
  }))
  const own = variants(style)
  const sold = chance.whole(0, 60)
  return style.options.map((option, at) => ({
    id: prefix + option.productId,
    styleNumber,
    optionId: option.optionId,
    colour: option.colour.id,
    colourFamily: colourFamilyOf(option, style.material),
    colourHex: option.colour.hex,
    subBrand: style.subBrand.id,
    brand: style.brand,
    family: style.kind.family,
    availableFrom: today - ageDays * dayMs,
    media: drawnMedia(option.drawing),
    pictureVersion: '1',
    attributes,
    texts: texts[at]!,
    categories,
    variants: own,
    sold,
  }))
}

function categoryNodes(): CategoryNode[] {
  type Row = Readonly<Record<string, string>>
  const rows = (name: string): Row[] => parse(file(name), { columns: true })
  const texts = Map.groupBy(rows('category_texts.csv'), ({ category_id: id }) => id!)
  return rows('categories.csv').map((row) => {
    const id = row.category_id!
    const own = (texts.get(id) ?? []).map(
      ({ language, title, slug }) => [language!, { title: title!, slug: slug!, intro: '', description: '' }] as const,
    )
    return {
      id,
      parent: row.parent_id || undefined,
      position: Number(row.position),
      subBrand: row.sub_brand || undefined,
      texts: new Map(own),
    }
  })
}

/** The range of a market: most of these goods, some reduced, some out of stock. */
export function demoRange(market: Market, assortment: Assortment): MarketRange {
  const count = assortment.slots.length
  const [minor, list] = [new Int32Array(count), new Int32Array(count)]
  const warehouse: string[] = []
  let chance: Chance | undefined
  let [style, price] = ['', 0]
  for (const [slot, product] of assortment.slots.entries()) {
    if (product && product.styleNumber !== style) {
      style = product.styleNumber
      chance = chanceFrom(`price ${style}`)
      price = chance.whole(19, 299) * 100 - 5
    }
    const reduced = chance?.happens(0.2) ?? false
    minor[slot] = product ? (reduced ? Math.round(price * 0.7) : price) : 0
    list[slot] = product && reduced ? price : 0
    const soldOut = chance?.happens(0.04) ?? false
    warehouse.push((product?.variants ?? []).map(() => (soldOut || chance!.happens(0.15) ? 0 : 5)).join(''))
  }
  const empty = new Int32Array(count)
  const prices = { minor, list, member: empty, prior: list, odd: new Map() }
  return { market, assortment, prices, warehouse, stores: Array.from({ length: count }, () => '') }
}

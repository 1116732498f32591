import type { Translate } from '#foundation/words.ts'
import { type Assortment, categoryText, type Product, textOf } from '#server/catalogue/index.ts'
import type { TextEntry } from './text/text-entry.ts'

export interface TextLanguage {
  readonly language: string
  readonly t: Translate
}

/** The searchable text of a style in one language; undefined for a removed style. */
export function textEntry(assortment: Assortment, style: string, { language, t }: TextLanguage): TextEntry | undefined {
  const { slots, slotsOfStyle, categories } = assortment
  const own = (slotsOfStyle.get(style) ?? []).filter((slot) => slots[slot])
  if (own.length === 0) return undefined
  const products = own.map((slot) => slots[slot]!)
  const texts = products.map((product) => textOf(product, language))
  const chains = new Set(
    products.flatMap((product) => product.categories.flatMap(({ id }) => categories.chains.get(id) ?? [])),
  )
  return {
    id: style,
    name: [...new Set(texts.map(({ name }) => name))].join(' '),
    categories: [...chains].map((id) => categoryText(categories.nodes.get(id)!, language).title),
    tags: [...new Set(products.flatMap((product) => tagsOf(product, t)))].join(' '),
    description: texts[0]!.description,
    colours: own.map((slot, at) => ({
      slot,
      words: `${texts[at]!.colourName} ${t(`colour.${products[at]!.colourFamily}`)}`,
    })),
    sold: products.reduce((sum, { sold }) => sum + sold, 0),
  }
}

const tagsOf = ({ brand, attributes: { material, fit, tags } }: Product, t: Translate): string[] => [
  brand,
  ...(material ? [t(`material.${material}`)] : []),
  ...(fit ? [t(`fit.${fit}`)] : []),
  ...(tags ?? []),
]

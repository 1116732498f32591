import type { Translate } from '#foundation/words.ts'
import { type Assortment, categoryText, type Product, textOf } from '#server/catalogue/index.ts'
import { wordsIn } from './fold-text.ts'
import { kept, type SearchColumns } from './search-columns.ts'
import type { TextEntry, TextHit } from './text-index.repository.ts'

interface Speech {
  readonly language: string
  readonly t: Translate
}

/** What can be searched of a style in one language: its colours share an entry. */
export function textEntry(
  { categories }: Assortment,
  style: string,
  products: readonly Product[],
  { language, t }: Speech,
): TextEntry {
  const texts = products.map((product) => textOf(product, language))
  const chains = new Set(
    products.flatMap((product) => product.categories.flatMap(({ id }) => categories.chains.get(id) ?? [])),
  )
  const each = (words: (product: Product) => readonly string[]) => [...new Set(products.flatMap(words))].join(' ')
  return {
    id: style,
    name: [...new Set(texts.map(({ name }) => name))].join(' '),
    colour: each((product) => [coloursOf(product, { language, t })]),
    category: [...chains].map((id) => categoryText(categories.nodes.get(id)!, language).title).join(' '),
    tags: each(({ brand, attributes }) => [
      brand,
      ...(attributes.material ? [t(`material.${attributes.material}`)] : []),
      ...(attributes.tags ?? []),
    ]),
    description: texts[0]?.description ?? '',
    codes: [
      style,
      ...products.flatMap(({ id, variants }) => [
        id,
        ...variants.flatMap(({ sku, ean }) => (ean === null ? [sku] : [sku, ean])),
      ]),
    ],
  }
}

const coloursOf = (product: Product, { language, t }: Speech): string =>
  `${textOf(product, language).colourName} ${t(`colour.${product.colourFamily}`)}`

/** Slots of what was found, best first: of a style found by the word of a colour only the colours that have it. */
export function slotsOfHits(
  columns: Pick<SearchColumns, 'range' | 'kept'>,
  hits: readonly TextHit[],
  speech: Speech,
): number[] {
  const { slots, slotsOfStyle } = columns.range.assortment
  const colourWords = kept(columns, 'colour words', () => new Map<number, readonly string[]>())
  const wordsAt = (slot: number): readonly string[] => {
    const known = colourWords.get(slot)
    if (known) return known
    const product = slots[slot]
    const words = product ? wordsIn(coloursOf(product, speech)) : []
    colourWords.set(slot, words)
    return words
  }
  return hits.flatMap(({ id, colourWords: wanted }) => {
    const own = slotsOfStyle.get(id) ?? []
    const having = own.filter((slot) => wanted.every((word) => wordsAt(slot).includes(word)))
    return having.length > 0 ? having : own
  })
}

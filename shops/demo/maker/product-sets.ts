import { drawnMedia } from '#adapters/images-drawn/drawing/product-drawing.ts'
import type { Shelves } from './arrange-shelves.ts'
import { chanceFrom } from './chance.ts'
import { slugOf } from './codes.ts'
import type { Option, Style } from './design-styles.ts'
import { sellingModeOf } from './selling-modes.ts'
import { taxCategoryOf } from './tax-category.ts'
import { colourNameOf, everyLocale, fabricOf, setNameOf, word } from './texts.ts'
import { dayAfter } from './write-prices.ts'
import type { GoodsFiles } from './write-style.ts'

interface SetKind {
  readonly id: string
  /** Possible kinds of the first part, and of the second part. */
  readonly parts: readonly [readonly string[], readonly string[]]
}

const trousers = ['trousers-straight', 'trousers-wide', 'trousers-tapered']
const setKinds: readonly SetKind[] = [
  { id: 'suit', parts: [['blazer'], trousers] },
  {
    id: 'knit-set',
    parts: [
      ['knit-crew', 'knit-roll'],
      ['skirt-pleated', 'skirt-gathered', 'skirt-bias', ...trousers],
    ],
  },
  {
    id: 'day-set',
    parts: [
      ['tee', 'tee-boxy', 'shirt'],
      ['jeans-straight', 'jeans-wide', 'trousers-tapered'],
    ],
  },
]

/** Maximum number of sets of each kind in a sub-brand. */
const mostOfAKind = 3

export interface ProductSet {
  readonly kind: SetKind
  readonly number: string
  readonly productId: string
  readonly first: Style
  readonly option: Option
  readonly parts: readonly [string, string]
}

/** Two garments of one colour, sold together as one product. */
export function designSets(styles: readonly Style[]): ProductSet[] {
  const own = styles.filter((style) => style.subBrand.id !== 'brands' && sellingModeOf(style) === 'usual')
  return [...Map.groupBy(own, ({ subBrand }) => subBrand)].flatMap(([subBrand, all]) => {
    let serial = 0
    return setKinds.flatMap((kind) => {
      const taken = new Set<string>()
      return pairs(all, kind)
        .filter(({ first }) => taken.size < mostOfAKind && !taken.has(first.number) && taken.add(first.number))
        .map(({ first, option, second }): ProductSet => {
          const number = `9${subBrand.digit}${String(1000 + ++serial * 7)}`
          const productId = `${number}_${option.colour.id}_01`
          return { kind, number, productId, first, option, parts: [option.productId, second.productId] }
        })
    })
  })
}

function pairs(styles: readonly Style[], { id, parts: [firsts, seconds] }: SetKind) {
  const plain = (style: Style) => style.options.filter(({ ink }) => !ink)
  const found = styles
    .filter(({ kind }) => firsts.includes(kind.id))
    .flatMap((first) => plain(first).map((option) => ({ first, option })))
    .flatMap(({ first, option }) => {
      const second = styles
        .filter(({ kind }) => seconds.includes(kind.id))
        .flatMap(plain)
        .find(({ colour }) => colour.id === option.colour.id)
      return second ? [{ first, option, second }] : []
    })
  return chanceFrom(`sets ${id}`).shuffled(found)
}

/** Writes a set: it has texts and categories like any product, but no sizes and no price, because its parts have them. */
export function writeSet(files: GoodsFiles, shelves: Shelves, set: ProductSet, today: Date): void {
  const { first, option, number, productId, parts } = set
  files.products.row(
    productId,
    number,
    '01',
    option.colour.id,
    option.colour.family,
    option.colour.hex,
    first.subBrand.id,
    first.brand,
    first.kind.family,
    dayAfter(today, -chanceFrom(`set ${number}`).whole(5, 300)),
    JSON.stringify(drawnMedia({ ...option.drawing, seed: number })),
    JSON.stringify({ setOf: parts, material: first.material.group, fit: first.kind.fit, tags: ['set'] }),
    taxCategoryOf(first),
  )
  const told = everyLocale((locale) => [
    setNameOf(set.kind.id, first, locale),
    colourNameOf(option, locale),
    [word(locale, `set.${set.kind.id}.says`), word(locale, `material.${first.material.id}.says`)].join(' '),
    fabricOf(first, locale),
    slugOf(setNameOf(set.kind.id, first, locale === 'ar' ? 'en' : locale), locale),
  ])
  for (const [locale, texts] of told) files.texts.row(productId, locale, ...texts)
  const root = first.subBrand.category
  for (const category of [root, `${root}-${first.kind.category}`])
    shelves.hang(category, { ...first, number, options: [{ ...option, productId }] }, { ...option, productId })
}

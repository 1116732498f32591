import { type CategoryTree, categoryText } from '../category-tree.ts'
import type { CategoryRow, CategoryTextRow } from './rows.ts'
import { folded } from './slugs.ts'

/** Finds or makes the ids by which a feed's goods are known here; the same source gives the same ids for ever. */
export interface FeedIds {
  style(source: string): string
  option(styleNumber: string, colour: string): string
}

/** The shop a feed is read for. */
export interface FeedShop {
  readonly now: Date
  /** Language of the feed's texts. */
  readonly language: string
  /** Currency of prices that name none. */
  readonly currency: string | undefined
  /** Price lists that take prices in this currency. */
  lists(currency: string): readonly string[]
  /** Where goods sold in this currency are said to lie, and how many, when a feed only knows that there are some. */
  places(currency: string): readonly string[]
  readonly pieces: number
  readonly ids: FeedIds
  readonly categories: CategoryTree
}

type Cells = Readonly<Record<string, string>>

/** Sex, age and size type lead to a part of the house; what is for everybody goes to other brands, where there are any. */
export function subBrandFor(tree: CategoryTree, { gender = '', age_group = '', size_type = '' }: Cells): string {
  const known = new Set([...tree.nodes.values()].flatMap(({ subBrand }) => subBrand ?? []))
  const child = ['newborn', 'infant', 'toddler', 'kids'].includes(age_group.trim().toLowerCase())
  const sex = gender.trim().toLowerCase()
  const wanted = child
    ? 'kids'
    : /plus|big/i.test(size_type)
      ? 'plus'
      : sex === 'male'
        ? 'men'
        : sex === 'female'
          ? 'women'
          : 'brands'
  return known.has(wanted) || known.size === 0 ? wanted : known.has('women') ? 'women' : [...known][0]!
}

/** Where goods go that fit nowhere else. */
export const importedCategory: {
  readonly id: string
  readonly row: CategoryRow
  readonly texts: readonly CategoryTextRow[]
} = {
  id: 'imported',
  row: { categoryId: 'imported', parentId: null, position: 900, subBrand: null },
  texts: Object.entries({
    en: ['More brands', 'more-brands'],
    da: ['Flere mærker', 'flere-maerker'],
    de: ['Weitere Marken', 'weitere-marken'],
    fr: ['Autres marques', 'autres-marques'],
    tr: ['Diğer markalar', 'diger-markalar'],
    ar: ['علامات أخرى', 'more-brands'],
  }).map(([language, [title = '', slug = '']]) => ({
    categoryId: 'imported',
    language,
    title,
    slug,
    intro: '',
    description: '',
  })),
}

/** The categories of a product: one by the words of its path and name, and what is new of its sub-brand. */
export function categoriesFor(tree: CategoryTree, subBrand: string, path: string, name: string): string[] {
  const own = [...tree.nodes.values()].filter((node) => node.subBrand === subBrand)
  const isNews = ({ id }: { id: string }) => /(^|-)new(-in)?$/.test(id)
  const places = own.filter((node) => !isNews(node) && node.parent !== undefined)
  const looks = [...path.split('>').reverse(), name].map(stems)
  const found = looks
    .map((look) =>
      best(
        places.map((node) => ({
          id: node.id,
          score: shared(look, stems(`${node.id} ${categoryText(node, 'en').title}`)),
        })),
      ),
    )
    .find(Boolean)
  return [found ?? importedCategory.id, ...own.filter(isNews).map(({ id }) => id)]
}

const best = (scored: readonly { readonly id: string; readonly score: number }[]): string | undefined =>
  scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)[0]?.id

/** How much of the category's own words the look has. */
const shared = (look: ReadonlySet<string>, words: ReadonlySet<string>): number =>
  [...words].filter((word) => look.has(word)).length / Math.max(1, words.size)

const empty = new Set([
  'and',
  'the',
  'women',
  'woman',
  'men',
  'man',
  'kid',
  'curve',
  'friend',
  'apparel',
  'clothing',
  'accessories',
])

const stems = (text: string): Set<string> =>
  new Set(
    folded(text)
      .split(/[^a-z]+/)
      .map((word) => same.get(word) ?? word.replace(/(?<=..)s$/, ''))
      .filter((word) => word.length > 2 && !empty.has(word)),
  )

/** Words that mean the same shelf. */
const same = new Map([
  ['pants', 'trouser'],
  ['chinos', 'trouser'],
  ['leggings', 'trouser'],
  ['sweaters', 'knitwear'],
  ['sweater', 'knitwear'],
  ['jumper', 'knitwear'],
  ['jumpers', 'knitwear'],
  ['cardigan', 'knitwear'],
  ['cardigans', 'knitwear'],
  ['pullover', 'knitwear'],
  ['merino', 'knitwear'],
  ['parka', 'coat'],
  ['jackets', 'coat'],
  ['jacket', 'coat'],
  ['outerwear', 'coat'],
  ['blouse', 'shirt'],
  ['blouses', 'shirt'],
  ['tee', 'top'],
  ['tees', 'top'],
  ['tshirt', 'top'],
  ['heels', 'pump'],
  ['trainers', 'sneaker'],
  ['dresses', 'dress'],
])

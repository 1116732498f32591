import { foldSpelledOut } from '#foundation/fold-text.ts'
import { type CategoryNode, type CategoryTree, categoryText } from '../../category-tree.ts'
import type { CategoryRow, CategoryTextRow } from '../rows.ts'
import type { KnownCurrencies } from './feed-currency.ts'

/** Finds or makes the ids by which a feed's goods are known here; the same source gives the same ids for ever. */
export interface FeedIds {
  style(source: string): string
  /** Its own number of a colour; `itemId` tells it where the feed is an export of a shop like this one. */
  option(styleNumber: string, colour: string, itemId: string): string
  /** That this colour was here before the import began. */
  wasHere(styleNumber: string, colour: string): boolean
  /** The variant that an item of this key was taken as before. */
  variant(key: string): KnownVariant | undefined
  /** The variant of another source that has this id as its sku: a feed tells its price and stock, and nothing else. */
  ofAnotherSource(itemId: string): string | undefined
}

export interface KnownVariant {
  readonly sku: string
  readonly style: string
  readonly colour: string
  readonly productId: string
  readonly sizeId: string
  readonly lengthId: string | null
}

/** The shop a feed is read for. */
export interface FeedShop {
  /** The owner of these goods: when one source stops telling of goods, no other source's import retires them. */
  readonly source: string
  readonly now: Date
  /** Language of the feed's texts. */
  readonly language: string
  /** Possible currencies of prices that name none. */
  readonly currencies: KnownCurrencies
  /** Price lists that take prices in this currency. */
  lists(currency: string): readonly string[]
  /** Where goods sold in this currency are said to lie, and how many, when a feed only knows that there are some. */
  places(currency: string): readonly string[]
  readonly pieces: number
  /** Pictures are noted, to be fetched later; undefined: they are passed over. */
  readonly pictures: { readonly privateHosts: boolean } | undefined
  readonly ids: FeedIds
  readonly categories: CategoryTree
}

type Cells = Readonly<Record<string, string>>

const words = (text: string): RegExp => new RegExp(`(^|[^\\p{L}])(${text})([^\\p{L}]|$)`, 'iu')
const forChildren = words('newborn|infant|toddler|kids?|child|children|boys|girls|kinder|enfants?|børn|çocuk|أطفال')
const forMen = words("male|men|mens|men's|man|herren|hommes?|herre|herrer|mænd|erkek|رجال")
const forWomen = words("female|women|womens|women's|woman|ladies|damen|femmes?|dame|kvinder|kadın|نساء")
const forEverybody = words('unisex')

/** Sex, age and size type lead to a part of the house, else the words of path and name; what is for everybody goes to other brands, where there are any. */
export function subBrandFor(
  tree: CategoryTree,
  { gender = '', age_group = '', size_type = '' }: Cells,
  said: string,
): string {
  const known = new Set([...tree.nodes.values()].flatMap(({ subBrand }) => subBrand ?? []))
  const wanted = forChildren.test(age_group)
    ? 'kids'
    : /plus|big/i.test(size_type)
      ? 'plus'
      : (byWords(gender) ?? (forEverybody.test(gender) ? 'brands' : (byWords(said) ?? 'brands')))
  return known.has(wanted) || known.size === 0 ? wanted : known.has('women') ? 'women' : [...known][0]!
}

function byWords(text: string): string | undefined {
  if (forChildren.test(text)) return 'kids'
  const [men, women] = [forMen.test(text), forWomen.test(text)]
  return men === women ? undefined : men ? 'men' : 'women'
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

/** Shelves of what is new are filled for a sub-brand as a whole. */
export const isNewsShelf = ({ id }: { readonly id: string }): boolean => /(^|-)new(-in)?$/.test(id)

/** The titles on the way to a category, as an export writes its path. */
export const titlePath = (tree: CategoryTree, id: string, language: string): string =>
  (tree.chains.get(id) ?? []).map((part) => categoryText(tree.nodes.get(part)!, language).title).join(' > ')

/** The category whose titles are the path that a feed tells. */
export const shelfAt = (
  { categories, language }: Pick<FeedShop, 'categories' | 'language'>,
  path: string,
): CategoryNode | undefined =>
  path === ''
    ? undefined
    : [...categories.nodes.values()].find(({ id }) => titlePath(categories, id, language) === path)

/** The categories of a product: the one it tells, else one by the words of its path and name; and what is new of its sub-brand. */
export function categoriesFor(
  { categories: tree, language }: Pick<FeedShop, 'categories' | 'language'>,
  { shelf, subBrand, path, name }: { shelf: string | undefined; subBrand: string; path: string; name: string },
): string[] {
  const nodes = [...tree.nodes.values()]
  const own = nodes.filter((node) => node.subBrand === subBrand)
  const places = own.filter((node) => !isNewsShelf(node) && node.parent !== undefined)
  const found =
    shelf ??
    [...path.split('>').reverse(), name]
      .map(stems)
      .map((look) =>
        best(
          places.map((node) => ({
            id: node.id,
            score: Math.max(
              ...['en', language].map((one) => shared(look, stems(`${node.id} ${categoryText(node, one).title}`))),
            ),
          })),
        ),
      )
      .find(Boolean)
  return [found ?? importedCategory.id, ...own.filter(isNewsShelf).map(({ id }) => id)]
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
    foldSpelledOut(text)
      .replace(/\bhigh[ -]tops?\b/g, 'sneaker')
      .split(/[^a-z]+/)
      .map((word) => same.get(word) ?? word.replace(/(?<=.[^s])s$/, ''))
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

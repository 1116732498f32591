import { type CategoryNode, type CategoryTree, categoryText } from '../../category-tree.ts'
import type { CategoryRow, CategoryTextRow } from '../rows.ts'
import type { CategoryMapping } from './category-mapping.ts'
import type { CurrencyRules } from './feed-currency.ts'
import { shared, stems } from './word-stems.ts'

/** Finds or makes the shop's ids for goods of a feed. The same source always gets the same ids. */
export interface FeedIds {
  style(source: string): string
  /** The option number of a colour. `itemId` contains it if the feed is an export of a shop like this one. */
  option(styleNumber: string, colour: string, itemId: string): string
  /** True if this colour existed before the import began. */
  wasHere(styleNumber: string, colour: string): boolean
  /** The variant under which an item with this key was imported before. */
  variant(key: string): KnownVariant | undefined
  /** The variant of another source with this id as its sku. The feed updates only its price and stock. */
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

/** The shop into which a feed is imported. */
export interface FeedShop {
  /** The owner of these goods. Only an import with the same source retires them when they are missing. */
  readonly source: string
  readonly now: Date
  /** The language of the feed's texts. */
  readonly language: string
  /** How to find the currency of prices that name none. */
  readonly currencies: CurrencyRules
  /** The price lists with this currency. */
  lists(currency: string): readonly string[]
  /** The places for goods sold in this currency. `pieces` is the number assumed there if the feed says only "in stock". */
  places(currency: string): readonly string[]
  readonly pieces: number
  /** If given, pictures are recorded and fetched later; otherwise they are ignored. */
  readonly pictures: { readonly privateHosts: boolean } | undefined
  readonly ids: FeedIds
  readonly categories: CategoryTree
  /** The operator's mapping of goods to categories. */
  readonly mapping?: CategoryMapping | undefined
}

/** The category for goods that match no other. */
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

/** True for categories of new goods. They contain all new goods of a sub-brand. */
export const isNewGoodsCategory = ({ id }: { readonly id: string }): boolean => /(^|-)new(-in)?$/.test(id)

/** The titles from the top down to a category. An export writes paths in this form. */
export const titlePath = (tree: CategoryTree, id: string, language: string): string =>
  (tree.chains.get(id) ?? []).map((part) => categoryText(tree.nodes.get(part)!, language).title).join(' > ')

/** The category whose titles match the path in a feed. */
export const categoryAtPath = (
  { categories, language }: Pick<FeedShop, 'categories' | 'language'>,
  path: string,
): CategoryNode | undefined =>
  path === ''
    ? undefined
    : [...categories.nodes.values()].find(({ id }) => titlePath(categories, id, language) === path)

/** The categories of a product: the given one, else one found by the words of its path and name, and the new goods of its sub-brand. */
export function categoriesFor(
  { categories: tree, language }: Pick<FeedShop, 'categories' | 'language'>,
  { category, subBrand, path, name }: { category: string | undefined; subBrand: string; path: string; name: string },
): string[] {
  const nodes = [...tree.nodes.values()]
  const own = nodes.filter((node) => node.subBrand === subBrand)
  const places = own.filter((node) => !isNewGoodsCategory(node) && node.parent !== undefined)
  const found =
    category ??
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
  return [found ?? importedCategory.id, ...own.filter(isNewGoodsCategory).map(({ id }) => id)]
}

const best = (scored: readonly { readonly id: string; readonly score: number }[]): string | undefined =>
  scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)[0]?.id

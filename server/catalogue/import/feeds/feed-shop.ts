import { type CategoryNode, type CategoryTree, categoryText } from '../../category-tree.ts'
import type { CategoryRow, CategoryTextRow } from '../rows.ts'
import type { KnownCurrencies } from './feed-currency.ts'
import type { Shelving } from './shelving.ts'
import { shared, stems } from './word-stems.ts'

/** Finds or makes the ids by which a feed's goods are known here; the same source gives the same ids for ever. */
export interface FeedIds {
  style(source: string): string
  /** The option number of a colour; `itemId` contains it if the feed is an export of a shop like this one. */
  option(styleNumber: string, colour: string, itemId: string): string
  /** True if this colour existed before the import began. */
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
  /** The places and number of pieces to assume for goods sold in this currency, when a feed only says that they are in stock. */
  places(currency: string): readonly string[]
  readonly pieces: number
  /** Pictures are noted, to be fetched later; undefined: they are passed over. */
  readonly pictures: { readonly privateHosts: boolean } | undefined
  readonly ids: FeedIds
  readonly categories: CategoryTree
  /** The operator's mapping of goods to categories. */
  readonly shelving?: Shelving | undefined
}

/** The category of goods that match no other. */
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

/** Categories for new goods are filled for a sub-brand as a whole. */
export const isNewsShelf = ({ id }: { readonly id: string }): boolean => /(^|-)new(-in)?$/.test(id)

/** The titles on the way to a category, as an export writes its path. */
export const titlePath = (tree: CategoryTree, id: string, language: string): string =>
  (tree.chains.get(id) ?? []).map((part) => categoryText(tree.nodes.get(part)!, language).title).join(' > ')

/** The category whose titles equal the path of a feed. */
export const shelfAt = (
  { categories, language }: Pick<FeedShop, 'categories' | 'language'>,
  path: string,
): CategoryNode | undefined =>
  path === ''
    ? undefined
    : [...categories.nodes.values()].find(({ id }) => titlePath(categories, id, language) === path)

/**
 * The categories of a product: the one the feed names, else one found by the words of its path and name; and the new goods of its
 * sub-brand.
 */
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

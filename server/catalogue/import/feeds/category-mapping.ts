import { plainText } from '../plain-text.ts'
import type { FeedItem } from './feed-item.ts'

/**
 * A line of a mapping: attributes of a feed, and the category of this shop. An empty cell matches everything, but a
 * line needs at least one attribute.
 */
export interface CategoryMappingLine {
  readonly type: string
  readonly googleCategory: string
  readonly tag: string
  readonly category: string
}

export const categoryMappingColumns = ['type', 'google_category', 'tag', 'category'] as const

export interface CategoryMapping {
  /** The category of the first matching line, if any line matches. */
  categoryOf(cells: FeedItem['cells']): string | undefined
  /** Called for each product with the category it got. */
  note?(cells: FeedItem['cells'], category: string): void
}

const alike = (text: string): string => plainText(text).trim().toLowerCase()
const firstLine = (text: string): string => text.split('\n')[0]!
const typeOf = ({ product_type = '' }: FeedItem['cells']): string => plainText(firstLine(product_type)).trim()
const googleCategoryOf = ({ google_product_category = '' }: FeedItem['cells']): string =>
  plainText(firstLine(google_product_category)).trim()
const tagsOf = ({ tags = '' }: FeedItem['cells']): string[] => tags.split(',').map(alike).filter(Boolean)

/** The first matching line decides. */
export function categoryMapping(lines: readonly CategoryMappingLine[]): CategoryMapping {
  const read = lines.map(({ category, ...told }) => ({
    category,
    ...{ type: alike(told.type), googleCategory: alike(told.googleCategory), tag: alike(told.tag) },
  }))
  return {
    categoryOf(cells) {
      const [type, googleCategory, tags] = [alike(typeOf(cells)), alike(googleCategoryOf(cells)), tagsOf(cells)]
      return read.find(
        (line) =>
          (line.type === '' || line.type === type) &&
          (line.googleCategory === '' || line.googleCategory === googleCategory) &&
          (line.tag === '' || tags.includes(line.tag)) &&
          `${line.type}${line.googleCategory}${line.tag}` !== '',
      )?.category
    },
  }
}

export interface StarterLine extends CategoryMappingLine {
  readonly products: number
}

/** Collects the categories of a feed for a first mapping, with the category guessed for each. Those with the most products come first. */
export function starterMapping(): { readonly mapping: CategoryMapping; lines(): StarterLine[] } {
  const told = new Map<string, { line: CategoryMappingLine; products: number }>()
  return {
    mapping: {
      categoryOf: () => undefined,
      note(cells, category) {
        const line = { type: typeOf(cells), googleCategory: googleCategoryOf(cells), tag: '', category }
        const key = JSON.stringify([alike(line.type), alike(line.googleCategory)])
        const known = told.get(key)
        if (known) known.products += 1
        else told.set(key, { line, products: 1 })
      },
    },
    lines: () =>
      [...told.values()]
        .toSorted((a, b) => b.products - a.products || a.line.type.localeCompare(b.line.type))
        .map(({ line, products }) => ({ ...line, products })),
  }
}

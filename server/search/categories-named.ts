import type { SearchResponse } from '#contracts/search.ts'
import { categoryPath, categoryText } from '#server/catalogue/index.ts'
import { countStyles } from './bits.ts'
import { fullTitle, type Voice } from './facet-names.ts'
import { wordsIn } from './fold-text.ts'
import { kept, type SearchColumns } from './search-columns.ts'

const mostCategories = 5

/** Categories whose name has a word for each one of the term, the fullest first. */
export function categoriesNamed(
  columns: SearchColumns,
  term: string,
  { language }: Voice,
): SearchResponse['categorySearch'] {
  const { range, facets, listed, runs } = columns
  const { categories } = range.assortment
  const titles = kept(columns, 'category titles', () =>
    [...categories.nodes.values()].map((node) => ({ id: node.id, words: wordsIn(categoryText(node, language).title) })),
  )
  const wanted = wordsIn(term)
  return titles
    .filter(({ words }) => wanted.length > 0 && wanted.every((word) => words.some((one) => one.startsWith(word))))
    .map(({ id }) => {
      const bits = facets.get('category')?.get(id)?.bits
      return { id, styles: bits ? countStyles(bits, listed, runs) : 0 }
    })
    .filter(({ styles }) => styles > 0)
    .sort((a, b) => b.styles - a.styles)
    .slice(0, mostCategories)
    .map(({ id, styles }) => ({
      displayName: fullTitle(categories, id, language),
      productsInCategory: styles,
      categoryUri: `/${range.market.id}/${categoryPath(categories, id, language)}`,
    }))
}

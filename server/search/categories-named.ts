import type { SearchResponse } from '#contracts/search.ts'
import { categoryPath, categoryText } from '#server/catalogue/index.ts'
import { among, countStyles } from './columns/bits.ts'
import { calculateOnce, type SearchColumns, valuesOf } from './columns/market-columns.ts'
import { type FacetLanguage, fullTitle } from './facet-names.ts'
import { analyzerFor } from './text/analyzer.ts'
import { phraseOf, type Synonyms } from './text/synonyms.ts'
import { resembles } from './text/typos.ts'

const mostCategories = 5

/** Categories whose title has a form of every word of the term or of a synonym. Those with the most products come first. */
export function categoriesNamed(
  columns: SearchColumns,
  term: string,
  facetLanguage: FacetLanguage,
  synonyms: Synonyms,
): SearchResponse['categorySearch'] {
  const { language } = facetLanguage
  const analyzer = analyzerFor(language)
  const titles = titlesOf(columns, language)
  const words = analyzer.words(term).filter((word) => !analyzer.isSilent(word))
  const called = [phraseOf(term, analyzer), ...(synonyms.at(phraseOf(term, analyzer), 0)?.others ?? [])]
  const typed = ({ words: own, stems }: (typeof titles)[number]) =>
    words.every((word) => stems.includes(analyzer.stem(word)) || own.some((one) => one.startsWith(word)))
  return titles
    .filter(
      (title) =>
        words.length > 0 && (typed(title) || called.some((stems) => stems.every((stem) => title.stems.includes(stem)))),
    )
    .flatMap(({ id }) => hitOf(columns, id, facetLanguage))
    .sort((a, b) => b.productsInCategory - a.productsInCategory)
    .slice(0, mostCategories)
}

/** The titles of categories, as words and as stems. */
const titlesOf = (columns: SearchColumns, language: string) =>
  calculateOnce(columns, 'category titles', () => {
    const analyzer = analyzerFor(language)
    return [...columns.range.assortment.categories.nodes.values()].map((node) => {
      const words = analyzer.words(categoryText(node, language).title)
      return { id: node.id, words, stems: words.map(analyzer.stem) }
    })
  })

/** For a term without results: categories with a word similar to one of the term. Those with the most similar words come first. */
export function categoriesNear(
  columns: SearchColumns,
  term: string,
  facetLanguage: FacetLanguage,
): SearchResponse['categorySearch'] {
  const analyzer = analyzerFor(facetLanguage.language)
  const words = analyzer.words(term).filter((word) => !analyzer.isSilent(word))
  return titlesOf(columns, facetLanguage.language)
    .flatMap(({ id, words: own, stems }) => {
      const near = words.filter(
        (word) => own.some((one) => resembles(word, one)) || stems.includes(analyzer.stem(word)),
      )
      return near.length === 0 ? [] : hitOf(columns, id, facetLanguage).map((hit) => ({ hit, near: near.length }))
    })
    .sort((a, b) => b.near - a.near || b.hit.productsInCategory - a.hit.productsInCategory)
    .slice(0, mostCategories)
    .map(({ hit }) => hit)
}

/** Root categories. */
export const topCategories = (columns: SearchColumns, facetLanguage: FacetLanguage): SearchResponse['categorySearch'] =>
  (columns.range.assortment.categories.childrenOf.get(undefined) ?? []).flatMap(({ id }) =>
    hitOf(columns, id, facetLanguage),
  )

/** A category as a search suggestion; nothing for an empty category. */
function hitOf(columns: SearchColumns, id: string, facetLanguage: FacetLanguage): SearchResponse['categorySearch'] {
  const { range, goods, sold } = columns
  const { categories } = range.assortment
  const column = valuesOf(columns, 'category').get(id)
  const all = calculateOnce(columns, 'among all sold', () => among(sold))
  const productsInCategory = column ? countStyles(all, column, goods.rows.runs) : 0
  if (productsInCategory === 0) return []
  const categoryUri = `/${range.market.id}/${categoryPath(categories, id, facetLanguage.language)}`
  return [{ displayName: fullTitle(categories, id, facetLanguage), productsInCategory, categoryUri }]
}

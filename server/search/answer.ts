import { toWire } from '#contracts/money.ts'
import type { Facet, SearchResponse } from '#contracts/search.ts'
import { facetIds } from '#contracts/search.ts'
import { money } from '#foundation/money.ts'
import type { Translate } from '#foundation/words.ts'
import { categoryPath, categoryText, colourFamilies } from '#server/catalogue/index.ts'
import { countStyles } from './bits.ts'
import type { FacetId } from './facet-values.ts'
import type { CountedFacet, Found } from './find-products.ts'
import { foldText } from './fold-text.ts'
import { sortings, type Wanted } from './read-request.ts'
import type { SearchColumns } from './search-columns.ts'

/** What a market calls things. */
export interface Voice {
  readonly t: Translate
  readonly language: string
  readonly collator: Intl.Collator
}

/** The answer without its cards. */
export type BareAnswer = Omit<SearchResponse, 'results'>

export function answerOf(columns: SearchColumns, wanted: Wanted, found: Found, voice: Voice): BareAnswer {
  const { market } = columns.range
  const { lowest, highest } = found.base
  const bounds = (low: number, high: number) => ({
    lowerBoundingValue: toWire(money(low, market.currency)),
    upperBoundingValue: toWire(money(high, market.currency)),
  })
  return {
    totalResults: found.total,
    startingFrom: wanted.from,
    facets: facetIds.flatMap(
      (id) =>
        facetAnswer(
          columns,
          wanted,
          found.facets.find(({ facet }) => facet === id),
          voice,
        ) ?? [],
    ),
    ...(highest > lowest
      ? { priceFacet: { selected: bounds(found.low, found.high), available: bounds(lowest, highest) } }
      : {}),
    sortings: sortings.map((id) => ({ id, selected: id === wanted.sorting })),
    categorySearch: wanted.term === '' ? [] : categoriesNamed(columns, wanted.term, voice),
    hasError: false,
  }
}

type Value = Facet['values'][number]

function facetAnswer(
  columns: SearchColumns,
  wanted: Wanted,
  counted: CountedFacet | undefined,
  voice: Voice,
): Facet | undefined {
  if (!counted) return undefined
  const { facet } = counted
  const names = namesOf(columns, facet, voice)
  const shown =
    facet === 'category'
      ? counted.values.filter(({ value, selected }) => selected || isOffered(columns, wanted, value))
      : counted.values
  if (shown.length === 0) return undefined
  const placed = shown.map((one) => ({ ...names.get(one.value)!, ...one })).sort((a, b) => a.place - b.place)
  return {
    id: facet,
    name: voice.t(`facet.${facet.toLowerCase()}`),
    values: placed.map(({ place: _, ...value }) => value),
  }
}

type Named = Omit<Value, 'count' | 'selected'> & { readonly place: number }

/** All values of a facet with their names and their place in line; kept for as long as the columns live. */
function namesOf(columns: SearchColumns, facet: FacetId, voice: Voice): ReadonlyMap<string, Named> {
  const key = `names ${facet}`
  const known = columns.kept.get(key) as ReadonlyMap<string, Named> | undefined
  if (known) return known
  const values = facet === 'new' ? ['new'] : [...(columns.facets.get(facet)?.keys() ?? [])]
  const named = values.map((value): Value => {
    const group = columns.facets.get(facet)?.get(value)?.group
    const hex = facet === 'colour' ? colourFamilies.get(value) : undefined
    return {
      value,
      name: nameOf(columns, facet, value, voice),
      count: 0,
      selected: false,
      ...(hex ? { hex } : {}),
      ...(group ? { group } : {}),
    }
  })
  const made = new Map(
    inOrder(columns, facet, named, voice).map(({ count: _, selected: __, ...rest }, place) => [
      rest.value,
      { ...rest, place },
    ]),
  )
  columns.kept.set(key, made)
  return made
}

/** Below a category its children are offered; without one, the second level, where garments have their names. */
function isOffered({ range }: SearchColumns, { category }: Wanted, value: string): boolean {
  const { nodes, chains } = range.assortment.categories
  return category === undefined ? chains.get(value)?.length === 2 : nodes.get(value)?.parent === category
}

function nameOf({ range, facets }: SearchColumns, facet: FacetId, value: string, { t, language }: Voice): string {
  const label = facets.get(facet)?.get(value)?.label ?? value
  const { nodes } = range.assortment.categories
  const words = (key: string) => {
    const text = t(key)
    return text === key ? label : text
  }
  switch (facet) {
    case 'colour':
      return words(`colour.${value}`)
    case 'size':
      return value === 'one' ? t('size.one') : label
    case 'fit':
      return words(`fit.${value}`)
    case 'material':
      return words(`material.${value}`)
    case 'discount':
      return value === 'sale' ? t('facet.any-reduction') : t('facet.percent-or-more', value)
    case 'new':
      return t('badge.new')
    case 'category':
      return qualified(range.assortment.categories, value, language)
    case 'subBrand': {
      const top = [...nodes.values()].find((node) => node.subBrand === value && node.parent === undefined)
      return top ? categoryText(top, language).title : label
    }
    default:
      return label
  }
}

/** `Dresses, Halden Curve` where another category has the same title. */
function qualified(
  { nodes }: SearchColumns['range']['assortment']['categories'],
  id: string,
  language: string,
): string {
  const node = nodes.get(id)
  if (!node) return id
  const { title } = categoryText(node, language)
  const parent = node.parent === undefined ? undefined : nodes.get(node.parent)
  const twin = [...nodes.values()].some(
    (other) => other.id !== id && other.parent !== node.parent && categoryText(other, language).title === title,
  )
  return twin && parent ? `${title}, ${categoryText(parent, language).title}` : title
}

const groups = ['letters', 'eu', 'inches', 'kids', 'shoe', 'one']
const letterSizes = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl', '6xl']
const colours = [...colourFamilies.keys()]

function inOrder({ range }: SearchColumns, facet: FacetId, values: Value[], { collator }: Voice): Value[] {
  const places =
    facet === 'category' ? [...range.assortment.categories.childrenOf.values()].flat().map(({ id }) => id) : colours
  const figure = ({ name }: Value) => Number.parseFloat(name.replace(/^\D+/, ''))
  const sizes = (a: Value, b: Value) =>
    groups.indexOf(a.group ?? '') - groups.indexOf(b.group ?? '') ||
    letterSizes.indexOf(a.value) - letterSizes.indexOf(b.value) ||
    figure(a) - figure(b)
  switch (facet) {
    case 'size':
    case 'length':
      return values.sort((a, b) => sizes(a, b) || collator.compare(a.name, b.name))
    case 'colour':
    case 'category':
      return values.sort((a, b) => places.indexOf(a.value) - places.indexOf(b.value))
    case 'discount':
      return values.sort((a, b) => (Number(a.value) || 0) - (Number(b.value) || 0))
    default:
      return values.sort((a, b) => collator.compare(a.name, b.name))
  }
}

const mostCategories = 5

/** Categories whose name has every word of the term, or begins with it. */
function categoriesNamed(
  { range, facets, listed, runs }: SearchColumns,
  term: string,
  { language }: Voice,
): SearchResponse['categorySearch'] {
  const { nodes } = range.assortment.categories
  const wanted = foldText(term).split(' ')
  return [...nodes.values()]
    .filter((node) => {
      const title = foldText(categoryText(node, language).title).split(' ')
      return wanted.every((word) => title.some((one) => one.startsWith(word)))
    })
    .map(({ id }) => {
      const bits = facets.get('category')?.get(id)?.bits
      return {
        displayName: qualified(range.assortment.categories, id, language),
        productsInCategory: bits ? countStyles(bits, listed, runs) : 0,
        categoryUri: `/${range.market.id}/${categoryPath(range.assortment.categories, id, language)}`,
      }
    })
    .filter(({ productsInCategory }) => productsInCategory > 0)
    .sort((a, b) => b.productsInCategory - a.productsInCategory)
    .slice(0, mostCategories)
}

import type { Facet } from '#contracts/search.ts'
import { listed } from '#foundation/listed.ts'
import type { Translate } from '#foundation/words.ts'
import {
  type CategoryTree,
  categoryText,
  colourFamilies,
  colourSwatches,
  compareSizes,
  nameInSystem,
  type SizeFamily,
  systemFor,
} from '#server/catalogue/index.ts'
import type { FacetId } from './columns/facet-values.ts'
import { calculateOnce, type SearchColumns, valuesOf } from './columns/market-columns.ts'

/** What is needed to name facets in a market. */
export interface FacetLanguage {
  readonly t: Translate
  /** The market's locale: `en-us`. */
  readonly language: string
  readonly collator: Intl.Collator
}

type NamedValue = Omit<Facet['values'][number], 'count' | 'selected'>
type Names = ReadonlyMap<string, NamedInLine>

export interface NamedInLine {
  readonly value: NamedValue
  /** The value as JSON up to its count. Each answer adds the count and whether it is selected. */
  readonly opened: string
}

/** All values of a facet with their names, in display order. */
export const namesOf = (columns: SearchColumns, facet: FacetId, facetLanguage: FacetLanguage): Names =>
  calculateOnce(columns, `names ${facet}`, () => {
    const values = facet === 'new' ? ['new'] : [...valuesOf(columns, facet).keys()]
    const named = values
      .map((value) => namedValue(columns, facet, value, facetLanguage))
      .sort(inLine(columns, facet, facetLanguage))
    return new Map(
      named.map((value) => [value.value, { value, opened: JSON.stringify({ ...value, count: 0 }).slice(0, -2) }]),
    )
  })

function namedValue(columns: SearchColumns, facet: FacetId, value: string, facetLanguage: FacetLanguage): NamedValue {
  const group = valuesOf(columns, facet).get(value)?.group
  return {
    value,
    name: nameOf(columns, facet, value, facetLanguage),
    ...dotOf(facet, value),
    ...(group ? { group } : {}),
  }
}

function dotOf(facet: FacetId, value: string): Pick<NamedValue, 'hex' | 'checkbox' | 'checkmark'> {
  const swatch = facet === 'colour' ? colourSwatches.get(value) : undefined
  if (!swatch) return {}
  const { hex, checkbox, checkmark } = swatch
  return { hex, checkmark, ...(checkbox.length > 1 ? { checkbox: [...checkbox] } : {}) }
}

function nameOf(columns: SearchColumns, facet: FacetId, value: string, facetLanguage: FacetLanguage): string {
  const { t, language } = facetLanguage
  const { range } = columns
  const label = valuesOf(columns, facet).get(value)?.label ?? value
  const { nodes } = range.assortment.categories
  const worded = (key: string) => {
    const text = t(key)
    return text === key ? label : text
  }
  switch (facet) {
    case 'colour':
    case 'fit':
    case 'material':
      return worded(`${facet}.${value}`)
    case 'size':
      return value === 'one' ? t('size.one') : sizeName(columns, value, t)
    case 'discount':
      return value === 'sale' ? t('facet.any-reduction') : t('facet.percent-or-more', value)
    case 'new':
      return t('badge.new')
    case 'category':
      return fullTitle(range.assortment.categories, value, facetLanguage)
    case 'subBrand': {
      const top = [...nodes.values()].find((node) => node.subBrand === value && node.parent === undefined)
      return top ? categoryText(top, language).title : label
    }
    default:
      return label
  }
}

/** The name of a size in the market's size system. */
function sizeName(columns: SearchColumns, value: string, t: Translate): string {
  const { label = value, group } = valuesOf(columns, 'size').get(value) ?? {}
  const family = group as SizeFamily
  return nameInSystem({ family, name: label }, systemFor(family, columns.range.market), t)
}

/** `Dresses, Halden Curve` if another category has the same title. */
export function fullTitle({ nodes }: CategoryTree, id: string, { t, language }: FacetLanguage): string {
  const node = nodes.get(id)
  if (!node) return id
  const { title } = categoryText(node, language)
  const parent = node.parent === undefined ? undefined : nodes.get(node.parent)
  const others = [...nodes.values()].filter((other) => other.parent !== node.parent)
  const twin = others.some((other) => categoryText(other, language).title === title)
  return listed(t, [title, twin && parent && categoryText(parent, language).title])
}

type InLine = (a: NamedValue, b: NamedValue) => number

/** Sizes ascend, colours and categories keep their usual order, all others are sorted by name. */
function inLine(columns: SearchColumns, facet: FacetId, { collator }: FacetLanguage): InLine {
  const { range } = columns
  const byName: InLine = (a, b) => collator.compare(a.name, b.name)
  if (facet === 'size') return (a, b) => bySize(columns, a, b) || byName(a, b)
  if (facet === 'length') return (a, b) => figureIn(a.name) - figureIn(b.name) || byName(a, b)
  if (facet === 'discount') return (a, b) => (Number(a.value) || 0) - (Number(b.value) || 0)
  if (facet !== 'colour' && facet !== 'category') return byName
  const walked = [...range.assortment.categories.childrenOf.values()].flat().map(({ id }) => id)
  const places = facet === 'category' ? walked : [...colourFamilies.keys()]
  return (a, b) => places.indexOf(a.value) - places.indexOf(b.value)
}

function bySize(columns: SearchColumns, a: NamedValue, b: NamedValue): number {
  const sizes = valuesOf(columns, 'size')
  const stored = ({ value }: NamedValue) => {
    const { label = value, group } = sizes.get(value) ?? {}
    return { name: label, family: group as SizeFamily }
  }
  return compareSizes(stored(a), stored(b))
}

const figureIn = (name: string): number => Number.parseFloat(name.replace(/^\D+/, '')) || 0

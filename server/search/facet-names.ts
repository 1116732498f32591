import type { Facet } from '#contracts/search.ts'
import type { Translate } from '#foundation/words.ts'
import { type CategoryTree, categoryText, colourFamilies, colourSwatches } from '#server/catalogue/index.ts'
import type { FacetId } from './columns/facet-values.ts'
import { kept, type SearchColumns, valuesOf } from './columns/market-columns.ts'

/** Facet names of a market. */
export interface Voice {
  readonly t: Translate
  readonly language: string
  readonly collator: Intl.Collator
}

type NamedValue = Omit<Facet['values'][number], 'count' | 'selected'>
type Names = ReadonlyMap<string, NamedInLine>

export interface NamedInLine {
  readonly value: NamedValue
  readonly place: number
  /** The value as JSON whose end is still open for what only an answer knows. */
  readonly opened: string
}

/** All values of a facet with their names and their place in line. */
export const namesOf = (columns: SearchColumns, facet: FacetId, voice: Voice): Names =>
  kept(columns, `names ${facet}`, () => {
    const values = facet === 'new' ? ['new'] : [...valuesOf(columns, facet).keys()]
    const named = values.map((value) => namedValue(columns, facet, value, voice)).sort(inLine(columns, facet, voice))
    return new Map(
      named.map((value, place) => [value.value, { value, place, opened: JSON.stringify(value).slice(0, -1) }]),
    )
  })

function namedValue(columns: SearchColumns, facet: FacetId, value: string, voice: Voice): NamedValue {
  const group = valuesOf(columns, facet).get(value)?.group
  return { value, name: nameOf(columns, facet, value, voice), ...dotOf(facet, value), ...(group ? { group } : {}) }
}

function dotOf(facet: FacetId, value: string): Pick<NamedValue, 'hex' | 'checkbox' | 'checkmark'> {
  const swatch = facet === 'colour' ? colourSwatches.get(value) : undefined
  if (!swatch) return {}
  const { hex, checkbox, checkmark } = swatch
  return { hex, checkmark, ...(checkbox.length > 1 ? { checkbox: [...checkbox] } : {}) }
}

function nameOf(columns: SearchColumns, facet: FacetId, value: string, { t, language }: Voice): string {
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
      return value === 'one' ? t('size.one') : label
    case 'discount':
      return value === 'sale' ? t('facet.any-reduction') : t('facet.percent-or-more', value)
    case 'new':
      return t('badge.new')
    case 'category':
      return fullTitle(range.assortment.categories, value, language)
    case 'subBrand': {
      const top = [...nodes.values()].find((node) => node.subBrand === value && node.parent === undefined)
      return top ? categoryText(top, language).title : label
    }
    default:
      return label
  }
}

/** `Dresses, Halden Curve` where another category has the same title. */
export function fullTitle({ nodes }: CategoryTree, id: string, language: string): string {
  const node = nodes.get(id)
  if (!node) return id
  const { title } = categoryText(node, language)
  const parent = node.parent === undefined ? undefined : nodes.get(node.parent)
  const others = [...nodes.values()].filter((other) => other.parent !== node.parent)
  const twin = others.some((other) => categoryText(other, language).title === title)
  return twin && parent ? `${title}, ${categoryText(parent, language).title}` : title
}

const groups = ['letters', 'eu', 'inches', 'kids', 'shoe', 'one']
const letterSizes = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl', '6xl']

type InLine = (a: NamedValue, b: NamedValue) => number

/** Sizes go up, colours and categories keep the order they have everywhere, the rest is by name. */
function inLine({ range }: SearchColumns, facet: FacetId, { collator }: Voice): InLine {
  const byName: InLine = (a, b) => collator.compare(a.name, b.name)
  if (facet === 'size' || facet === 'length') return (a, b) => bySize(a, b) || byName(a, b)
  if (facet === 'discount') return (a, b) => (Number(a.value) || 0) - (Number(b.value) || 0)
  if (facet !== 'colour' && facet !== 'category') return byName
  const walked = [...range.assortment.categories.childrenOf.values()].flat().map(({ id }) => id)
  const places = facet === 'category' ? walked : [...colourFamilies.keys()]
  return (a, b) => places.indexOf(a.value) - places.indexOf(b.value)
}

const bySize: InLine = (a, b) =>
  groups.indexOf(a.group ?? '') - groups.indexOf(b.group ?? '') ||
  letterSizes.indexOf(a.value) - letterSizes.indexOf(b.value) ||
  figureIn(a.name) - figureIn(b.name)

const figureIn = (name: string): number => Number.parseFloat(name.replace(/^\D+/, '')) || 0

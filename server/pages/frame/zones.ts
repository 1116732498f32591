import type { ProductCard } from '#contracts/catalogue.ts'
import type { Row, Widget, WidgetOf, ZoneName, Zones } from '#contracts/widgets.ts'
import type { Market } from '#server/markets/index.ts'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { forApp } from './for-app.ts'

/** Zones ready to show, and the goods that were added to them. */
export interface FilledZones {
  readonly zones: Zones
  readonly productIds: readonly string[]
  /** Categories whose first goods were requested. */
  readonly categories: readonly string[]
}

type Needs = Pick<Parts, 'catalogue' | 'content' | 'search'>

/** Leaves out what this visitor's device should not show, and fills product carousels. Empty rows and carousels are removed. */
export async function fillZones(
  parts: Needs,
  { market, path, visitor }: Pick<PageRequest, 'market' | 'path' | 'visitor'>,
  zones: Zones,
): Promise<FilledZones> {
  const productIds: string[] = []
  const categories: string[] = []
  const { content } = parts
  const recommends = content.toggle(market, 'recommendations')
  const fill = async (written: Widget): Promise<Widget | undefined> => {
    const widget = visitor.mode === 'app' ? forApp(written) : written
    if (widget === undefined) return undefined
    if (widget.kind === 'recommendationCarousel' && !recommends) return undefined
    if (widget.kind === 'wishlistCarousel' && !content.toggle(market, 'wishlist')) return undefined
    if (widget.kind === 'customerClubSignup') {
      // Devices in stores offer no sign-up, because the next shopper would see who used the device before.
      if (visitor.mode === 'store' || isExcluded(widget, market, path)) return undefined
      const known = new Set(content.subBrands().map(({ id }) => id))
      return { ...widget, subBrands: widget.subBrands.filter(({ id }) => known.has(id)) }
    }
    if (widget.kind === 'productDetailCarousel') {
      productIds.push(widget.productId)
      return shownFromAllSides(parts, market, widget)
    }
    if (widget.kind === 'trender') {
      if (!content.toggle(market, 'trendWidget')) return undefined
      const wanted = await wantedNow(parts, market, widget)
      productIds.push(...wanted.products.map(({ id }) => id))
      return wanted.terms.length + wanted.products.length > 0 ? wanted : undefined
    }
    if (widget.kind !== 'productCarousel') return widget
    const products = await goodsOf(parts, market, widget)
    if (widget.content.category !== null) categories.push(widget.content.category)
    productIds.push(...products.map(({ id }) => id))
    return products.length > 0 ? { ...widget, products } : undefined
  }
  const filled: Partial<Record<ZoneName, Row[]>> = {}
  for (const [name, rows] of Object.entries(zones) as [ZoneName, readonly Row[]][]) {
    const isolated = visitor.mode === 'store' || visitor.preview
    const shown = await Promise.all(
      rows.map((row) => (isolated && row.hideOnISO ? markOf(row, visitor) : fillRow(row, fill))),
    )
    filled[name] = shown.filter(({ widgets, leftOut }) => widgets.length > 0 || leftOut)
  }
  return { zones: filled, productIds, categories }
}

const isExcluded = (
  { excludedPages }: WidgetOf<'customerClubSignup'>,
  { id }: Pick<Market, 'id'>,
  path: string,
): boolean => {
  const plain = (one: string): string =>
    one
      .toLowerCase()
      .replace(new RegExp(`^/${id}(?=/|$)`), '')
      .replace(/\/+$/, '')
  return excludedPages.some((page) => plain(page) === plain(path))
}

/** An editor sees a mark at a row that is left out; a device in a store does not get the row. */
const markOf = (row: Row, { preview }: PageRequest['visitor']): Row => ({
  ...{ ...row, widgets: [] },
  ...(preview ? { leftOut: true as const } : {}),
})

async function fillRow(row: Row, fill: (widget: Widget) => Promise<Widget | undefined>): Promise<Row> {
  const widgets = await Promise.all(row.widgets.map(fill))
  return { ...row, widgets: widgets.filter((widget) => widget !== undefined) }
}

function shownFromAllSides(
  { catalogue }: Needs,
  market: Market,
  widget: WidgetOf<'productDetailCarousel'>,
): Widget | undefined {
  const card = catalogue.card(market, widget.productId)
  return card && { ...widget, product: { name: card.name, url: card.url, images: card.images } }
}

const mostWanted = 4

/** Popular search terms, and products that sell well. */
async function wantedNow({ search }: Needs, market: Market, widget: WidgetOf<'trender'>): Promise<WidgetOf<'trender'>> {
  const [{ terms }, { results }] = await Promise.all([
    search.suggest(market, ''),
    search.search(market, { sorting: 'popular', size: mostWanted, origin: 'widget' }),
  ])
  const links = terms.map(({ term, url }) => ({ title: term, url, newTab: false }))
  return { ...widget, terms: links, products: [...results] }
}

async function goodsOf(
  { catalogue, search }: Needs,
  market: Market,
  { content }: WidgetOf<'productCarousel'>,
): Promise<ProductCard[]> {
  const named = content.productIds.flatMap((id) => catalogue.card(market, id) ?? [])
  if (content.category === null && (content.sorting === null || named.length > 0)) return named
  const found = await search.search(market, {
    ...(content.category === null ? {} : { category: content.category }),
    size: content.size,
    origin: 'widget',
    ...(content.sorting === null ? {} : { sorting: content.sorting }),
  })
  return [...named, ...found.results].slice(0, Math.max(content.size, named.length))
}

import type { ProductDetail } from '#contracts/catalogue.ts'
import type { Row, Widget, Zones } from '#contracts/widgets.ts'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { productRow, recommendedRow } from './product-rows.ts'

const mostSimilar = 12

/** Rows below a product: the editors' rows of all product pages, and similar products. */
export async function productZones(parts: Parts, ask: PageRequest, product: ProductDetail): Promise<Zones> {
  const { content } = parts
  const { market, localization } = ask
  const placed = (ask.content ?? content.pagesOf(market, 'productPage')[0])?.zones ?? {}
  const written = content.toggle(market, 'detailRecommendations')
    ? about(withRecommended(placed, localization.t), product.id)
    : withoutRecommended(placed)
  if (!content.toggle(market, 'detailSimilarProducts')) return withoutSimilar(written)
  const similar = productRow('similar', localization.t('product.similar'), await similarTo(parts, ask, product))
  return { ...written, similarProductsRows: [similar, ...(written.similarProductsRows ?? [])] }
}

const withoutSimilar = ({ similarProductsRows: _, ...others }: Zones): Zones => others

/** Adds products that were bought together with it and products viewed before, unless editors placed recommendations themselves. */
function withRecommended(zones: Zones, t: PageRequest['localization']['t']): Zones {
  if (Object.values(zones).some((rows) => rows.some(({ widgets }) => widgets.some(isRecommended)))) return zones
  const rows = [
    recommendedRow('BoughtTogether', t('product.bought-together')),
    recommendedRow('RecentlyViewedProducts', t('product.recently-viewed')),
  ]
  return { ...zones, bottomRows: [...rows, ...(zones.bottomRows ?? [])] }
}

const isRecommended = ({ kind }: Widget): boolean => kind === 'recommendationCarousel'

export const withoutRecommended = (zones: Zones): Zones =>
  withWidgets(zones, (widgets) => widgets.filter((widget) => !isRecommended(widget)))

/** A recommendation carousel without products gets the product of the page. */
export const about = (zones: Zones, productId: string): Zones =>
  withWidgets(zones, (widgets) =>
    widgets.map((widget) =>
      widget.kind === 'recommendationCarousel' && widget.content.productIds.length === 0
        ? { ...widget, content: { ...widget.content, productIds: [productId] } }
        : widget,
    ),
  )

const withWidgets = (zones: Zones, change: (widgets: Row['widgets']) => Row['widgets']): Zones =>
  Object.fromEntries(
    Object.entries(zones).map(([name, rows]) => [name, rows.map((row) => ({ ...row, widgets: change(row.widgets) }))]),
  )

/** Other products of its category, nearest in price and colour first, one per style. */
async function similarTo(
  { catalogue, search }: Parts,
  { market }: PageRequest,
  product: ProductDetail,
): Promise<string[]> {
  const category = catalogue.categoryAt(market, product.breadcrumb.at(-1)?.url ?? '')?.id
  if (category === undefined) return []
  const { results } = await search.search(market, { category, size: 60 })
  const price = product.price.salesPrice.amount
  const unlike = (other: (typeof results)[number]) =>
    Math.abs(Math.log(other.price.salesPrice.amount / price)) +
    (other.colourFamilyName === product.colourFamilyName ? 0 : 0.5)
  return results
    .filter(({ styleNumber, inStock }) => styleNumber !== product.styleNumber && inStock)
    .toSorted((a, b) => unlike(a) - unlike(b))
    .slice(0, mostSimilar)
    .map(({ id }) => id)
}

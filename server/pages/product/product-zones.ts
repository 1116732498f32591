import type { ProductDetail } from '#contracts/catalogue.ts'
import type { Row, WidgetOf, Zones } from '#contracts/widgets.ts'
import type { PageAsk } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

const mostSimilar = 12

/** What stands below a product: what editors placed on the page of all products, and goods that are like it. */
export async function productZones(parts: Parts, ask: PageAsk, product: ProductDetail): Promise<Zones> {
  const { content } = parts
  const { market, speaker } = ask
  const written = (ask.content ?? content.pagesOf(market, 'productPage')[0])?.zones ?? {}
  if (!content.toggle(market, 'detailSimilarProducts')) return withoutSimilar(written)
  const similar = productRow('similar', speaker.t('product.similar'), await similarTo(parts, ask, product))
  return { ...written, similarProductsRows: [similar, ...(written.similarProductsRows ?? [])] }
}

const withoutSimilar = ({ similarProductsRows: _, ...others }: Zones): Zones => others

/** Others of its category: the nearest in price and colour first, each style once. */
async function similarTo({ catalogue, search }: Parts, { market }: PageAsk, product: ProductDetail): Promise<string[]> {
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

/** A row of products under a title, as an editor would have placed it. */
export const productRow = (id: string, headline: string, productIds: readonly string[]): Row => ({
  id,
  perRowMobile: 1,
  hideOnISO: false,
  widgets: [
    {
      id,
      kind: 'productCarousel',
      trackingId: '',
      alias: '',
      disabledApp: false,
      disabledMobile: false,
      disabledTablet: false,
      disabledDesktop: false,
      backgroundColor: null,
      countdown: null,
      headline,
      headlineTextAlignment: 'left',
      toggleFullWidth: false,
      autoplay: false,
      autoplayAfterMs: 0,
      speedMs: 0,
      pagination: false,
      arrowsPosition: 'inside',
      displayed: { mobile: 2, tablet: 3, desktop: 4 },
      link: null,
      content: { productIds: [...productIds], category: null, sorting: null, size: productIds.length },
      products: [],
    } satisfies WidgetOf<'productCarousel'>,
  ],
})

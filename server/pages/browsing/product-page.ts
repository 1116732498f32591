import type { ProductDetail } from '#contracts/catalogue.ts'
import { fromWire } from '#contracts/money.ts'
import { shippingMethodOnWire, shippingOffers } from '#server/delivery/index.ts'
import { alternatesOf, breadcrumbList, descriptionTags, type MetaTag } from '../frame/head.ts'
import { productData } from '../frame/product-data.ts'
import { productTags } from '../frame/tags.ts'
import { absolute, isSamePath } from '../page-address.ts'
import type { PageKind } from '../page-kind.ts'
import { addToBasket } from './add-to-basket.ts'

const minute = 60_000

/** One product in one colour, with its sizes; the form that puts it into the basket posts here. */
export const productPage: PageKind<'productPage'> = {
  alias: 'productPage',
  layout: 'default',
  audience: 'public',
  queryNames: ['sku'],
  async load({ catalogue, markets, publicUrl }, { market, path, query, now, speaker }) {
    const id = catalogue.productAt(market, path)
    const product = id === undefined ? undefined : catalogue.detail(market, id)
    if (!product) return 'not-found'
    if (!isSamePath(product.url, path)) return { goTo: product.url, status: 301, changeQuery: {} }
    const offers = shippingOffers(market, fromWire(product.price.salesPrice), now)
    const chosen = product.variants.find((variant) => variant.id === query.sku)?.id
    const crumbs = [...product.breadcrumb, { title: product.name, url: product.url }]
    const shippingMethods = offers.map((offer) => shippingMethodOnWire(offer, market, speaker.t))
    const place = { publicUrl, country: market.country.code, shippingMethods }
    return {
      body: { product, ...(chosen === undefined ? {} : { chosenSku: chosen }), shippingMethods },
      frame: {
        title: `${product.name} – ${product.colourName}`,
        metaTags: [...descriptionTags(product.description), ...shareTags(publicUrl, product)],
        structuredData: [productData(place, product), breadcrumbList(publicUrl, crumbs)],
        breadcrumb: product.breadcrumb,
        alternates: alternatesOf(markets, (other) => catalogue.card(other, product.id)?.url),
      },
      tags: productTags([product.id]),
      // The promise "order within 3 hours" grows old by the hour.
      until: new Date(
        now.getTime() + Math.min(...offers.map(({ prediction }) => (prediction.cutoffMinutes % 60) + 1), 60) * minute,
      ),
      cacheable: query.sku === undefined || chosen !== undefined,
    }
  },
  deeds: { 'add-to-basket': addToBasket },
}

/** What is shown where somebody shares the page. */
const shareTags = (publicUrl: string, { name, url, frontImage }: ProductDetail): MetaTag[] => [
  { name: 'og:type', content: 'product' },
  { name: 'og:title', content: name },
  { name: 'og:url', content: absolute(publicUrl, url) },
  { name: 'og:image', content: new URL(frontImage, publicUrl).href },
]

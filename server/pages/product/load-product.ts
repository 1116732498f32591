import type { ProductDetail } from '#contracts/catalogue.ts'
import type { PromisedDelivery, ShippingMethod } from '#contracts/delivery.ts'
import { fromWire } from '#contracts/money.ts'
import type { PageFrame } from '#contracts/pages.ts'
import { promisedDelivery, shippingMethodOnWire, shippingOffers } from '#server/delivery/index.ts'
import { earliest } from '../frame/countdowns.ts'
import { alternatesOf, breadcrumbList, descriptionTags, type MetaTag } from '../frame/head.ts'
import { productData } from '../frame/product-data.ts'
import { productTags } from '../frame/tags.ts'
import { absolute, isSamePath } from '../page-address.ts'
import type { LoadedPage, PageRedirect, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { productZones } from './product-zones.ts'

const minute = 60_000

export type ProductAlias = 'productPage' | 'productSetPage' | 'storeProductPage'

/** What all product pages have: the product, its delivery, and the head of the page. */
export interface LoadedProduct {
  readonly product: ProductDetail
  readonly shippingMethods: readonly ShippingMethod[]
  readonly promised: PromisedDelivery | undefined
  readonly chosenSku: string | undefined
  readonly frame: LoadedPage<ProductAlias>['frame']
  readonly tags: readonly string[]
  readonly until: Date | undefined
  readonly cacheable: boolean
}

/** The kind of page for a product: a set shows its parts, and goods sold only in stores have no basket. */
export function aliasOfProduct(
  product: { readonly isProductSet: boolean; readonly hasEcom: boolean } | undefined,
): ProductAlias {
  if (product?.isProductSet) return 'productSetPage'
  return product?.hasEcom === false ? 'storeProductPage' : 'productPage'
}

/** Loads the product of an address. An old address redirects to the current one; a product that is not sold here is not found. */
export async function loadProduct(parts: Parts, ask: PageRequest): Promise<LoadedProduct | PageRedirect | 'not-found'> {
  const { catalogue, markets, publicUrl } = parts
  const { market, path, query, now, localization } = ask
  const id = catalogue.productAt(market, path)
  const product = id === undefined ? undefined : catalogue.detail(market, id)
  if (!product) return 'not-found'
  if (!isSamePath(product.url, path)) return { goTo: product.url, status: 301, changeQuery: {} }
  const offers = product.isDigital ? [] : shippingOffers(market, fromWire(product.price.salesPrice), now)
  const shippingMethods = offers.map((offer) => shippingMethodOnWire(offer, market, localization.t))
  const chosen = product.variants.find((variant) => variant.id === query.sku)?.id
  const crumbs = [...product.breadcrumb, { title: product.name, url: product.url }]
  const place = { publicUrl, country: market.country.code, shippingMethods }
  return {
    product,
    shippingMethods,
    promised: promisedDelivery(offers, market),
    chosenSku: chosen,
    frame: {
      title: `${product.name} – ${product.colourName}`,
      metaTags: [...descriptionTags(product.description), ...shareTags(publicUrl, product)],
      structuredData: [productData(place, product), breadcrumbList(publicUrl, crumbs)] as PageFrame['structuredData'],
      breadcrumb: product.breadcrumb,
      subBrand: product.subBrand,
      alternates: alternatesOf(markets, (other) => catalogue.card(other, product.id)?.url),
      zones: await productZones(parts, ask, product),
    },
    tags: productTags([product.id, ...(product.productSetOptions ?? []).map((part) => part.id)]),
    until: earliest(
      product.launchDateTime ? new Date(product.launchDateTime) : undefined,
      // The text "order within 3 hours" changes every hour.
      new Date(
        now.getTime() + Math.min(...offers.map(({ prediction }) => (prediction.cutoffMinutes % 60) + 1), 60) * minute,
      ),
    ),
    cacheable: query.sku === undefined || chosen !== undefined,
  }
}

/** Tags for the preview of a shared link. */
const shareTags = (publicUrl: string, { name, url, frontImage, images }: ProductDetail): MetaTag[] => [
  { name: 'og:type', content: 'product' },
  { name: 'og:title', content: name },
  { name: 'og:url', content: absolute(publicUrl, url) },
  ...(images.plate ? [] : [{ name: 'og:image', content: new URL(frontImage, publicUrl).href }]),
]

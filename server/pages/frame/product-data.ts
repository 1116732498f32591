import type { ProductDetail, Variant } from '#contracts/catalogue.ts'
import type { ShippingMethod } from '#contracts/delivery.ts'
import type { PageFrame } from '#contracts/pages.ts'
import type { ShownPrice } from '#contracts/pricing.ts'
import { comparedPrice } from '#server/pricing/index.ts'
import { absolute } from '../page-address.ts'

export type JsonLd = PageFrame['structuredData'][number]

/** The market of an offer, on which its delivery details depend. */
export interface OfferPlace {
  readonly publicUrl: string
  /** ISO code of the country of delivery. */
  readonly country: string
  readonly shippingMethods: readonly ShippingMethod[]
}

/**
 * A product as structured data for search engines. A product with several sizes is a group with one offer per size;
 * other colours are links. A product with one size has one offer.
 */
export function productData(place: OfferPlace, product: ProductDetail): JsonLd {
  const [only, ...others] = product.variants
  if (only !== undefined && others.length === 0)
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...described(place, product),
      ...named(only, product),
      offers: offerOf(place, product, only),
    }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...described(place, product),
    url: absolute(place.publicUrl, product.url),
    productGroupID: product.styleNumber,
    variesBy: variesBy(product),
    hasVariant: [
      ...product.variants.map((variant) => member(place, product, variant)),
      ...product.styleOptions
        .filter(({ id }) => id !== product.id)
        .map(({ url }) => ({ url: absolute(place.publicUrl, url) })),
    ],
  }
}

/** Fields that all sizes share. */
function described({ publicUrl }: OfferPlace, product: ProductDetail): JsonLd {
  return {
    name: product.name,
    description: plain(product.description),
    brand: { '@type': 'Brand', name: product.brand },
    color: product.colourName,
    ...(product.images.plate
      ? {}
      : { image: product.images.indexes.slice(0, 4).map(({ index }) => pictureAddress(publicUrl, product, index)) }),
    ...(product.fabricComposition === undefined ? {} : { material: product.fabricComposition }),
  }
}

const named = ({ id, ean }: Variant, { styleNumber }: ProductDetail): JsonLd => ({
  sku: id,
  mpn: styleNumber,
  ...(ean === undefined ? {} : { gtin: ean }),
})

function member(place: OfferPlace, product: ProductDetail, variant: Variant): JsonLd {
  const { size, length } = variant
  const written = length ? `${size.name}/${length.name}` : size.name
  return {
    '@type': 'Product',
    name: `${product.name}, ${product.colourName}, ${written}`,
    ...named(variant, product),
    color: product.colourName,
    size: written,
    ...(product.images.plate
      ? {}
      : { image: pictureAddress(place.publicUrl, product, product.images.indexes[0]?.index ?? 1) }),
    offers: offerOf(place, product, variant),
  }
}

const variesBy = ({ styleOptions }: ProductDetail): string[] => [
  'https://schema.org/size',
  ...(styleOptions.length > 1 ? ['https://schema.org/color'] : []),
]

function offerOf(place: OfferPlace, product: ProductDetail, variant: Variant): JsonLd {
  const price = variant.price ?? product.price
  const chosen = product.variants.length > 1 ? `?sku=${encodeURIComponent(variant.id)}` : ''
  return {
    '@type': 'Offer',
    url: `${absolute(place.publicUrl, product.url)}${chosen}`,
    price: price.salesPrice.amount,
    priceCurrency: price.salesPrice.currency,
    ...compared(price),
    availability: `https://schema.org/${availabilityOf(product, variant)}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...shippingDetails(place),
  }
}

function compared({ shown }: ShownPrice): JsonLd {
  const before = comparedPrice(shown)
  if (!before) return {}
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: before.amount,
      priceCurrency: before.currency,
    },
  }
}

function availabilityOf(
  { comingSoonProduct, isPreorder, hasEcom, isNoos }: ProductDetail,
  { inStockEcom, inStockRetail, fewLeft }: Variant,
): string {
  if (comingSoonProduct) return 'PreSale'
  if (!hasEcom) return inStockRetail ? 'InStoreOnly' : 'OutOfStock'
  if (!inStockEcom && !isNoos) return inStockRetail ? 'InStoreOnly' : 'OutOfStock'
  if (isPreorder) return 'PreOrder'
  return fewLeft === undefined ? 'InStock' : 'LimitedAvailability'
}

/** The price of the cheapest delivery method. */
function shippingDetails({ country, shippingMethods }: OfferPlace): JsonLd {
  const [cheapest] = shippingMethods.toSorted((a, b) => a.price.amount - b.price.amount)
  if (!cheapest) return {}
  const { amount: value, currency } = cheapest.price
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value, currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    },
  }
}

const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The largest picture that the shop serves, as JPEG, which all search engines can read. */
function pictureAddress(publicUrl: string, { images }: Pick<ProductDetail, 'images'>, index: number): string {
  const address = images.urlTemplate.replace('{0}', String(index)).replace('{1}', 'jpeg')
  return new URL(`${address}?w=1280`, publicUrl).href
}

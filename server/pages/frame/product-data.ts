import type { ProductDetail, Variant } from '#contracts/catalogue.ts'
import type { PageFrame } from '#contracts/pages.ts'
import { absolute } from '../page-address.ts'

type JsonLd = PageFrame['structuredData'][number]

/** A product as search engines read it: one offer, or a span of prices where sizes cost differently. */
export function productData(publicUrl: string, product: ProductDetail): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    mpn: product.styleNumber,
    description: product.description,
    color: product.colourName,
    brand: { '@type': 'Brand', name: product.brand },
    image: product.images.indexes.slice(0, 4).map(({ index }) => pictureAddress(publicUrl, product, index)),
    ...(product.ean === undefined ? {} : { gtin13: product.ean }),
    offers: offersOf(publicUrl, product),
  }
}

function offersOf(publicUrl: string, product: ProductDetail): JsonLd {
  const prices = product.variants.map((variant) => (variant.price ?? product.price).salesPrice.amount)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const terms = {
    priceCurrency: product.price.salesPrice.currency,
    availability: `https://schema.org/${availabilityOf(product)}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: absolute(publicUrl, product.url),
  }
  if (low < high)
    return { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: prices.length, ...terms }
  return { '@type': 'Offer', price: product.price.salesPrice.amount, ...terms }
}

function availabilityOf({ comingSoonProduct, isPreorder, variants }: ProductDetail): string {
  if (isPreorder) return 'PreOrder'
  if (comingSoonProduct) return 'PreSale'
  return variants.some(({ inStockEcom }: Variant) => inStockEcom) ? 'InStock' : 'OutOfStock'
}

/** The largest picture the shop serves, as JPEG, which every reader knows. */
function pictureAddress(publicUrl: string, { images }: ProductDetail, index: number): string {
  const address = images.urlTemplate.replace('{0}', String(index)).replace('{1}', 'jpeg')
  return new URL(`${address}?w=1280`, publicUrl).href
}

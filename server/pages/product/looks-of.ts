import type { Look, ProductPart } from '#contracts/browsing-pages.ts'
import type { ProductDetail } from '#contracts/catalogue.ts'
import { fromWire, toWire } from '#contracts/money.ts'
import { add, zero } from '#foundation/money.ts'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { productPart } from './product-part.ts'

/** The looks that contain a product, with the other goods of each look that can be bought, and their total price. */
export function looksOf(
  { catalogue, finder, content }: Parts,
  { market }: PageRequest,
  product: ProductDetail,
): Look[] {
  const wanted = content.toggle(market, 'completeTheLook') && content.toggle(market, 'detailCompleteTheLook')
  if (!wanted || !product.shopTheLookIds?.length) return []
  return finder.looks(market, product.shopTheLookIds).flatMap(({ id, title, image, productIds }) => {
    const parts = productIds
      .filter((other) => other !== product.id)
      .flatMap((other) => asPart(catalogue.detail(market, other)) ?? [])
    if (parts.length === 0) return []
    const total = parts.reduce((sum, part) => add(sum, fromWire(part.price.salesPrice)), zero(market.currency))
    return [{ id, title, image: worn(product) ?? image, parts, total: toWire(total) }]
  })
}

/** Products that can be bought online separately. */
function asPart(detail: ProductDetail | undefined): ProductPart | undefined {
  if (!detail?.hasEcom || detail.comingSoonProduct || detail.isProductSet || !detail.inStock) return undefined
  return productPart(detail)
}

/** The picture of the product worn by a person, if there is one. */
function worn({ images }: ProductDetail): string | undefined {
  const view = images.indexes.find((one) => one.view === 'figure')
  return view && images.urlTemplate.replace('{0}', String(view.index)).replace('{1}', 'jpeg')
}

import type { Translate } from '#foundation/words.ts'
import type { ProductAbout } from './catalogue.ts'
import type { Moment } from './localized-range.ts'
import { digitOf, type MarketRange, variantPrice } from './market-range.ts'
import { badgesOf } from './new-goods.ts'
import { sizeLabel } from './sizes/size-names.ts'

export const unknownProduct: ProductAbout = { categories: [], sizes: [], badges: [] }

/** The categories and sizes of a product, for a basket line. */
export function aboutProduct(
  { range, t }: { readonly range: MarketRange; readonly t: Translate },
  slot: number,
  moment: Moment,
): ProductAbout {
  const { assortment, market } = range
  const product = assortment.slots[slot]
  if (!product) return unknownProduct
  const isGiftCard = product.attributes.isGiftCard ?? false
  const sold = product.variants.flatMap((variant, at) =>
    variantPrice(range, slot, variant.sku) === undefined ? [] : [{ ...variant, inStock: digitOf(range, slot, at) > 0 }],
  )
  return {
    badges: badgesOf(product, market, moment, t),
    categories: [...new Set(product.categories.flatMap(({ id }) => assortment.categories.chains.get(id) ?? [id]))],
    sizes:
      sold.length < 2
        ? []
        : sold.map((variant) => {
            const size = sizeLabel({ ...variant, subBrand: product.subBrand, isGiftCard }, market, t)
            const { sku, lengthName, inStock } = variant
            return { sku, name: lengthName ? `${size} / ${lengthName}` : size, inStock }
          }),
  }
}

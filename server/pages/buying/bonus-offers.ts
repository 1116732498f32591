import type { BasketResponse } from '#contracts/basket.ts'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { BonusOffer } from '#contracts/checkout-pages.ts'
import { mostBonusProducts } from '#foundation/fixed-values.ts'
import type { Market } from '#server/markets/index.ts'
import type { Parts } from '../parts.ts'

/** Bonuses still to be chosen, with their products. Declined bonuses and sold-out products are left out. */
export function bonusOffers(
  { catalogue, rewards }: Pick<Parts, 'catalogue' | 'rewards'>,
  market: Market,
  { basket: { bonusProductContexts, lines } }: BasketResponse,
): BonusOffer[] {
  return bonusProductContexts.flatMap((context) => {
    const { isCallToAction, callToActionCount: earned, optedOutCount, promotionId, rewardId, promotionName } = context
    if (!isCallToAction || earned <= optedOutCount) return []
    const products = rewards(market, { promotionId, rewardId })
      .flatMap((id) => shown(catalogue.detail(market, id)))
      .slice(0, mostBonusProducts)
    if (products.length === 0) return []
    const taken = lines
      .filter((line) => line.isBonusProduct && line.promotionId === promotionId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    return [{ promotionId, rewardId, name: promotionName ?? '', earned, left: earned - taken, products }]
  })
}

const pictureOf = ({ urlTemplate, indexes }: ProductDetail['images']): string =>
  urlTemplate.replace('{0}', String(indexes[0]?.index ?? 1)).replace('{1}', 'webp')

function shown(product: ProductDetail | undefined): BonusOffer['products'] {
  const sizes = product?.variants.filter(({ inStockEcom }) => inStockEcom) ?? []
  if (!product || sizes.length === 0) return []
  const { id, name, colour, images } = product
  return [
    {
      ...{ id, name, colour: colour.name, imageUrl: pictureOf(images) },
      sizes: sizes.map(({ id: sku, size, length }) => ({
        sku,
        name: [size.name, length?.name].filter(Boolean).join('/'),
      })),
    },
  ]
}

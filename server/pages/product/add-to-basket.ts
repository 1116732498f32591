import { z } from 'zod'
import type { ProductDetail } from '#contracts/catalogue.ts'
import { basketProblems } from '#server/basket/index.ts'
import { problemErrors } from '#server/platform/problems.ts'
import { basketRequestOf, renewBasket } from '../buying/basket-request.ts'
import { formAction } from '../page-kind.ts'
import { isSkuOf, productOfPage } from './product-of-page.ts'

const part = z.string().max(200).default('')

/** Puts a chosen size into the basket and shows the basket. For a product with one size the product id is enough. */
export const addToBasket = formAction({
  form: z.object({
    sku: part,
    /** The chosen size and length, for products that have lengths. */
    size: part,
    length: part,
    quantity: z.coerce.number().int().min(1).default(1),
  }),
  async act(parts, ask, { sku: named, size, length, quantity }) {
    const { market, localization } = ask
    const product = productOfPage(parts, ask)
    const sku = named || variantOf(product, size, length)?.id
    if (!sku && !size && !length) return { problems: { sku: [localization.t('page.choose-size')] } }
    if (!sku || !isSkuOf(product, sku)) return { problems: { sku: [localization.t('page.size-not-of-product')] } }
    const added = await parts.baskets.add(basketRequestOf(ask), [{ sku, quantity }])
    if (!added.ok) {
      const texts = Object.values(problemErrors(localization, added.problem, basketProblems[added.problem.code])).flat()
      return { problems: { sku: texts } }
    }
    renewBasket(ask, added.value.basket.basketId)
    return { goTo: parts.content.linkTo(market, 'basketPage') }
  },
})

/** The variant of a size and a length. */
const variantOf = (product: ProductDetail | undefined, sizeId: string, lengthId: string) =>
  product?.variants.find(({ size, length }) => size.sizeId === sizeId && (length?.lengthId ?? '') === lengthId)

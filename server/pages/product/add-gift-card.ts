import { z } from 'zod'
import { basketProblems } from '#server/basket/index.ts'
import { problemErrors } from '#server/platform/problems.ts'
import { basketRequestOf, renewBasket } from '../buying/basket-request.ts'
import { formAction } from '../page-kind.ts'
import { isSkuOf, productOfPage } from './product-of-page.ts'

const text = z.string().trim().max(2000).default('')

/** Adds a gift card to the basket, with its message. Empty fields are left out. */
export const addGiftCard = formAction({
  form: z.object({
    sku: z.string('product.choose-amount').min(1, 'product.choose-amount').max(200),
    recipientEmail: text,
    recipientName: text,
    senderName: text,
    message: text,
    deliveryDate: text,
  }),
  async act(parts, ask, { sku, recipientEmail, ...others }) {
    const { baskets, content } = parts
    const { market, localization } = ask
    if (!isSkuOf(productOfPage(parts, ask), sku))
      return { problems: { sku: [localization.t('product.amount-not-of-card')] } }
    const said = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''))
    const wanted = { sku, quantity: 1, letter: { recipientEmail, ...said } }
    const added = await baskets.addGiftCardLine(basketRequestOf(ask), wanted)
    if (!added.ok) {
      const errors = problemErrors(localization, added.problem, basketProblems[added.problem.code])
      return { problems: Object.fromEntries(Object.entries(errors).map(([field, texts]) => [placeOf(field), texts])) }
    }
    renewBasket(ask, added.value.basket.basketId)
    return { goTo: content.linkTo(market, 'basketPage') }
  },
})

/** Problems of the whole line are shown at the amount. */
const placeOf = (field: string): string => (field === 'lineItem' ? 'sku' : field)

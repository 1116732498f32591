import { z } from 'zod'
import { basketProblems } from '#server/basket/index.ts'
import { problemErrors } from '#server/platform/problems.ts'
import { deed } from '../page-kind.ts'

/** Puts a chosen size into the basket and goes there. A product of one size needs no choice: its id does. */
export const addToBasket = deed({
  form: z.object({
    sku: z.string('page.choose-size').min(1, 'page.choose-size').max(200),
    quantity: z.coerce.number().int().min(1).default(1),
  }),
  async act({ baskets, content }, { market, visitor, speaker, setBasket }, { sku, quantity }) {
    const added = await baskets.add({ market, basketId: visitor.basketId }, [{ sku, quantity }])
    if (!added.ok) {
      const texts = Object.values(problemErrors(speaker, added.problem, basketProblems[added.problem.code])).flat()
      return { problems: { sku: texts } }
    }
    setBasket(added.value.basket.basketId)
    return { goTo: content.linkTo(market, 'basketPage') }
  },
})

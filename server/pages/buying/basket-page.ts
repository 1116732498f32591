import { z } from 'zod'
import type { BasketResponse } from '#contracts/basket.ts'
import { type BasketAnswer, basketProblems } from '#server/basket/index.ts'
import { type DeedAnswer, deed, type PageAsk, type PageKind } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { basketAskOf, refusedDeed } from './basket-ask.ts'

/** What a shopper intends to buy. Each line is changed by a form of its own that posts here. */
export const basketPage: PageKind<'basketPage'> = {
  alias: 'basketPage',
  layout: 'default',
  audience: 'private',
  async load({ baskets }, ask) {
    const basket = await baskets.show(basketAskOf(ask))
    // Ordered, expired, or of another currency: nothing to show, and nothing to keep a cookie for.
    if (!basket && ask.visitor.basketId !== undefined) ask.setBasket(null)
    return { body: { basket: basket ? lean(basket) : null }, frame: { title: ask.speaker.t('page.basketpage') } }
  },
  deeds: {
    'set-quantity': deed({
      form: z.object({ line: z.string(), quantity: z.coerce.number('basket.quantity-not-possible') }),
      act: async ({ baskets, content }, ask, { line, quantity }) =>
        backToBasket(content, ask, await baskets.changeLine(basketAskOf(ask), { lineId: line, quantity })),
    }),
    'remove-line': deed({
      form: z.object({ line: z.string() }),
      act: async ({ baskets, content }, ask, { line }) =>
        backToBasket(content, ask, await baskets.removeLines(basketAskOf(ask), [line])),
    }),
    'change-size': deed({
      form: z.object({ line: z.string(), sku: z.string().min(1).max(200) }),
      act: async ({ baskets, content }, ask, { line, sku }) =>
        backToBasket(content, ask, await baskets.changeLine(basketAskOf(ask), { lineId: line, sku })),
    }),
  },
}

function backToBasket(content: Parts['content'], ask: PageAsk, answer: BasketAnswer): DeedAnswer {
  return answer.ok
    ? { goTo: content.linkTo(ask.market, 'basketPage') }
    : refusedDeed(ask, answer.problem, basketProblems)
}

/** Without the lists of regions, which only calls carry: a page that needs them has them as choices of a field. */
export const lean = (response: BasketResponse): BasketResponse => ({
  ...response,
  allowedStates: [],
  allowedProvinces: [],
  turkishLocations: { districts: [], zones: [] },
})

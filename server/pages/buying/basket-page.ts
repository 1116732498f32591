import { z } from 'zod'
import type { BasketResponse } from '#contracts/basket.ts'
import { basketProblems } from '#server/basket/index.ts'
import { formAction, type PageKind, type PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { backToBasket, basketRequestOf, refusedFormAction } from './basket-request.ts'
import { bonusFormActions } from './bonus-form-actions.ts'
import { bonusOffers } from './bonus-offers.ts'
import { codeFormActions } from './code-form-actions.ts'
import { moveToWishlist } from './move-to-wishlist.ts'

/** The basket page. Each line has its own form, which posts here. */
export const basketPage: PageKind<'basketPage'> = {
  alias: 'basketPage',
  layout: 'default',
  audience: 'private',
  queryNames: ['ticket'],
  async load(parts, ask) {
    const handOver = await handedOver(parts, ask)
    const basket = await parts.baskets.show(basketRequestOf(ask))
    // The basket is ordered, expired, or of another currency. There is nothing to show, so the cookie is cleared.
    const gone = !basket && ask.visitor.basketId !== undefined
    if (gone) ask.setBasket(null)
    return {
      body: {
        basket: basket ? lean(basket) : null,
        bonusOffers: basket ? bonusOffers(parts, ask.market, basket) : [],
        ...(gone ? { gone } : {}),
        ...(handOver ? { handOver } : {}),
      },
      frame: { title: ask.localization.t('page.basketpage') },
    }
  },
  formActions: {
    'set-quantity': formAction({
      form: z.object({ line: z.string(), quantity: z.coerce.number('basket.quantity-not-possible') }),
      act: async ({ baskets, content }, ask, { line, quantity }) =>
        backToBasket(content, ask, await baskets.changeLine(basketRequestOf(ask), { lineId: line, quantity })),
    }),
    'remove-line': formAction({
      form: z.object({ line: z.string() }),
      act: async ({ baskets, content }, ask, { line }) =>
        backToBasket(content, ask, await baskets.removeLines(basketRequestOf(ask), [line])),
    }),
    'change-size': formAction({
      form: z.object({ line: z.string(), sku: z.string().min(1).max(200) }),
      act: async ({ baskets, content }, ask, { line, sku }) =>
        backToBasket(content, ask, await baskets.changeLine(basketRequestOf(ask), { lineId: line, sku })),
    }),
    'move-to-wishlist': moveToWishlist,
    'set-note': formAction({
      form: z.object({ note: z.string().max(5000) }),
      act: async ({ baskets, content }, ask, { note }) =>
        backToBasket(content, ask, await baskets.setNote(basketRequestOf(ask), note)),
    }),
    'take-over': formAction({
      form: z.object({ ticket: z.string().min(1).max(100) }),
      async act({ baskets, content }, ask, { ticket }) {
        const taken = await baskets.takeOver({
          market: ask.market,
          ticket,
          storeInBrowser: (held) => ask.setBasket(held),
        })
        return taken.ok
          ? { goTo: content.linkTo(ask.market, 'basketPage') }
          : refusedFormAction(ask, taken.problem, basketProblems)
      },
    }),
    ...codeFormActions('basketPage'),
    ...bonusFormActions,
  },
}

/** The basket of a hand-over ticket. It is taken over only when the button is pressed: a link alone never changes the owner of a basket. */
async function handedOver({ baskets }: Parts, { market, query: { ticket } }: PageRequest) {
  if (ticket === undefined) return undefined
  const basket = await baskets.handedOver(market, ticket)
  return { ticket, basket: basket ? lean(basket) : null }
}

/** Leaves out the lists of regions, which only API calls need. A page that needs them has them as choices of a field. */
export const lean = (response: BasketResponse): BasketResponse => ({
  ...response,
  allowedStates: [],
  allowedProvinces: [],
  turkishLocations: { districts: [], zones: [] },
})

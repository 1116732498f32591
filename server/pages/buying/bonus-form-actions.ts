import { z } from 'zod'
import { type FormAction, formAction } from '../page-kind.ts'
import { backToBasket, basketRequestOf } from './basket-request.ts'

const offer = { promotionId: z.string().min(1).max(200), rewardId: z.string().min(1).max(200) }

/** The bonus products of a basket: one can be chosen per earned bonus. */
export const bonusFormActions: Readonly<Record<string, FormAction>> = {
  'take-bonus': formAction({
    form: z.object({ ...offer, sku: z.string().min(1, 'basket.choose-a-size').max(200) }),
    act: async ({ baskets, content }, ask, { promotionId, rewardId, sku }) => {
      const wanted = { sku, quantity: 1, isBonusProduct: true, promotionId, rewardId }
      return backToBasket(content, ask, await baskets.add(basketRequestOf(ask), [wanted]))
    },
  }),
  'decline-bonus': formAction({
    form: z.object({ ...offer, count: z.coerce.number() }),
    act: async ({ baskets, content }, ask, { count, ...asked }) =>
      backToBasket(content, ask, await baskets.optOutOfBonus(basketRequestOf(ask), { ...asked, count })),
  }),
}

import { z } from 'zod'
import type { PageAlias } from '#contracts/pages.ts'
import { type FormAction, formAction, type PageRequest } from '../page-kind.ts'
import { backToBasket, basketRequestOf } from './basket-request.ts'

const code = z.string().trim().min(1, 'promotion.code-missing').max(100)
const cardNumber = z.string().trim().min(1, 'gift-card.number-missing').max(100)

const triedBy = (ask: PageRequest) => ({ ...basketRequestOf(ask), address: ask.visitor.address })

/** Forms that add and remove codes and gift cards. After each, the page with the form is shown again. */
export const codeFormActions = (page: PageAlias): Readonly<Record<string, FormAction>> => ({
  'add-promo-code': formAction({
    form: z.object({ promoCode: code }),
    act: async ({ codes, content }, ask, { promoCode }) =>
      backToBasket(content, ask, await codes.addPromoCode(triedBy(ask), promoCode), page),
  }),
  'remove-promo-code': formAction({
    form: z.object({ promoCode: code }),
    act: async ({ baskets, content }, ask, { promoCode }) =>
      backToBasket(content, ask, await baskets.removePromoCode(basketRequestOf(ask), promoCode), page),
  }),
  'apply-gift-card': formAction({
    form: z.object({ giftCard: cardNumber, validationCode: z.string().trim().max(100) }),
    secret: ['validationCode'],
    act: async ({ codes, content }, ask, { giftCard, validationCode }) =>
      backToBasket(content, ask, await codes.addGiftCard(triedBy(ask), { number: giftCard, validationCode }), page),
  }),
  'remove-gift-card': formAction({
    form: z.object({ giftCard: cardNumber }),
    act: async ({ baskets, content }, ask, { giftCard }) =>
      backToBasket(content, ask, await baskets.removeGiftCard(basketRequestOf(ask), giftCard), page),
  }),
})

import { z } from 'zod'
import type { PageAlias } from '#contracts/pages.ts'
import { type Deed, deed, type PageAsk } from '../page-kind.ts'
import { backToBasket, basketAskOf } from './basket-ask.ts'

const code = z.string().trim().min(1, 'promotion.code-missing').max(100)
const cardNumber = z.string().trim().min(1, 'gift-card.number-missing').max(100)

const triedBy = (ask: PageAsk) => ({ ...basketAskOf(ask), address: ask.visitor.address })

/** Codes and gift cards of a basket, each entered and taken out by a form of its own; the page they were entered on is shown again. */
export const codeDeeds = (page: PageAlias): Readonly<Record<string, Deed>> => ({
  'add-promo-code': deed({
    form: z.object({ promoCode: code }),
    act: async ({ codes, content }, ask, { promoCode }) =>
      backToBasket(content, ask, await codes.addPromoCode(triedBy(ask), promoCode), page),
  }),
  'remove-promo-code': deed({
    form: z.object({ promoCode: code }),
    act: async ({ baskets, content }, ask, { promoCode }) =>
      backToBasket(content, ask, await baskets.removePromoCode(basketAskOf(ask), promoCode), page),
  }),
  'apply-gift-card': deed({
    form: z.object({ giftCard: cardNumber, validationCode: z.string().trim().max(100) }),
    secret: ['validationCode'],
    act: async ({ codes, content }, ask, { giftCard, validationCode }) =>
      backToBasket(content, ask, await codes.addGiftCard(triedBy(ask), { number: giftCard, validationCode }), page),
  }),
  'remove-gift-card': deed({
    form: z.object({ giftCard: cardNumber }),
    act: async ({ baskets, content }, ask, { giftCard }) =>
      backToBasket(content, ask, await baskets.removeGiftCard(basketAskOf(ask), giftCard), page),
  }),
})

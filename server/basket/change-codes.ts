import { accepted, refused } from '#foundation/result.ts'
import { maskedCardNumber, normalCardNumber } from '#server/gift-cards/index.ts'
import { codeIsValid, normalCode } from '#server/promotions/index.ts'
import type { Basket } from './basket.ts'
import type { Changed } from './change-lines.ts'
import type { Goods } from './goods.ts'

export const mostCodes = 10
export const mostCards = 10
export const longestNote = 500

/** Adds a code. A code without matching goods stays in the basket without a discount. */
export function addPromoCode(goods: Goods, basket: Basket, typed: string, now: Date): Changed {
  const code = normalCode(typed)
  if (basket.promoCodes.includes(code)) return refused({ code: 'promotion.code-already-applied' })
  const found = goods.codes.get(code)
  const holds = found && goods.promotions.some(({ id }) => id === found.promotionId)
  if (!found || !holds) return refused({ code: 'promotion.code-not-found' })
  if (found.isUsedUp) return refused({ code: 'promotion.code-used-up', promoCode: code })
  if (!codeIsValid(found, now)) return refused({ code: 'promotion.code-not-found' })
  const alone = [code, ...basket.promoCodes].find((one) => goods.codes.get(one)?.exclusive)
  if (alone !== undefined && basket.promoCodes.length > 0)
    return refused({ code: 'promotion.code-stands-alone', promoCode: alone })
  if (basket.promoCodes.length >= mostCodes) return refused({ code: 'promotion.too-many-codes', limit: mostCodes })
  return accepted({ ...basket, promoCodes: [...basket.promoCodes, code] })
}

export function removePromoCode(basket: Basket, typed: string): Changed {
  const code = normalCode(typed)
  if (!basket.promoCodes.includes(code)) return refused({ code: 'promotion.code-not-applied' })
  return accepted({ ...basket, promoCodes: basket.promoCodes.filter((one) => one !== code) })
}

/** Adds a gift card whose code was correct. */
export function addGiftCard(basket: Basket, number: string): Changed {
  if (basket.giftCards.includes(number)) return refused({ code: 'gift-card.already-applied' })
  if (basket.giftCards.length >= mostCards) return refused({ code: 'gift-card.too-many-cards', limit: mostCards })
  return accepted({ ...basket, giftCards: [...basket.giftCards, number] })
}

/**
 * A card is identified by its id in the basket, by its whole number, or by the last digits shown. If two cards end with these digits,
 * the newer one is removed.
 */
export function removeGiftCard({ cards }: Pick<Goods, 'cards'>, basket: Basket, typed: string): Changed {
  const number = normalCardNumber(typed)
  const meant =
    basket.giftCards.find((one) => cards.get(one)?.id === typed || one === number) ??
    basket.giftCards.findLast((one) => normalCardNumber(maskedCardNumber(one)) === number)
  if (meant === undefined) return refused({ code: 'gift-card.not-applied' })
  return accepted({ ...basket, giftCards: basket.giftCards.filter((one) => one !== meant) })
}

/** An empty note removes the note. */
export function setNote(basket: Basket, written: string): Changed {
  const note = written.trim()
  if ([...note].length > longestNote)
    return refused({ code: 'basket.text-too-long', field: 'note', limit: longestNote })
  return accepted({ ...basket, note: note === '' ? null : note })
}

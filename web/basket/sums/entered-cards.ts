import type { BasketResponse } from '#contracts/basket.ts'
import type { Page } from '#contracts/pages.ts'

const numbers = new Map<string, string>()

/**
 * Remembers the full number of the card that a form has just added, because the server sends only its last digits back.
 * The number is kept until this document is left, and is never stored.
 */
export function rememberCard(posted: URLSearchParams, page: Page): void {
  if (posted.get('formAction') !== 'apply-gift-card' || page.form) return
  const cardId = basketOn(page)?.basket.giftCards.at(-1)?.cardId
  if (cardId !== undefined) numbers.set(cardId, posted.get('giftCard') ?? '')
}

/** Cards are entered on the basket page and in the steps of the checkout. */
function basketOn(page: Page): BasketResponse | null | undefined {
  if ('checkout' in page) return page.checkout.basket
  return 'basket' in page ? page.basket : undefined
}

/** The full numbers of the cards that were entered in this document. */
export const enteredNumbers = (cards: readonly { readonly cardId?: string | undefined }[]): string[] =>
  cards.flatMap(({ cardId }) => numbers.get(cardId ?? '') ?? [])

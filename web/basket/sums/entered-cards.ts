import type { Page } from '#contracts/pages.ts'

const numbers = new Map<string, string>()

/**
 * Remembers the full number of the card that a form has just added, because the server sends only its last digits back.
 * The number is kept until this document is left, and is never stored.
 */
export function rememberCard(posted: URLSearchParams, page: Page): void {
  if (posted.get('formAction') !== 'apply-gift-card' || page.form || !('basket' in page)) return
  const cardId = page.basket?.basket.giftCards.at(-1)?.cardId
  if (cardId !== undefined) numbers.set(cardId, posted.get('giftCard') ?? '')
}

/** The full numbers of the cards that were entered in this document. */
export const enteredNumbers = (cards: readonly { readonly cardId?: string | undefined }[]): string[] =>
  cards.flatMap(({ cardId }) => numbers.get(cardId ?? '') ?? [])

import { isEmailAddress } from '#foundation/email-address.ts'
import { refused } from '#foundation/result.ts'
import type { GiftCardMessage } from '#server/gift-cards/index.ts'
import type { BasketProblem } from './basket.problems.ts'
import type { Basket } from './basket.ts'
import { isSameLine } from './basket-line.ts'
import { type Changed, findVariant, type WantedLine, withPieces } from './change-lines.ts'
import type { Goods } from './goods.ts'
import { isPossibleQuantity, mostPieces } from './line-quantity.ts'

export interface WantedGiftCard extends Pick<WantedLine, 'sku' | 'quantity'> {
  readonly letter: GiftCardMessage
}

export const longestMessage = 500
const longestName = 100
const latestDays = 365

/** Adds gift cards with a message. Cards with the same message share a line; another message makes another line. */
export function addGiftCardLine(goods: Goods, basket: Basket, wanted: WantedGiftCard, now: Date): Changed {
  if (!isPossibleQuantity(wanted.quantity)) return refused({ code: 'basket.quantity-not-possible', limit: mostPieces })
  const variant = findVariant(goods, wanted)
  if (!variant.ok) return variant
  const { sku, isGiftCard } = variant.value
  if (!isGiftCard) return refused({ code: 'basket.not-a-gift-card', sku })
  const letter = tidyMessage(wanted.letter)
  const problem = messageProblem(letter, now)
  if (problem) return refused(problem)
  const toBe = { sku, stockLocation: 'warehouse' as const, letter }
  const before = basket.lines.find((line) => isSameLine(line, toBe))?.quantity ?? 0
  return withPieces(goods, basket, toBe, before + wanted.quantity)
}

/** Removes blanks at both ends and drops empty fields. */
function tidyMessage({
  recipientEmail,
  recipientName,
  senderName,
  message,
  deliveryDate,
}: GiftCardMessage): GiftCardMessage {
  const filled = (name: string, text: string | undefined) => (text?.trim() ? { [name]: text.trim() } : {})
  return {
    recipientEmail: recipientEmail.trim(),
    ...filled('recipientName', recipientName),
    ...filled('senderName', senderName),
    ...filled('message', message),
    ...filled('deliveryDate', deliveryDate),
  }
}

function messageProblem(letter: GiftCardMessage, now: Date): BasketProblem | undefined {
  if (!isEmailAddress(letter.recipientEmail)) return { code: 'basket.recipient-email-wrong' }
  for (const field of ['recipientName', 'senderName'] as const)
    if ([...(letter[field] ?? '')].length > longestName)
      return { code: 'basket.text-too-long', field, limit: longestName }
  if ([...(letter.message ?? '')].length > longestMessage)
    return { code: 'basket.text-too-long', field: 'message', limit: longestMessage }
  return letter.deliveryDate === undefined || isPossibleDay(letter.deliveryDate, now)
    ? undefined
    : { code: 'basket.delivery-date-wrong' }
}

/** True for an existing day between today (in any time zone) and one year ahead. */
function isPossibleDay(day: string, now: Date): boolean {
  const at = Date.parse(`${day}T12:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day)
    return false
  const days = (at - now.getTime()) / 86_400_000
  return days > -1.5 && days <= latestDays
}

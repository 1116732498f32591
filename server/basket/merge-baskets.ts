import type { Basket } from './basket.ts'
import { type BasketLine, joinsWith, mostLines, mostPieces, nextLineId } from './basket-line.ts'

/**
 * Joins the basket a guest filled with the one of their account: pieces of one sku are added up as far as a line goes, codes and gift
 * cards of both are kept once. What only one of the two says, such as an address, is kept; where both do, the guest's is the newer.
 */
export function mergeBaskets(own: Basket, guests: Basket): Basket {
  return {
    ...own,
    market: guests.market,
    lines: guests.lines.reduce(withLine, own.lines),
    addresses: guests.addresses.shipping || guests.addresses.billing ? guests.addresses : own.addresses,
    email: guests.email ?? own.email,
    terms: guests.terms ?? (own.market === guests.market ? own.terms : null),
    newsletter: guests.newsletter ?? own.newsletter,
    shipments: Object.keys(guests.shipments).length > 0 ? guests.shipments : own.shipments,
    promoCodes: [...new Set([...own.promoCodes, ...guests.promoCodes])],
    giftCards: [...new Set([...own.giftCards, ...guests.giftCards])],
    optedOut: { ...own.optedOut, ...guests.optedOut },
    note: guests.note ?? own.note,
  }
}

function withLine(lines: readonly BasketLine[], line: BasketLine): readonly BasketLine[] {
  const existing = lines.find((other) => joinsWith(other, line))
  if (existing) {
    const quantity = Math.min(mostPieces, existing.quantity + line.quantity)
    return lines.map((other) => (other === existing ? { ...other, quantity } : other))
  }
  return lines.length < mostLines ? [...lines, { ...line, id: nextLineId(lines) }] : lines
}

import type { Basket } from './basket.ts'
import { type BasketLine, isSameLine, mostLines, nextLineId } from './basket-line.ts'
import { mostCards, mostCodes } from './change-codes.ts'
import { mostPieces } from './line-quantity.ts'

/**
 * Merges a guest's basket into the basket of their account. Quantities of one sku are added up to the limit of a line;
 * codes and gift cards of both are kept once, up to the limits of a basket. A field set in only one basket, such as an address, is kept. If both have
 * it, the guest's is used because it is newer.
 */
export function mergeBaskets(own: Basket, guests: Basket): Basket {
  const isOneAddress = guests.email === null || guests.email.toLowerCase() === own.email?.toLowerCase()
  return {
    ...own,
    market: guests.market,
    lines: guests.lines.reduce(withLine, own.lines),
    addresses: guests.addresses.shipping || guests.addresses.billing ? guests.addresses : own.addresses,
    email: guests.email ?? own.email,
    terms: guests.terms ?? (own.market === guests.market ? own.terms : null),
    // A consent applies only to the address that it was given for.
    newsletter: guests.newsletter ?? (isOneAddress ? own.newsletter : null),
    newsletterAsked: own.newsletterAsked || guests.newsletterAsked,
    shipments: Object.keys(guests.shipments).length > 0 ? guests.shipments : own.shipments,
    promoCodes: [...new Set([...own.promoCodes, ...guests.promoCodes])].slice(0, mostCodes),
    giftCards: [...new Set([...own.giftCards, ...guests.giftCards])].slice(0, mostCards),
    optedOut: { ...own.optedOut, ...guests.optedOut },
    note: guests.note ?? own.note,
  }
}

function withLine(lines: readonly BasketLine[], line: BasketLine): readonly BasketLine[] {
  const existing = lines.find((other) => isSameLine(other, line))
  if (existing) {
    const quantity = Math.min(mostPieces, existing.quantity + line.quantity)
    return lines.map((other) => (other === existing ? { ...other, quantity } : other))
  }
  return lines.length < mostLines ? [...lines, { ...line, id: nextLineId(lines) }] : lines
}

import { fromWire, toWire, type WireMoney } from '#contracts/money.ts'
import { add, subtract, zero } from '#foundation/money.ts'
import type { OrderContent } from './order.ts'

/** A payment of an order, or the part that a gift card paid. */
export interface PaymentPart {
  readonly method: string
  readonly amount: WireMoney
  readonly giftCardNumber?: string
}

/** Without gift cards the payment is listed even if the amount was zero. */
export function paymentParts(
  content: Pick<OrderContent, 'giftCards' | 'total'>,
  { method, currency }: { readonly method: string; readonly currency: string },
): PaymentPart[] {
  const cards = (content.giftCards ?? []).filter(({ covered }) => covered && covered.amount > 0)
  const covered = add(zero(currency), ...cards.map((card) => fromWire(card.covered!)))
  const rest = subtract(fromWire(content.total), covered)
  return [
    ...(rest.minor > 0 || cards.length === 0 ? [{ method, amount: toWire(rest) }] : []),
    ...cards.map(({ giftCardNumber, covered: amount }) => ({ method: 'giftcard', amount: amount!, giftCardNumber })),
  ]
}

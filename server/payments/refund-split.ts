import { refundableMinor } from './refund-state.ts'

/**
 * Splits a refund: up to the amount that was paid with money, and has not been refunded or lost, it goes back as money;
 * the rest goes to the gift cards of the order. `paid` is undefined if nothing was paid with money.
 *
 * The steps of one refund, in this order, are in `server/orders/fulfilment/refund-money-first.ts`; how the rest is divided among several
 * gift cards is decided by `spreadOver` in `server/gift-cards/gift-card.ts`.
 */
export function splitRefund(
  amountMinor: number,
  paid: Parameters<typeof refundableMinor>[0] | undefined,
): { readonly moneyMinor: number; readonly restMinor: number } {
  const moneyMinor = Math.max(0, Math.min(amountMinor, paid ? refundableMinor(paid) : 0))
  return { moneyMinor, restMinor: amountMinor - moneyMinor }
}

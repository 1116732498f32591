import type { FulfilmentNeeds } from './fulfilment-needs.ts'

type Inside = Parameters<FulfilmentNeeds['refund']>[0]

export interface RefundNeeds {
  /** The payment that the money came from: goods of an exchange were paid with the first order. */
  paymentBehind(inside: Inside, paymentId: string): Promise<string>
  /** Refunds the part that was paid with money, and returns the rest: see `server/payments/refund-split.ts`. */
  askMoney(
    inside: Inside,
    refund: Parameters<FulfilmentNeeds['refund']>[1],
  ): Promise<{ readonly moneyMinor: number; readonly restMinor: number }>
  /** Returns the amount that went to the gift cards of the payment. */
  refundToCards(
    inside: Inside,
    refund: { readonly paymentId: string; readonly refundId: string; readonly minor: number },
  ): Promise<number>
}

/** Refunds money up to the amount that was paid with money, and the rest to the gift cards; both to the payment of the first order. */
export const refundMoneyFirst =
  (needs: RefundNeeds): FulfilmentNeeds['refund'] =>
  async (inside, refund) => {
    const paymentId = await needs.paymentBehind(inside, refund.paymentId)
    const { refundId } = refund
    const { moneyMinor, restMinor } = await needs.askMoney(inside, { ...refund, paymentId })
    const cardMinor = restMinor > 0 ? await needs.refundToCards(inside, { paymentId, refundId, minor: restMinor }) : 0
    return { moneyMinor, cardMinor }
  }

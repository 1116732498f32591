import type { paymentsCalls } from '#contracts/payment-calls.ts'
import { accepted, type Result } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { isPaid, type PaymentProblem, type Providers } from '#server/payments/index.ts'
import type { CallRequest, Handlers } from '#server/platform/serve-calls.ts'
import { basketCookie, orderNumberCookie, type Visitor } from '#server/sessions/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'
import type { PaymentRequest } from './pay-needs.ts'
import type { Paying, PayingProblem } from './paying.ts'
import { paymentResult, type ResultNeeds } from './payment-result.ts'
import type { SetupNeeds } from './payment-setup.ts'
import type { Settled } from './settle-needs.ts'

/** The dependencies of the calls about payments. */
export interface PayingRoutesNeeds extends Omit<SetupNeeds, 'market'> {
  readonly paying: Paying
  readonly providers: Providers
  readonly markets: Pick<Markets, 'find'>
  readonly words: (market: Market) => Translate
  /** The address of a page alias in a market. */
  readonly linkTo: (market: Market, alias: string) => string
}

export type PayingHandlers = Handlers<typeof paymentsCalls, (CheckoutProblem | PaymentProblem)['code']>

type Payer = Pick<CallRequest, 'cookies' | 'visitor'> & { readonly market: Market }
type ReturnAnswer = Promise<Result<ReturnType<typeof paymentResult> | { goElsewhere: string }, PayingProblem>>

export type PayingAnswers = ReturnType<typeof payingAnswers>

/** The outcome of a payment, in the format of each call. */
export function payingAnswers(needs: PayingRoutesNeeds) {
  const { paying } = needs
  const pages = (market: Market): ResultNeeds => ({
    receiptUrl: needs.linkTo(market, 'receiptPage'),
    paymentUrl: needs.linkTo(market, 'checkoutPaymentPage'),
    t: needs.words(market),
  })
  const answered = ({ market, cookies, visitor }: Payer, paid: Result<Settled, PayingProblem>) => {
    if (!paid.ok) return paid
    const result = paymentResult(pages(market), paid.value)
    const { order, payment } = paid.value
    // A payment with an unknown outcome may fail later, and then the shopper needs the basket again.
    const isBought = order !== undefined && isPaid(payment.state)
    if (isBought && payment.basketId === visitor.basketId) cookies.clear(basketCookie.name)
    if (result.orderNumber !== undefined) cookies.set(orderNumberCookie.name, result.orderNumber)
    return accepted(result)
  }

  /** A browser is redirected to the receipt or back to the payment step; other callers get the result. */
  const returned = async (
    market: Market,
    back: Parameters<Paying['handlePaymentReturn']>[0],
    byBrowser: boolean,
  ): ReturnAnswer => {
    const settled = await paying.handlePaymentReturn(back)
    if (!settled.ok) return byBrowser ? accepted({ goElsewhere: needs.linkTo(market, 'checkoutPaymentPage') }) : settled
    const its = needs.markets.find(settled.value.payment.market) ?? market
    const result = paymentResult(pages(its), settled.value)
    return accepted(
      byBrowser ? { goElsewhere: nextPage(result, pages(its).paymentUrl, back.checkoutBasketId) } : result,
    )
  }
  return { pages, answered, returned }
}

/** The payer, from the visitor's data. */
export const payer = ({ mode, storeId, address }: Visitor): Pick<PaymentRequest, 'from' | 'shopperAddress'> => ({
  from: { mode, storeId },
  shopperAddress: address,
})

/** The receipt, or the payment step with the id of the attempt, because a basket with an open payment is already closed. */
const nextPage = (
  { url, orderId, paymentState }: { url?: string | undefined; orderId?: string | undefined; paymentState: string },
  paymentUrl: string,
  id: string,
): string =>
  orderId !== undefined && url !== undefined && paymentState !== 'pending'
    ? url
    : `${paymentUrl}?checkoutbasketid=${id}`

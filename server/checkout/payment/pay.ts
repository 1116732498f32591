import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Basket } from '#server/basket/index.ts'
import type { Market } from '#server/markets/index.ts'
import { chooseProvider, giftCardProvider, isPaid, type Payment, type ProviderName } from '#server/payments/index.ts'
import type { PromotionProblem } from '#server/promotions/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'
import { customerOf } from '../steps/customer.ts'
import { beginPayment } from './begin-payment.ts'
import { chargeAndSettle, settledNow } from './charge-and-settle.ts'
import { answerOfEarlier, replace } from './earlier-attempt.ts'
import { checkUnchanged, frozenBasketToCharge, readBasketAhead, requestedFrozenBasket } from './freeze.ts'
import type { FrozenBasket } from './frozen-basket.ts'
import type { PaymentRequest, PayNeeds } from './pay-needs.ts'
import { settle } from './settle.ts'
import type { Settled } from './settle-needs.ts'
import { otherThanShown } from './what-changed.ts'

/** Pays a frozen basket. Two clicks make one payment; an open payment is never charged again with another key. */
export async function pay(needs: PayNeeds, ask: PaymentRequest): Promise<Result<Settled, CheckoutProblem>> {
  const along = readBasketAhead(needs, ask)
  const asked = await frozenBasketToCharge(needs, ask)
  if (!asked.ok) return asked
  const frozen = asked.value
  const other = otherThanShown(ask, frozen)
  if (other) return refused(other)
  if (frozen.dueMinor === 0) return refused({ code: 'checkout.nothing-to-pay' })
  const current = await checkUnchanged(needs, ask, frozen, along)
  if (!current.ok) {
    if (current.problem.code === 'basket.not-yours') return current
    // A basket that was paid, or whose payment is open, cannot be changed. Its owner gets the result of that payment;
    // others are refused.
    const earlier = await needs.payments.latest(frozen.id)
    if (earlier && !(await needs.baskets.isOwn({ ...ask, basketId: frozen.basketId })))
      return refused({ code: 'checkout.already-ordered' })
    const answered = earlier && (await answerOfEarlier(needs, earlier, frozen, ask))
    return answered ? accepted(answered) : current
  }
  const codeProblem = await codeProblemOf(needs, ask.market, current.value.basket)
  return codeProblem ? refused(codeProblem) : payAnew(needs, ask, frozen)
}

async function payAnew(
  needs: PayNeeds,
  ask: PaymentRequest,
  frozen: FrozenBasket,
): Promise<Result<Settled, CheckoutProblem>> {
  const provider = chooseProvider(needs.providers, ask.market, ask.from)
  const begun = await begin(needs, ask, frozen, { provider, method: String(ask.method.type ?? '') })
  if (!begun.ok) return begun
  const { paymentId, existing } = begun.value
  if (!existing) return accepted(await chargeAndSettle(needs, { paymentId, provider, frozen, ask }))
  if (existing.checkoutBasketId !== frozen.id) return accepted(await settledNow(needs, existing))
  const answered = await answerOfEarlier(needs, existing, frozen, ask)
  return answered ? accepted(answered) : payAnew(needs, ask, frozen)
}

/** Orders a frozen basket that gift cards cover completely, with the same steps but without a provider. */
export async function payCovered(needs: PayNeeds, ask: PaymentRequest): Promise<Result<Settled, CheckoutProblem>> {
  const along = readBasketAhead(needs, ask)
  const asked = await requestedFrozenBasket(needs, ask)
  if (!asked.ok) return asked
  const frozen = asked.value
  const current = await checkUnchanged(needs, ask, frozen, along)
  if (!current.ok) {
    if (current.problem.code === 'basket.not-yours') return current
    const earlier = await needs.payments.latest(frozen.id)
    if (earlier && !(await needs.baskets.isOwn({ ...ask, basketId: frozen.basketId })))
      return refused({ code: 'checkout.already-ordered' })
    return earlier && isPaid(earlier.state) ? accepted(await settledNow(needs, earlier)) : current
  }
  if (frozen.dueMinor > 0) return refused({ code: 'checkout.not-covered' })
  const codeProblem = await codeProblemOf(needs, ask.market, current.value.basket)
  if (codeProblem) return refused(codeProblem)
  const begun = await begin(needs, ask, frozen, { provider: giftCardProvider, method: 'giftcard' })
  if (!begun.ok) return begun
  const { existing } = begun.value
  if (existing && existing.provider !== giftCardProvider) return accepted(await settledNow(needs, existing))
  // A covered payment that was begun but not completed, for example because the shop stopped, is completed now.
  const paymentId = existing?.id ?? begun.value.paymentId
  const eventId = `${paymentId}:covered`
  const event = { paymentId, reportedBy: 'answer', eventId, outcome: 'authorised' } as const
  return accepted((await settle({ ...needs, frozen: { find: async () => frozen } }, event))!)
}

/** Codes are checked again before the charge. A basket without codes needs no database query. */
export const codeProblemOf = async (
  { whyCodeRefused, clock }: Pick<PayNeeds, 'whyCodeRefused' | 'clock'>,
  market: Market,
  { promoCodes: codes, email, id: basketId }: Basket,
): Promise<PromotionProblem | undefined> =>
  codes.length === 0
    ? undefined
    : whyCodeRefused({ codes, customer: customerOf(market, email), basketId, now: clock() })

/** Begins a payment. An unfinished payment of an older frozen basket is withdrawn and cannot be paid any more. */
async function begin(
  needs: PayNeeds,
  ask: PaymentRequest,
  frozen: FrozenBasket,
  how: { readonly provider: ProviderName | typeof giftCardProvider; readonly method: string },
): Promise<Result<{ readonly paymentId: string; readonly existing?: Payment }, CheckoutProblem>> {
  const { installments, shopperAddress, from } = ask
  const context = {
    ...(installments === undefined ? {} : { installments }),
    ...(shopperAddress === undefined ? {} : { shopperAddress }),
    ...(from.storeId === undefined ? {} : { storeId: from.storeId }),
  }
  const paymentId = needs.newId()
  needs.failpoint('begin-payment')
  const places = ask.market.choices.warehouses
  const begun = await beginPayment(needs, { paymentId, frozen, ...how, context, places })
  needs.failpoint('begun')
  if (!begun.ok) {
    if (begun.problem.code !== 'checkout.basket-changed') return begun
    const current = await checkUnchanged(needs, ask, frozen)
    return current.ok ? begun : current
  }
  if (begun.value.begun) return accepted({ paymentId })
  const { existing } = begun.value
  const isOlder = existing.checkoutBasketId !== frozen.id && existing.state === 'actionrequired'
  if (!isOlder) return accepted({ paymentId, existing })
  const replaced = await replace(needs, existing)
  return isPaid(replaced.payment.state)
    ? accepted({ paymentId, existing: replaced.payment })
    : begin(needs, ask, frozen, how)
}

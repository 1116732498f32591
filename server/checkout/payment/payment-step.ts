import { accepted, type Result, refused } from '#foundation/result.ts'
import type { BasketRequest } from '#server/basket/index.ts'
import {
  chooseProvider,
  giftCardProvider,
  type PayingIn,
  type Payment,
  type PaymentMethod,
  type PaymentProblem,
  type PaymentProvider,
  type PaysFrom,
  type ProviderName,
} from '#server/payments/index.ts'
import type { PromotionProblem } from '#server/promotions/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'
import { refreshPaymentStatus } from '../outcomes/refresh-payment-status.ts'
import { chargeOf } from './charge-of.ts'
import { freeze } from './freeze.ts'
import type { FrozenBasket } from './frozen-basket.ts'
import { codeProblemOf, pay } from './pay.ts'
import type { PayNeeds } from './pay-needs.ts'

/** A basket that is ready to be paid: its frozen content, the provider, and the payment methods. */
export interface PaymentStep {
  /** `gift-cards` if they cover the whole amount. */
  readonly provider: ProviderName | typeof giftCardProvider
  readonly frozen: FrozenBasket
  readonly methods: readonly PaymentMethod[]
  /** The provider's own id of the session, if it has one. */
  readonly sessionId?: string
  /** The pending payment, if the basket is paid by a link. */
  readonly link?: Payment
  /** The payment of the link that expired unpaid and that `link` has just replaced. */
  readonly expiredLink?: Payment
  /** A code of the basket cannot be used any more. Nothing can be paid until it is removed. */
  readonly codeProblem?: PromotionProblem
}

export interface StepNeeds extends PayNeeds {
  readonly frozen: PayNeeds['frozen'] & { storeProviderSession(id: string, session: string): Promise<void> }
  readonly methods: (provider: PaymentProvider, ask: PayingIn) => Promise<readonly PaymentMethod[]>
}

export interface StepRequest extends BasketRequest {
  readonly from: PaysFrom
  readonly shopperAddress?: string | undefined
}

type StepProblem = CheckoutProblem | Extract<PaymentProblem, { code: 'payment.providers-not-reached' }>

/** Freezes a basket for payment and reads from the provider how it can be paid. */
export async function paymentStep(needs: StepNeeds, ask: StepRequest): Promise<Result<PaymentStep, StepProblem>> {
  const read = await needs.baskets.read(ask)
  if (!read.ok) return read
  const frozen = await freeze(needs, ask, read.value)
  if (!frozen.ok) return frozen
  const problem = await codeProblemOf(needs, ask.market, read.value.basket)
  const codeProblem = problem ? { codeProblem: problem } : {}
  if (frozen.value.dueMinor === 0)
    return accepted({ provider: giftCardProvider, frozen: frozen.value, methods: [], ...codeProblem })
  const provider = chooseProvider(needs.providers, ask.market, ask.from)
  try {
    if (provider === 'pay-by-link' && problem)
      return accepted({ provider, frozen: frozen.value, methods: [], ...codeProblem })
    if (provider === 'pay-by-link') return await linkStep(needs, ask, frozen.value)
    return accepted({
      provider,
      frozen: frozen.value,
      ...(await waysToPay(needs, ask, frozen.value, provider)),
      ...codeProblem,
    })
  } catch (fault) {
    needs.log(fault)
    return refused({ code: 'payment.providers-not-reached' })
  }
}

async function waysToPay(
  needs: StepNeeds,
  ask: StepRequest,
  frozen: FrozenBasket,
  name: ProviderName,
): Promise<Pick<PaymentStep, 'methods' | 'sessionId'>> {
  const { market } = ask
  const provider = needs.providers.of(name)
  if (provider.prepare) {
    // There is no payment yet, so the id of the frozen basket is used.
    const about = { paymentId: frozen.id, provider: name, market, frozen, method: {} }
    const prepared = await provider.prepare(chargeOf(needs, about), frozen.providerSession)
    if (prepared.sessionId !== frozen.providerSession)
      await needs.frozen.storeProviderSession(frozen.id, prepared.sessionId)
    return prepared
  }
  const amount = { minor: frozen.dueMinor, currency: frozen.currency }
  const offered = await needs.methods(provider, { amount, country: market.country.code, locale: market.locale })
  if (name === 'pos') return { methods: offered }
  // In the order the market has chosen: the payment type its shoppers know best comes first.
  return { methods: market.choices.paymentTypes.flatMap((type) => offered.filter((method) => method.type === type)) }
}

/** The link is made when the step is shown. An unchanged basket keeps its link, and gets a new one when that has expired. */
async function linkStep(
  needs: StepNeeds,
  ask: StepRequest,
  frozen: FrozenBasket,
): Promise<Result<PaymentStep, StepProblem>> {
  const before = await needs.payments.latest(frozen.id)
  const paid = await pay(needs, { ...ask, checkoutBasketId: frozen.id, method: { type: 'paybylink' } })
  if (!paid.ok) return paid
  const { payment } =
    paid.value.payment.state === 'actionrequired' ? await refreshPaymentStatus(needs, paid.value.payment) : paid.value
  if (payment.state === 'expired') return linkStep(needs, ask, frozen)
  const expired = before?.state === 'expired' ? { expiredLink: before } : {}
  return accepted({ provider: 'pay-by-link', frozen, methods: [], link: payment, ...expired })
}

import type { Basket as WireBasket } from '#contracts/basket.ts'
import { money } from '#foundation/money.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { type BasketAsk, type Baskets, type ReadBasket, reckon } from '#server/basket/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { LegalText } from '#server/orders/index.ts'
import { type Charge, isPaid, type Payment, type PaymentProvider, type Payments } from '#server/payments/index.ts'
import { type BeginNeeds, beginPayment } from './begin-payment.ts'
import { charge } from './charge.ts'
import type { CheckoutProblem } from './checkout.problems.ts'
import { contentToFreeze, costsAsText, type FrozenBasket } from './frozen-basket.ts'
import { type Settled, type SettleNeeds, settle } from './settle.ts'
import { readyToPay } from './steps.ts'

export interface PayNeeds
  extends Omit<BeginNeeds, 'payments'>,
    Omit<SettleNeeds, 'payments' | 'kept' | 'frozen' | 'stock'> {
  readonly baskets: Pick<Baskets, 'read' | 'respond'>
  readonly kept: BeginNeeds['kept'] & SettleNeeds['kept']
  readonly payments: Payments
  readonly stock: BeginNeeds['stock'] & SettleNeeds['stock']
  readonly frozen: SettleNeeds['frozen'] & {
    freeze(basket: Omit<FrozenBasket, 'id' | 'isVoid'>): Promise<FrozenBasket>
    find(id: string): Promise<FrozenBasket | undefined>
    current(basketId: string): Promise<FrozenBasket | undefined>
    makeVoid(id: string): Promise<void>
  }
  readonly provider: PaymentProvider
  readonly clock: () => Date
  readonly hash: (text: string) => string
  /** What the market's law wants read before paying, filled in for this basket as of when it was accepted. Most markets have none. */
  readonly legalTexts: (market: Market, shown: WireBasket, acceptedAt: Date) => readonly LegalText[]
  readonly log: (fault: unknown) => void
  /** Where the provider sends the browser back to. */
  readonly returnUrl: (market: Market, checkoutBasketId: string) => string
  readonly origin: string
}

/** What the payment step collected. Which amount is not asked. */
export interface PayAsk extends BasketAsk {
  readonly checkoutBasketId?: string | undefined
  readonly method: Readonly<Record<string, unknown>>
  readonly browserInfo?: Readonly<Record<string, unknown>> | undefined
}

/** A second press within this time gets the answer of the first; later it is a new attempt in place of the old. */
const samePressMs = 10_000
/** By then no request of ours can still be waiting for the provider. */
const noLongerAskingMs = 11_000

type FreezeNeeds = Pick<PayNeeds, 'frozen' | 'baskets' | 'clock' | 'hash' | 'legalTexts'>

/** Freezes a basket that is ready to be paid; the same basket at the same prices stays the same frozen one. */
export async function freeze(
  needs: FreezeNeeds,
  ask: BasketAsk,
  read: ReadBasket,
): Promise<Result<FrozenBasket, CheckoutProblem>> {
  const { basket, goods } = read
  const reckoning = reckon(basket, { market: ask.market, goods, now: needs.clock() })
  const ready = readyToPay({ basket, goods, market: ask.market, reckoning })
  if (!ready.ok) return ready
  const shown = needs.baskets.respond(ask.market, read).basket
  const documents = needs.legalTexts(ask.market, shown, new Date(basket.terms?.at ?? needs.clock()))
  return accepted(
    await needs.frozen.freeze({
      basketId: basket.id,
      basketVersion: basket.version,
      market: ask.market.id,
      content: contentToFreeze({ basket, goods, reckoning, shown, documents }),
      contentHash: needs.hash(costsAsText({ basket, reckoning })),
      totalMinor: reckoning.totals.total.minor,
      currency: basket.currency,
    }),
  )
}

/** Pays a frozen basket. Pressed twice, it is one payment; what is open is never asked for a second time under another key. */
export async function pay(needs: PayNeeds, ask: PayAsk): Promise<Result<Settled, CheckoutProblem>> {
  const frozen = await frozenAsked(needs, ask)
  if (!frozen) return refused({ code: 'checkout.unknown' })
  const earlier = await needs.payments.latest(frozen.id)
  const answered = earlier && (await answerOfEarlier(needs, earlier, frozen, ask))
  if (answered) return accepted(answered)
  const current = await stillTheSame(needs, ask, frozen)
  if (!current.ok) return current

  const paymentId = needs.newId()
  needs.failpoint('begin-payment')
  const begun = await beginPayment(needs, {
    paymentId,
    frozen,
    provider: needs.provider.name,
    method: String(ask.method.type ?? ''),
    places: ask.market.choices.warehouses,
  })
  needs.failpoint('begun')
  if (!begun.ok) return begun
  if (!begun.value.begun) return accepted(await settledNow(needs, begun.value.alive))
  return accepted(await chargeAndSettle(needs, paymentId, frozen, ask))
}

function frozenAsked(
  needs: PayNeeds,
  { market, checkoutBasketId, basketId }: PayAsk,
): Promise<FrozenBasket | undefined> {
  const found =
    checkoutBasketId !== undefined
      ? needs.frozen.find(checkoutBasketId)
      : basketId === undefined
        ? Promise.resolve(undefined)
        : needs.frozen.current(basketId)
  return found.then((frozen) => (frozen?.market === market.id ? frozen : undefined))
}

/** What an earlier attempt answers to this one; undefined where a new attempt may begin. */
async function answerOfEarlier(
  needs: PayNeeds,
  earlier: Payment,
  frozen: FrozenBasket,
  ask: PayAsk,
): Promise<Settled | undefined> {
  const age = needs.clock().getTime() - earlier.madeAt.getTime()
  if (isPaid(earlier.state) || earlier.state === 'pending') return settledNow(needs, earlier)
  if (earlier.state === 'started' || earlier.state === 'unknown') {
    // Nobody is waiting for the provider any more: the same key asked again tells what became of it.
    return age > noLongerAskingMs ? chargeAndSettle(needs, earlier.id, frozen, ask) : settledNow(needs, earlier)
  }
  if (earlier.state === 'actionrequired') {
    if (age < samePressMs) return settledNow(needs, earlier)
    await settle(needs, {
      paymentId: earlier.id,
      heardBy: 'shopper',
      eventId: `${earlier.id}:replaced`,
      outcome: 'cancelled',
    })
  }
  return undefined
}

/** The basket at the prices of this moment must still be what was frozen; otherwise the shopper is shown it anew. */
async function stillTheSame(
  needs: PayNeeds,
  ask: PayAsk,
  frozen: FrozenBasket,
): Promise<Result<ReadBasket, CheckoutProblem>> {
  if (frozen.isVoid) return refused({ code: 'checkout.basket-changed' })
  const read = await needs.baskets.read({ market: ask.market, basketId: frozen.basketId })
  if (!read) return refused({ code: 'checkout.unknown' })
  const { basket, goods } = read
  const reckoning = reckon(basket, { market: ask.market, goods, now: needs.clock() })
  const ready = readyToPay({ basket, goods, market: ask.market, reckoning })
  if (!ready.ok) return ready
  if (basket.version === frozen.basketVersion && needs.hash(costsAsText({ basket, reckoning })) === frozen.contentHash)
    return accepted(read)
  await needs.frozen.makeVoid(frozen.id)
  return refused({ code: 'checkout.basket-changed' })
}

async function chargeAndSettle(
  needs: PayNeeds,
  paymentId: string,
  frozen: FrozenBasket,
  ask: PayAsk,
): Promise<Settled> {
  const heard = await charge(needs.provider, chargeFor(needs, paymentId, frozen, ask), needs.log)
  needs.failpoint('provider-answered')
  const settled = await settle({ ...needs, frozen: { find: async () => frozen } }, heard)
  if (!settled) throw new Error(`payment ${paymentId} is gone`)
  return settled
}

function chargeFor(needs: PayNeeds, paymentId: string, frozen: FrozenBasket, ask: PayAsk): Charge {
  return {
    paymentId,
    amount: money(frozen.totalMinor, frozen.currency),
    country: ask.market.country.code,
    locale: ask.market.locale,
    method: ask.method,
    ...(ask.browserInfo ? { browserInfo: ask.browserInfo } : {}),
    returnUrl: needs.returnUrl(ask.market, frozen.id),
    origin: needs.origin,
    email: frozen.content.email,
  }
}

/** Where a payment stands, without hearing anything new. */
export async function settledNow(needs: Pick<PayNeeds, 'orders'>, payment: Payment): Promise<Settled> {
  const order =
    isPaid(payment.state) || payment.state === 'pending'
      ? await needs.orders.ofCheckoutBasket(payment.checkoutBasketId)
      : undefined
  return { payment, order }
}

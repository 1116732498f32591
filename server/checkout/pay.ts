import type { Basket as WireBasket } from '#contracts/basket.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { type BasketAsk, type Baskets, type ReadBasket, reckon } from '#server/basket/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { LegalText } from '#server/orders/index.ts'
import {
  type Charge,
  chooseProvider,
  coveredBy,
  isPaid,
  type Payment,
  type Payments,
  type PaysFrom,
  type ProviderName,
  type Providers,
} from '#server/payments/index.ts'
import { type BeginNeeds, beginPayment } from './begin-payment.ts'
import { charge } from './charge.ts'
import { type ChargeNeeds, chargeOf, openPaymentOf } from './charge-of.ts'
import type { CheckoutProblem } from './checkout.problems.ts'
import { contentToFreeze, costsAsText, type FrozenBasket } from './frozen-basket.ts'
import type { NewFrozenBasket } from './frozen-baskets.repository.ts'
import { lookAgain } from './look-again.ts'
import { type Settled, type SettleNeeds, settle } from './settle.ts'
import { readyToPay } from './steps.ts'

export interface PayNeeds
  extends Omit<BeginNeeds, 'payments'>,
    Omit<SettleNeeds, 'payments' | 'kept' | 'frozen' | 'stock'>,
    ChargeNeeds {
  readonly baskets: Pick<Baskets, 'read' | 'respond'>
  readonly kept: BeginNeeds['kept'] & SettleNeeds['kept']
  readonly payments: Payments
  readonly stock: BeginNeeds['stock'] & SettleNeeds['stock']
  readonly frozen: SettleNeeds['frozen'] & {
    freeze(basket: NewFrozenBasket): Promise<FrozenBasket>
    find(id: string): Promise<FrozenBasket | undefined>
    current(basketId: string): Promise<FrozenBasket | undefined>
    makeVoid(id: string): Promise<void>
  }
  readonly providers: Providers
  readonly marketOf: (id: string) => Market | undefined
  readonly clock: () => Date
  readonly hash: (text: string) => string
  /** What the market's law wants read before paying, filled in for this basket as of when it was accepted. Most markets have none. */
  readonly legalTexts: (market: Market, shown: WireBasket, acceptedAt: Date) => readonly LegalText[]
  readonly log: (fault: unknown) => void
}

/** What the payment step collected. Which amount, and who takes it, is not asked. */
export interface PayAsk extends BasketAsk {
  readonly checkoutBasketId?: string | undefined
  readonly method: Readonly<Record<string, unknown>>
  readonly browserInfo?: Readonly<Record<string, unknown>> | undefined
  readonly personalNumber?: string | undefined
  readonly installments?: number | undefined
  readonly from: PaysFrom
  /** Network address of the shopper. */
  readonly shopperAddress?: string | undefined
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
      dueMinor: reckoning.remaining.minor,
      currency: basket.currency,
    }),
  )
}

/** Pays a frozen basket. Pressed twice, it is one payment; what is open is never asked for a second time under another key. */
export async function pay(needs: PayNeeds, ask: PayAsk): Promise<Result<Settled, CheckoutProblem>> {
  const frozen = await frozenAsked(needs, ask)
  if (!frozen) return refused({ code: 'checkout.unknown' })
  if (frozen.dueMinor === 0) return refused({ code: 'checkout.nothing-to-pay' })
  const current = await stillTheSame(needs, ask, frozen)
  if (!current.ok) {
    // A basket that was paid, or whose payment is open, is closed: then its payment is the answer.
    const earlier = await needs.payments.latest(frozen.id)
    const answered = earlier && (await answerOfEarlier(needs, earlier, frozen, ask))
    return answered ? accepted(answered) : current
  }
  return payAnew(needs, ask, frozen)
}

async function payAnew(needs: PayNeeds, ask: PayAsk, frozen: FrozenBasket): Promise<Result<Settled, CheckoutProblem>> {
  const provider = chooseProvider(needs.providers, ask.market, ask.from)
  const begun = await begin(needs, ask, frozen, { provider, method: String(ask.method.type ?? '') })
  if (!begun.ok) return begun
  const { paymentId, alive } = begun.value
  if (!alive) return accepted(await chargeAndSettle(needs, paymentId, provider, frozen, ask))
  if (alive.checkoutBasketId !== frozen.id) return accepted(await settledNow(needs, alive))
  const answered = await answerOfEarlier(needs, alive, frozen, ask)
  return answered ? accepted(answered) : payAnew(needs, ask, frozen)
}

/** Orders a frozen basket that gift cards cover whole: the same steps, with nobody to ask for money. */
export async function payCovered(needs: PayNeeds, ask: PayAsk): Promise<Result<Settled, CheckoutProblem>> {
  const frozen = await frozenAsked(needs, ask)
  if (!frozen) return refused({ code: 'checkout.unknown' })
  if (frozen.dueMinor > 0) return refused({ code: 'checkout.not-covered' })
  const current = await stillTheSame(needs, ask, frozen)
  if (!current.ok) {
    const earlier = await needs.payments.latest(frozen.id)
    return earlier && isPaid(earlier.state) ? accepted(await settledNow(needs, earlier)) : current
  }
  const begun = await begin(needs, ask, frozen, { provider: coveredBy, method: 'giftcard' })
  if (!begun.ok) return begun
  const { alive } = begun.value
  if (alive && alive.provider !== coveredBy) return accepted(await settledNow(needs, alive))
  // One that was begun and cut short is brought to its end.
  const paymentId = alive?.id ?? begun.value.paymentId
  const eventId = `${paymentId}:covered`
  const heard = { paymentId, heardBy: 'answer', eventId, outcome: 'authorised' } as const
  return accepted((await settle({ ...needs, frozen: { find: async () => frozen } }, heard))!)
}

/** Begins a payment. One of an older frozen basket that nobody completed gives way; it is withdrawn, and cannot be paid for any more. */
async function begin(
  needs: PayNeeds,
  ask: PayAsk,
  frozen: FrozenBasket,
  how: { readonly provider: ProviderName | typeof coveredBy; readonly method: string },
): Promise<Result<{ readonly paymentId: string; readonly alive?: Payment }, CheckoutProblem>> {
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
  if (!begun.ok) return begun
  if (begun.value.begun) return accepted({ paymentId })
  const { alive } = begun.value
  const isOlder = alive.checkoutBasketId !== frozen.id && alive.state === 'actionrequired'
  if (!isOlder) return accepted({ paymentId, alive })
  const replaced = await replace(needs, alive)
  return isPaid(replaced.payment.state)
    ? accepted({ paymentId, alive: replaced.payment })
    : begin(needs, ask, frozen, how)
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
  if (earlier.provider === coveredBy) return undefined
  if (earlier.state === 'started' || earlier.state === 'unknown') {
    // Nobody is waiting for the provider any more: the same key asked again tells what became of it.
    return age > noLongerAskingMs
      ? chargeAndSettle(needs, earlier.id, earlier.provider, frozen, ask)
      : settledNow(needs, earlier)
  }
  if (earlier.state !== 'actionrequired') return undefined
  // A link and a terminal are waited for; they are no attempt that a second press replaces.
  const waits = earlier.provider === 'pos' || earlier.provider === 'pay-by-link'
  if (age < samePressMs || waits) return settledNow(needs, earlier)
  const replaced = await replace(needs, earlier)
  return isPaid(replaced.payment.state) || replaced.payment.state === 'pending' ? replaced : undefined
}

/** The shopper begins anew. What was begun before may have been paid meanwhile: it is asked, and withdrawn if it was not. */
async function replace(needs: PayNeeds, earlier: Payment): Promise<Settled> {
  const looked = await lookAgain(needs, earlier)
  if (looked.payment.state !== 'actionrequired') return looked
  const settled = await settle(needs, {
    paymentId: earlier.id,
    heardBy: 'shopper',
    eventId: `${earlier.id}:replaced`,
    outcome: 'cancelled',
    reason: 'payment.cancelled',
  })
  const open = await openPaymentOf(needs, earlier)
  // Should this fail, money that comes all the same is given back when it is heard of.
  if (open && earlier.provider !== coveredBy) await needs.providers.of(earlier.provider).giveBack(open).catch(needs.log)
  return settled ?? looked
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
  provider: ProviderName,
  frozen: FrozenBasket,
  ask: PayAsk,
): Promise<Settled> {
  const asked = askOf(needs, paymentId, provider, frozen, ask)
  const heard = await charge(needs.providers.of(provider), asked, needs.log)
  needs.failpoint('provider-answered')
  const settled = await settle({ ...needs, frozen: { find: async () => frozen } }, heard)
  if (!settled) throw new Error(`payment ${paymentId} is gone`)
  return settled
}

const askOf = (
  needs: PayNeeds,
  paymentId: string,
  provider: ProviderName,
  frozen: FrozenBasket,
  { market, method, browserInfo, personalNumber, installments, shopperAddress, from }: PayAsk,
): Charge =>
  chargeOf(needs, {
    ...{ paymentId, provider, market, frozen, browserInfo, personalNumber },
    method: { ...(frozen.providerSession === null ? {} : { sessionId: frozen.providerSession }), ...method },
    ...(installments === undefined ? {} : { installments }),
    ...(shopperAddress === undefined ? {} : { shopperAddress }),
    ...(from.storeId === undefined ? {} : { storeId: from.storeId }),
  })

/** Where a payment stands, without hearing anything new. */
export async function settledNow(needs: Pick<PayNeeds, 'orders'>, payment: Payment): Promise<Settled> {
  const order =
    isPaid(payment.state) || payment.state === 'pending'
      ? await needs.orders.ofCheckoutBasket(payment.checkoutBasketId)
      : undefined
  return { payment, order }
}

import { isId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { type BasketRequest, calculateTotals, type ReadBasket } from '#server/basket/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'
import { customerOf } from '../steps/customer.ts'
import { quoteTaxes, taxRecordOf } from '../steps/quote-taxes.ts'
import { readyToPay } from '../steps/steps.ts'
import { contentToFreeze, costsAsText, type FrozenBasket } from './frozen-basket.ts'
import type { PaymentRequest, PayNeeds } from './pay-needs.ts'
import { basketChanged } from './what-changed.ts'

type FreezeNeeds = Pick<PayNeeds, 'frozen' | 'baskets' | 'clock' | 'hash' | 'legalTexts' | 'taxService' | 'log'>

/** Freezes a basket that is ready to be paid. The same basket at the same prices keeps the same frozen basket. */
export async function freeze(
  needs: FreezeNeeds,
  ask: BasketRequest,
  asRead: ReadBasket,
): Promise<Result<FrozenBasket, CheckoutProblem>> {
  const read = await quoteTaxes(needs, ask, asRead)
  const { basket, goods } = read
  const calculation = calculateTotals(basket, { market: ask.market, goods, now: needs.clock() })
  const ready = readyToPay({ basket, goods, market: ask.market, calculation })
  if (!ready.ok) return ready
  const shown = needs.baskets.respond(ask.market, read).basket
  const taxRecord = taxRecordOf(ask.market, read, calculation, needs.clock())
  const documents = needs.legalTexts(ask.market, shown, new Date(basket.terms?.at ?? needs.clock()))
  return accepted(
    await needs.frozen.freeze({
      basketId: basket.id,
      basketVersion: basket.version,
      market: ask.market.id,
      content: contentToFreeze({
        ...{ basket, goods, calculation, shown, documents, taxRecord },
        customer: customerOf(ask.market, basket.email),
      }),
      contentHash: needs.hash(costsAsText({ basket, calculation })),
      totalMinor: calculation.totals.total.minor,
      dueMinor: calculation.remaining.minor,
      currency: basket.currency,
    }),
  )
}

/** The frozen basket that the call names, or else the newest one of its basket. A basket that was never frozen is frozen now. */
export async function requestedFrozenBasket(
  needs: PayNeeds,
  ask: PaymentRequest,
): Promise<Result<FrozenBasket, CheckoutProblem>> {
  const { market, checkoutBasketId, basketId } = ask
  const known =
    checkoutBasketId !== undefined
      ? await needs.frozen.find(checkoutBasketId)
      : basketId !== undefined && isId(basketId)
        ? await needs.frozen.current(basketId)
        : undefined
  if (known) return known.market === market.id ? accepted(known) : refused({ code: 'checkout.unknown' })
  if (checkoutBasketId !== undefined || basketId === undefined) return refused({ code: 'checkout.unknown' })
  return freezeNow(needs, ask)
}

/**
 * The frozen basket to charge. If a basket was frozen more than once, its id does not tell which version the shopper
 * saw, so the call must name the frozen basket or the amount that was shown.
 */
export async function frozenBasketToCharge(
  needs: PayNeeds,
  ask: PaymentRequest,
): Promise<Result<FrozenBasket, CheckoutProblem>> {
  const frozen = await requestedFrozenBasket(needs, ask)
  const isNamed = ask.checkoutBasketId !== undefined || ask.shownAmount !== undefined
  const isOneOfSeveral = frozen.ok && !isNamed && (await needs.frozen.hasVoid(frozen.value.basketId))
  return isOneOfSeveral ? refused({ code: 'checkout.shown-more-than-once' }) : frozen
}

async function freezeNow(needs: PayNeeds, ask: PaymentRequest): Promise<Result<FrozenBasket, CheckoutProblem>> {
  const read = await needs.baskets.read(ask)
  if (read.ok) return freeze(needs, ask, read.value)
  return refused(read.problem.code === 'basket.not-yours' ? read.problem : { code: 'checkout.unknown' })
}

type BasketRead = ReturnType<PayNeeds['baskets']['read']>

/**
 * Reads the shopper's basket while the frozen one is being read. They nearly always belong together, so one round trip
 * to the database is enough for both.
 */
export function readBasketAhead({ baskets }: PayNeeds, ask: PaymentRequest): BasketRead | undefined {
  if (ask.checkoutBasketId === undefined || ask.basketId === undefined) return undefined
  const read = baskets.read({ ...ask, isNamed: true })
  // If the frozen basket is refused, nobody awaits this result.
  read.catch(() => {})
  return read
}

/** Before a payment. If the basket no longer equals the frozen one, it is shown to the shopper again. */
export async function checkUnchanged(
  needs: PayNeeds,
  ask: PaymentRequest,
  frozen: FrozenBasket,
  along?: BasketRead,
): Promise<Result<ReadBasket, CheckoutProblem>> {
  const current = await readUnchanged(needs, ask, frozen, along)
  if (!current.ok && current.problem.code === 'checkout.basket-changed') await needs.frozen.makeVoid(frozen.id)
  return current
}

/** The basket, if it still equals the frozen one at current prices and is ready to be paid. */
export async function readUnchanged(
  needs: Pick<PayNeeds, 'baskets' | 'clock' | 'hash'>,
  ask: BasketRequest,
  frozen: FrozenBasket,
  along?: BasketRead,
): Promise<Result<ReadBasket, CheckoutProblem>> {
  const isRead = along !== undefined && ask.basketId === frozen.basketId
  const read = await (isRead ? along : needs.baskets.read({ ...ask, basketId: frozen.basketId, isNamed: true }))
  if (!read.ok) return refused(read.problem.code === 'basket.not-yours' ? read.problem : { code: 'checkout.unknown' })
  const { basket, goods } = read.value
  const calculation = calculateTotals(basket, { market: ask.market, goods, now: needs.clock() })
  const ready = readyToPay({ basket, goods, market: ask.market, calculation })
  if (!ready.ok) return ready
  const isSame =
    basket.version === frozen.basketVersion && needs.hash(costsAsText({ basket, calculation })) === frozen.contentHash
  if (isSame && !frozen.isVoid) return accepted(read.value)
  return refused(basketChanged(frozen, { basket, goods, calculation }))
}

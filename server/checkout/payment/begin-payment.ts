import { money } from '#foundation/money.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { StoredBaskets } from '#server/basket/index.ts'
import {
  giftCardProvider,
  type NewPayment,
  type Payment,
  type PaymentHold,
  type Payments,
} from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Stock } from '#server/stock/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'
import { type FrozenBasket, piecesWanted } from './frozen-basket.ts'
import type { RefusedCards } from './refused-cards.repository.ts'

export interface BeginNeeds {
  inTransaction<Value>(work: (inside: Database) => Promise<Value>): Promise<Value>
  readonly basketRepository: Pick<StoredBaskets, 'lock'>
  readonly payments: Pick<Payments, 'findOpenOrPaid' | 'begin'>
  readonly stock: Pick<Stock, 'reserve'>
  readonly refusedCards: Pick<RefusedCards, 'waitSeconds'>
  /** The holds besides the stock hold. */
  readonly holds: readonly PaymentHold<CheckoutProblem['code']>[]
}

export interface PaymentToBegin extends Pick<NewPayment, 'provider' | 'method' | 'context'> {
  readonly paymentId: string
  readonly frozen: FrozenBasket
  readonly places: readonly string[]
}

/** Either a payment that was begun now, or the payment that this basket already has. */
export type BeginResult = { readonly begun: true } | { readonly begun: false; readonly existing: Payment }

/** Rolls a transaction back after a refusal. */
class Refusal extends Error {
  readonly problem: CheckoutProblem
  constructor(problem: CheckoutProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** Before any money moves, one transaction checks that the basket is unchanged and has no other payment, and holds its goods. */
export async function beginPayment(
  needs: BeginNeeds,
  { paymentId, frozen, provider, method, context, places }: PaymentToBegin,
): Promise<Result<BeginResult, CheckoutProblem>> {
  const work = needs.inTransaction(async (inside): Promise<Result<BeginResult, CheckoutProblem>> => {
    // Always lock payment, basket and goods in this order, to prevent deadlocks.
    const address = context.storeId === undefined ? context.shopperAddress : undefined
    const [isFirst, basket, wait] = await Promise.all([
      needs.payments.begin(inside, {
        id: paymentId,
        checkoutBasketId: frozen.id,
        basketId: frozen.basketId,
        market: frozen.market,
        provider,
        method,
        context,
        amountMinor: frozen.dueMinor,
        currency: frozen.currency,
      }),
      needs.basketRepository.lock(inside, frozen.basketId),
      provider === giftCardProvider
        ? 0
        : needs.refusedCards.waitSeconds(inside, { basketId: frozen.basketId, address }),
    ])
    const existing = isFirst ? undefined : await needs.payments.findOpenOrPaid(inside, frozen.basketId)
    if (existing) return accepted({ begun: false, existing })
    if (!isFirst || !basket || basket.closed) throw new Refusal({ code: 'checkout.already-ordered' })
    if (wait > 0) throw new Refusal({ code: 'checkout.too-many-refusals', retryAfterSeconds: wait })
    if (basket.version !== frozen.basketVersion) throw new Refusal(changedMeanwhile(frozen))
    await holdAll(needs, inside, paymentId, frozen)
    const reserved = await needs.stock.reserve(inside, {
      ...{ paymentId, places, requested: piecesWanted(frozen.content.lines) },
      isNew: true,
      instead: basket.holdsUntil === null ? undefined : frozen.basketId,
    })
    if (!reserved.ok) throw new Refusal(shortage(reserved.short))
    return accepted({ begun: true })
  })
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) return refused(error.problem)
    throw error
  }
}

/** The caller can calculate, so the caller reports the differences. */
function changedMeanwhile({ dueMinor, currency }: FrozenBasket): CheckoutProblem {
  const shown = money(dueMinor, currency)
  return { code: 'checkout.basket-changed', shown, now: shown, changed: ['other'] }
}

async function holdAll(
  { holds }: BeginNeeds,
  inside: Database,
  paymentId: string,
  { basketId, market, content, totalMinor, dueMinor, currency }: FrozenBasket,
): Promise<void> {
  const held = (content as { readonly held?: unknown }).held
  for (const { hold } of holds) {
    const answer = await hold(inside, { paymentId, basketId, market, held, totalMinor, dueMinor, currency })
    if (!answer.ok) throw new Refusal(answer.problem as CheckoutProblem)
  }
}

function shortage(short: readonly { readonly sku: string; readonly available: number }[]): CheckoutProblem {
  const { sku, available } = short[0] ?? { sku: '', available: 0 }
  return available === 0 ? { code: 'basket.sold-out', sku } : { code: 'basket.not-enough-stock', sku, available }
}

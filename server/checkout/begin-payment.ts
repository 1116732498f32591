import { accepted, type Result, refused } from '#foundation/result.ts'
import type { KeptBaskets } from '#server/basket/index.ts'
import type { Payment, Payments } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Stock } from '#server/stock/index.ts'
import type { CheckoutProblem } from './checkout.problems.ts'
import { type FrozenBasket, piecesWanted } from './frozen-basket.ts'

export interface BeginNeeds {
  inTransaction<Value>(work: (inside: Database) => Promise<Value>): Promise<Value>
  readonly kept: Pick<KeptBaskets, 'lock'>
  readonly payments: Pick<Payments, 'alive' | 'begin'>
  readonly stock: Pick<Stock, 'reserve'>
}

export interface PaymentToBegin {
  readonly paymentId: string
  readonly frozen: FrozenBasket
  readonly provider: string
  readonly method: string
  readonly places: readonly string[]
}

/** Either a payment that was begun now, or the one this basket has already. */
export type Begun = { readonly begun: true } | { readonly begun: false; readonly alive: Payment }

/** Before any money moves, in one transaction: the basket is as it was frozen, nobody else is paying it, its goods are set aside. */
export function beginPayment(
  needs: BeginNeeds,
  { paymentId, frozen, provider, method, places }: PaymentToBegin,
): Promise<Result<Begun, CheckoutProblem>> {
  return needs.inTransaction(async (inside): Promise<Result<Begun, CheckoutProblem>> => {
    const basket = await needs.kept.lock(inside, frozen.basketId)
    const alive = await needs.payments.alive(inside, frozen.basketId)
    if (alive) return accepted({ begun: false, alive })
    if (!basket || basket.closed) return refused({ code: 'checkout.already-ordered' })
    if (basket.version !== frozen.basketVersion) return refused({ code: 'checkout.basket-changed' })
    const reserved = await needs.stock.reserve(inside, paymentId, places, piecesWanted(frozen.content.lines))
    if (!reserved.ok) return refused(shortage(reserved.short))
    await needs.payments.begin(inside, {
      id: paymentId,
      checkoutBasketId: frozen.id,
      basketId: frozen.basketId,
      market: frozen.market,
      provider,
      method,
      amountMinor: frozen.totalMinor,
      currency: frozen.currency,
    })
    return accepted({ begun: true })
  })
}

function shortage(short: readonly { readonly sku: string; readonly available: number }[]): CheckoutProblem {
  const { sku, available } = short[0] ?? { sku: '', available: 0 }
  return available === 0 ? { code: 'basket.sold-out', sku } : { code: 'basket.not-enough-stock', sku, available }
}

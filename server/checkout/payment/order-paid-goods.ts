import { Fault } from '#foundation/fault.ts'
import type { NewOrder } from '#server/orders/index.ts'
import { giftCardProvider, type Payments } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Stock } from '#server/stock/index.ts'
import { type FrozenBasket, piecesWanted } from './frozen-basket.ts'
import type { NewFrozenBasket } from './frozen-baskets.repository.ts'
import { settle } from './settle.ts'
import type { SettleNeeds } from './settle-needs.ts'

/** The payment method of exchanged goods. No provider is involved. */
const exchangeMethod = 'exchange'

export interface PaidGoods
  extends Pick<
    NewOrder,
    'market' | 'currency' | 'email' | 'accountId' | 'content' | 'consents' | 'lines' | 'totalMinor'
  > {
  readonly places: readonly string[]
  /** The owner of the reservation of the pieces. */
  readonly holder: string
}

export type PaidGoodsNeeds = Pick<SettleNeeds, 'orders' | 'jobs' | 'workList' | 'refusedCards' | 'newId' | 'alert'> & {
  readonly payments: SettleNeeds['payments'] & Pick<Payments, 'begin'>
  readonly stock: SettleNeeds['stock'] & Pick<Stock, 'reserve'>
  readonly freeze: (inside: Database, basket: NewFrozenBasket) => Promise<FrozenBasket>
}

/**
 * Orders goods that are paid by returned pieces, in the caller's transaction. The steps are those of a basket covered
 * by gift cards, but without a basket. Undefined, with nothing changed, if pieces are missing.
 */
export const orderPaidGoods = (needs: PaidGoodsNeeds) => async (inside: Database, goods: PaidGoods) => {
  const [paymentId, basketId] = [needs.newId(), needs.newId()]
  const { market, currency, totalMinor, content: shown, lines, email, consents } = goods
  const requested = piecesWanted(lines)
  const reserved = await needs.stock.reserve(inside, {
    ...{ paymentId, requested, places: goods.places, isNew: true, instead: goods.holder },
  })
  if (!reserved.ok) return undefined
  const frozen = await needs.freeze(inside, {
    ...{ basketId, basketVersion: 1, market, currency, totalMinor, dueMinor: 0 },
    content: { shown, lines, email, consents },
    contentHash: paymentId,
  })
  await needs.payments.begin(inside, {
    ...{ id: paymentId, checkoutBasketId: frozen.id, basketId, market, currency, amountMinor: 0 },
    ...{ provider: giftCardProvider, method: exchangeMethod, context: {} },
  })
  const settled = await settle(
    {
      ...needs,
      inTransaction: (work) => work(inside),
      frozen: { find: async () => frozen },
      basketRepository: { close: async () => ({ accountId: goods.accountId }), reopen: async () => {} },
      ...{ holds: [], failpoint: () => {} },
    },
    { paymentId, reportedBy: 'answer', eventId: `${paymentId}:covered`, outcome: 'authorised' },
  )
  if (!settled?.order) throw new Fault('exchange.not-ordered', { paymentId })
  return { ...settled.order, paymentId, totalMinor }
}

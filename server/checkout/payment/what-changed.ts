import { fromWire, toWire, type WireMoney } from '#contracts/money.ts'
import { type Money, money } from '#foundation/money.ts'
import type { Basket, BasketCalculation, Goods } from '#server/basket/index.ts'
import type { FrozenBasket } from './frozen-basket.ts'

const changeKinds = ['goods', 'prices', 'reductions', 'delivery', 'gift-cards', 'other'] as const
/** What can differ between the totals the shopper saw and the current ones. */
export type ChangeKind = (typeof changeKinds)[number]

export interface BasketChanged {
  readonly code: 'checkout.basket-changed'
  /** The amount that was shown, and the amount due now. */
  readonly shown: Money
  readonly now: Money
  readonly changed: readonly ChangeKind[]
}

/** Charges only an amount that was shown. If it has changed, returns the differences and the new amount. */
export function basketChanged(
  frozen: FrozenBasket,
  {
    basket,
    goods,
    calculation,
  }: { readonly basket: Basket; readonly goods: Goods; readonly calculation: BasketCalculation },
): BasketChanged {
  const { content, currency, dueMinor } = frozen
  const isPiecesOf = (lines: readonly { readonly sku: string; readonly quantity: number }[]) =>
    JSON.stringify(lines.map(({ sku, quantity }) => `${sku} ${quantity}`).toSorted())
  const unitNow = (sku: string) => goods.prices.get(sku)?.minor
  const { totalDiscount, shippingTotal } = calculation.totals
  const found: Record<Exclude<ChangeKind, 'other'>, boolean> = {
    goods: isPiecesOf(content.lines) !== isPiecesOf(basket.lines),
    prices: content.lines.some(({ sku, unitMinor }) => unitNow(sku) !== undefined && unitNow(sku) !== unitMinor),
    reductions: fromWire(content.shown.totalDiscount).minor !== totalDiscount.minor,
    delivery: fromWire(content.shown.shippingTotal).minor !== shippingTotal.minor,
    'gift-cards': cardsIn(content.held?.giftCards ?? []) !== cardsIn(calculation.covered),
  }
  const changed = changeKinds.filter((kind) => kind !== 'other' && found[kind])
  return {
    code: 'checkout.basket-changed',
    shown: money(dueMinor, currency),
    now: calculation.remaining,
    changed: changed.length > 0 ? changed : ['other'],
  }
}

/** If the caller sends the amount it showed, only that amount may be charged, because another tab may have frozen the basket again. */
export function otherThanShown(
  { shownAmount: amount }: { readonly shownAmount?: WireMoney | undefined },
  { dueMinor, currency }: Pick<FrozenBasket, 'dueMinor' | 'currency'>,
): BasketChanged | undefined {
  const now = money(dueMinor, currency)
  const due = toWire(now)
  if (!amount || (amount.amount === due.amount && amount.currency === due.currency)) return undefined
  const shown = amount.currency === currency ? fromWire(amount) : now
  return { code: 'checkout.basket-changed', shown, now, changed: ['other'] }
}

const cardsIn = (uses: readonly { readonly cardId: string; readonly minor: number }[]): string =>
  JSON.stringify(uses.map(({ cardId, minor }) => `${cardId} ${minor}`).toSorted())

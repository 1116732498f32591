import type { Money } from '#foundation/money.ts'
import { exponentOf, fromMajor, money, taxWithin } from '#foundation/money.ts'
import type { Order } from '#server/orders/index.ts'
import type { LoyaltyReceipt } from '../loyalty-provider.port.ts'

/** A receipt as stored until it is reported to the provider. */
export interface NewReceipt {
  readonly receiptId: string
  readonly accountId: string
  readonly orderId: string
  readonly kind: LoyaltyReceipt['kind']
  readonly points: number
  readonly content: Pick<LoyaltyReceipt, 'number' | 'storeId' | 'total' | 'items'>
  readonly madeAt: Date
}

type OfOrder = Pick<Order, 'id' | 'orderNumber' | 'market' | 'currency' | 'totalMinor' | 'content' | 'madeAt'> & {
  readonly accountId: string
}

/** One point for each whole currency unit. */
export const pointsOf = ({ minor, currency }: Money): number => Math.floor(minor / 10 ** exponentOf(currency))

const receiptIdOf = ({ market, orderNumber }: OfOrder): string => `${market.toUpperCase()}-${orderNumber}`
const storeIdOf = ({ market }: OfOrder): string => `ECOM-${market.toUpperCase()}`

/**
 * The amount that earns points. Gift cards earn points when they are used, not when they are bought. Amounts paid by
 * vouchers earn none, because points paid for the vouchers.
 */
function earningTotal({ totalMinor, currency, content }: OfOrder): Money {
  const cards = content.lines
    .filter(({ giftCard }) => giftCard !== undefined)
    .reduce((sum, { totalPrice }) => sum + fromMajor(totalPrice.amount, currency).minor, 0)
  const byVouchers = content.giftCards
    .filter(({ isVoucher }) => isVoucher)
    .reduce((sum, { covered }) => sum + (covered ? fromMajor(covered.amount, currency).minor : 0), 0)
  return money(Math.max(0, totalMinor - cards - byVouchers), currency)
}

/** The purchase; undefined if no part of it earns points. */
export function purchaseOf(order: OfOrder): NewReceipt | undefined {
  const total = earningTotal(order)
  if (total.minor === 0) return undefined
  return {
    ...{ receiptId: receiptIdOf(order), accountId: order.accountId, orderId: order.id, kind: 'purchase' },
    ...{ points: pointsOf(total), madeAt: order.madeAt },
    content: { number: order.orderNumber, storeId: storeIdOf(order), total, items: itemsOf(order) },
  }
}

interface RefundedPieces {
  readonly id: string
  readonly refundMinor: number
  readonly madeAt: Date
  readonly lines: readonly { readonly lineItemId: string; readonly quantity: number }[]
}

/** Takes earlier refunds of the order into account, so that no more points are taken back than were earned. */
export function returnOf(
  order: OfOrder,
  given: RefundedPieces,
  earlier: readonly RefundedPieces[],
): NewReceipt | undefined {
  const { currency } = order
  const earning = earningTotal(order).minor
  const countedOf = ({ refundMinor, lines }: RefundedPieces) => (isOnlyCards(order, lines) ? 0 : refundMinor)
  const before = Math.min(
    earning,
    earlier.reduce((sum, one) => sum + countedOf(one), 0),
  )
  const after = Math.min(earning, before + countedOf(given))
  if (after === before) return undefined
  const total = money(after - before, currency)
  const items = itemsOf(order).filter((_, index) =>
    given.lines.some((one) => one.lineItemId === order.content.lines[index]!.id),
  )
  return {
    ...{
      receiptId: `${receiptIdOf(order)}-${given.id}`,
      accountId: order.accountId,
      orderId: order.id,
      kind: 'return',
    },
    ...{ points: pointsOf(total), madeAt: given.madeAt },
    content: { number: order.orderNumber, storeId: storeIdOf(order), total, items },
  }
}

const isOnlyCards = ({ content }: OfOrder, lines: RefundedPieces['lines']): boolean =>
  lines.length > 0 &&
  lines.every(({ lineItemId }) => content.lines.find(({ id }) => id === lineItemId)?.giftCard !== undefined)

const itemsOf = ({ content, currency }: OfOrder): LoyaltyReceipt['items'] =>
  content.lines.map(({ sku, ean, name, quantity, totalPrice, taxPercent = 0 }) => {
    const paid = fromMajor(totalPrice.amount, currency)
    return { sku, ...(ean !== undefined && { ean }), name, quantity, paid, tax: taxWithin(paid, taxPercent) }
  })

import { type Money, money } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import type { Store, Stores } from '#server/stores/index.ts'
import type { LoyaltyTransaction } from '../loyalty-provider.port.ts'
import { webStoreOf } from '../web-store.ts'
import { pointsOf } from './receipt-of.ts'

export interface PlacedTransaction<Transaction extends LoyaltyTransaction = LoyaltyTransaction> {
  readonly transaction: Transaction
  /** Undefined for the web shop. */
  readonly store: Store | undefined
}

/** The transactions of a market, in the given order: in its web shop, or in a store of its country. */
export function placedIn<Transaction extends LoyaltyTransaction>(
  market: Market,
  transactions: readonly Transaction[],
  stores: Pick<Stores, 'all'>,
): PlacedTransaction<Transaction>[] {
  const known = new Map(stores.all().map((store) => [store.shopNumber, store]))
  return transactions.flatMap((transaction) => {
    const store = known.get(transaction.storeId)
    const isHere = transaction.storeId === webStoreOf(market) || store?.country === market.country.code
    return isHere ? [{ transaction, store }] : []
  })
}

/** The points that a store's receipt earned; negative for a return. */
export const pointsOfReceipt = ({ minor, currency }: Money): number =>
  Math.sign(minor) * pointsOf(money(Math.abs(minor), currency)) + 0

/** True if its number or the number of an article begins with the text, or if the text is a part of an article's name. */
export function isAbout({ transaction }: PlacedTransaction, search: string): boolean {
  const wanted = search.toLowerCase()
  const { number, receiptId, items } = transaction
  return (
    [number, receiptId].some((text) => text.toLowerCase().startsWith(wanted)) ||
    items.some(
      ({ name, sku, ean }) =>
        name.toLowerCase().includes(wanted) || [sku, ean].some((text) => text.toLowerCase().startsWith(wanted)),
    )
  )
}

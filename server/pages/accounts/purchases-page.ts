import type { ListedOrder, ListedReceipt } from '#contracts/order-pages.ts'

/** Orders and receipts of stores, each newest first and beginning after what was shown before. */
export interface OpenPurchases {
  readonly orders: readonly ListedOrder[]
  /** True if there are no older orders than these. */
  readonly isLast: boolean
  readonly receipts: readonly ListedReceipt[]
}

interface PurchasesPage {
  readonly orders: readonly ListedOrder[]
  readonly receipts: readonly ListedReceipt[]
  readonly isLast: boolean
}

/** The newest purchases on the web and in stores together, so many at most. */
export function newestOf({ orders, receipts, isLast }: OpenPurchases, most: number): PurchasesPage {
  const all = [
    ...orders.map((order) => ({ at: order.created, order, receipt: undefined })),
    ...receipts.map((receipt) => ({ at: receipt.createdDate, order: undefined, receipt })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  const shown = all.slice(0, most)
  return {
    orders: shown.flatMap(({ order }) => order ?? []),
    receipts: shown.flatMap(({ receipt }) => receipt ?? []),
    isLast: isLast && shown.length === all.length,
  }
}

/** Those after the one that was shown last; all of them if it is not known. */
export const receiptsAfter = <Receipt extends { readonly transactionId: string }>(
  receipts: readonly Receipt[],
  lastId: string | undefined,
): readonly Receipt[] => receipts.slice(receipts.findIndex(({ transactionId }) => transactionId === lastId) + 1)

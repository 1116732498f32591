import type { ListedOrder, ListedReceipt } from '#contracts/order-pages.ts'

/** Orders and store receipts, each newest first and starting after the last one shown. */
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

/** The newest purchases on the web and in stores together, at most `most`. */
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

/** The receipts after the last one shown; all of them if that receipt is not known. */
export const receiptsAfter = <Receipt extends { readonly transactionId: string }>(
  receipts: readonly Receipt[],
  lastId: string | undefined,
): readonly Receipt[] => receipts.slice(receipts.findIndex(({ transactionId }) => transactionId === lastId) + 1)

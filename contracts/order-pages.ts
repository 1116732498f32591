import { z } from 'zod'
import { shownInvoice } from './invoices.ts'
import { retailTransaction } from './loyalty.ts'
import { wireMoney } from './money.ts'
import { orderDetail, orderSummary } from './orders.ts'

/** What a member did with an order: cancelled it, or put some or none of its goods into the basket again. */
export const orderOutcomes = ['cancelled', 'bought', 'not-bought'] as const

/** An order in a member's list of orders. */
export const listedOrder = orderSummary.extend({
  url: z.string(),
  pieces: z.number().int(),
  /** Pictures of the first few lines. */
  pictures: z.array(z.object({ url: z.string(), name: z.string() })),
})
export type ListedOrder = z.infer<typeof listedOrder>

/** One order of a member, with the actions that are possible for the member. */
const ownOrder = z.object({
  order: orderDetail,
  receiptUrl: z.string(),
  pdfUrl: z.string().optional(),
  invoices: z.array(shownInvoice).optional(),
  /** The page for returns, if something was sent. */
  returnUrl: z.string().optional(),
  /** The member may cancel the pieces that were not sent. */
  mayCancel: z.boolean(),
  /** At least some of its goods are still sold and can be put into the basket. */
  mayBuyAgain: z.boolean(),
})
export type OwnOrder = z.infer<typeof ownOrder>

/** A receipt of a store in a member's list. */
const listedReceipt = retailTransaction
  .pick({ transactionId: true, transactionType: true, createdDate: true, storeName: true })
  .extend({
    pieces: z.number().int(),
    /** Below 0 for a return. */
    total: wireMoney,
    /** Points that the receipt earned; below 0 for points that a return took back. Left out if the market shows no points. */
    points: z.number().int().optional(),
    url: z.string(),
  })
export type ListedReceipt = z.infer<typeof listedReceipt>

/** One receipt of a store, with its points if the market shows points. */
const shownReceipt = z.object({ receipt: retailTransaction, points: z.number().int().optional() })
export type ShownReceipt = z.infer<typeof shownReceipt>

export const orderHistoryBody = z.object({
  /** Newest first; empty while one order is shown. */
  orders: z.array(listedOrder),
  /** Receipts of stores from the same period as the orders of this page; left out if the market shows none. */
  receipts: z.array(listedReceipt).optional(),
  /** The receipts cannot be read right now. */
  areReceiptsUnreadable: z.boolean().optional(),
  /** The receipt of a store that is shown; null if the member has none with that id. */
  shownReceipt: shownReceipt.nullable().optional(),
  search: z.string().optional(),
  /** The orders cannot be read right now. */
  isUnreadable: z.boolean().optional(),
  /** Address of the page with older orders. */
  nextUrl: z.string().optional(),
  /** The order that is shown; null if the member has none with that number. */
  shown: ownOrder.nullable().optional(),
  /** The result of the last form action. */
  done: z.enum(orderOutcomes).optional(),
  /** Names of goods that could not be put into the basket, or only in a smaller quantity. */
  missing: z.array(z.string()).optional(),
})

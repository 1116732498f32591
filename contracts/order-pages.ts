import { z } from 'zod'
import { shownInvoice } from './invoices.ts'
import { retailTransaction } from './loyalty.ts'
import { wireMoney } from './money.ts'
import { orderDetail, orderSummary } from './orders.ts'

/** What a member did with an order: cancelled it, or bought some or none of it again. */
export const orderOutcomes = ['cancelled', 'bought', 'not-bought'] as const

/** An order in the list of a member. */
export const listedOrder = orderSummary.extend({
  url: z.string(),
  pieces: z.number().int(),
  /** Of the first few lines. */
  pictures: z.array(z.object({ url: z.string(), name: z.string() })),
})
export type ListedOrder = z.infer<typeof listedOrder>

/** One order of a member, with what its owner may do. */
const ownOrder = z.object({
  order: orderDetail,
  receiptUrl: z.string(),
  pdfUrl: z.string().optional(),
  invoices: z.array(shownInvoice).optional(),
  /** The page for returns, where something was sent. */
  returnUrl: z.string().optional(),
  /** What was not sent may be cancelled by its owner. */
  mayCancel: z.boolean(),
  /** Some of its goods can be put into a basket, as far as they are still sold. */
  mayBuyAgain: z.boolean(),
})
export type OwnOrder = z.infer<typeof ownOrder>

/** A receipt of a store in the list of a member. */
const listedReceipt = retailTransaction
  .pick({ transactionId: true, transactionType: true, createdDate: true, storeName: true })
  .extend({
    pieces: z.number().int(),
    /** Below 0 for a return. */
    total: wireMoney,
    /** What it earned; below 0 for those a return took back. Left out where the market shows no points. */
    points: z.number().int().optional(),
    url: z.string(),
  })
export type ListedReceipt = z.infer<typeof listedReceipt>

/** One receipt of a store, with its points where the market shows points. */
const shownReceipt = z.object({ receipt: retailTransaction, points: z.number().int().optional() })
export type ShownReceipt = z.infer<typeof shownReceipt>

export const orderHistoryBody = z.object({
  /** Newest first; empty while one order is shown. */
  orders: z.array(listedOrder),
  /** Of stores, those that belong between the orders; left out where the market shows none. */
  receipts: z.array(listedReceipt).optional(),
  /** The receipts cannot be read right now. */
  areReceiptsUnreadable: z.boolean().optional(),
  /** The shown receipt of a store; null if the member has none of that id. */
  shownReceipt: shownReceipt.nullable().optional(),
  search: z.string().optional(),
  /** The orders cannot be read right now. */
  isUnreadable: z.boolean().optional(),
  /** Older orders. */
  nextUrl: z.string().optional(),
  /** The shown order; null if the member has none of that number. */
  shown: ownOrder.nullable().optional(),
  /** The result of the last form action. */
  done: z.enum(orderOutcomes).optional(),
  /** Names of goods of which less than before, or nothing, could be put into the basket. */
  missing: z.array(z.string()).optional(),
})

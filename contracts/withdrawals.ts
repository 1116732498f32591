import { z } from 'zod'

const named = z.object({
  lineItemId: z.string(),
  name: z.string(),
  /** Colour and size, as the order shows them. */
  details: z.string(),
  quantity: z.number().int(),
})

/** A withdrawal that was declared. It has no personal data, because its id alone opens it. */
export const withdrawal = z.object({
  withdrawalId: z.string(),
  /** The order number and the number of the withdrawal within the order: `10000012-W1`. */
  withdrawalNumber: z.string(),
  orderNumber: z.string(),
  submitted: z.string(),
  lines: z.array(named),
  /** Some pieces had not been sent. They are cancelled and their price is refunded. */
  isCancelled: z.boolean(),
  /** Some pieces must be sent back. */
  comesBack: z.boolean(),
  /** ISO day: the last day to send them back. */
  sendBy: z.string().optional(),
  /** The page of the return for these pieces, or of a returns service. */
  returnUrl: z.string().optional(),
})
export type Withdrawal = z.infer<typeof withdrawal>

/** An order that somebody wants to withdraw from. */
export const withdrawalOffer = z.object({
  orderNumber: z.string(),
  ordered: z.string(),
  /** The name from the first step. */
  name: z.string(),
  /** The address that the receipt is sent to. */
  email: z.string(),
  /** The number of the next withdrawal. The same number sent again means the same withdrawal. */
  withdrawalNumber: z.string(),
  /** ISO day: the last day to withdraw. Left out while the period has not begun. */
  until: z.string().optional(),
  /** The period has ended. */
  isOver: z.boolean(),
  lines: z.array(
    named.extend({
      imageUrl: z.string().optional(),
      /** Number of pieces that are not cancelled, refunded or withdrawn. */
      withdrawable: z.number().int(),
    }),
  ),
  /** Withdrawals that were declared before. */
  earlier: z.array(z.object({ withdrawalNumber: z.string(), url: z.string() })),
})
export type WithdrawalOffer = z.infer<typeof withdrawalOffer>

export const withdrawalBody = z.object({
  /** Values for the first step, if the shopper is known. */
  known: z.object({ orderNumber: z.string(), email: z.string(), name: z.string() }).optional(),
  offer: withdrawalOffer.optional(),
  /** The signed statement that opens the second step. */
  statement: z.string().optional(),
  /** The second step has expired. */
  expired: z.literal(true).optional(),
  /** A declared withdrawal; null if there is none with that id. */
  shown: withdrawal.nullable().optional(),
})

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
  /** Number of the order and of the withdrawal in it: `10000012-W1`. */
  withdrawalNumber: z.string(),
  orderNumber: z.string(),
  submitted: z.string(),
  lines: z.array(named),
  /** Some pieces were not sent: they are cancelled, and their price is refunded. */
  isCancelled: z.boolean(),
  /** Some pieces are sent back. */
  comesBack: z.boolean(),
  /** ISO day, the last one to send them. */
  sendBy: z.string().optional(),
  /** The page of the return by which they come back, or of a returns service. */
  returnUrl: z.string().optional(),
})
export type Withdrawal = z.infer<typeof withdrawal>

/** An order that somebody wants to withdraw from. */
export const withdrawalOffer = z.object({
  orderNumber: z.string(),
  ordered: z.string(),
  /** As given in the first step. */
  name: z.string(),
  /** The receipt is sent there. */
  email: z.string(),
  /** The number of the next withdrawal: the same number again is the same withdrawal. */
  withdrawalNumber: z.string(),
  /** ISO day, the last one to withdraw; left out while the period has not begun. */
  until: z.string().optional(),
  /** The period is over. */
  isOver: z.boolean(),
  lines: z.array(
    named.extend({
      imageUrl: z.string().optional(),
      /** Pieces that are neither cancelled nor refunded nor withdrawn. */
      withdrawable: z.number().int(),
    }),
  ),
  /** Declared before. */
  earlier: z.array(z.object({ withdrawalNumber: z.string(), url: z.string() })),
})
export type WithdrawalOffer = z.infer<typeof withdrawalOffer>

export const withdrawalBody = z.object({
  /** For the first step, where who asks is known. */
  known: z.object({ orderNumber: z.string(), email: z.string(), name: z.string() }).optional(),
  offer: withdrawalOffer.optional(),
  /** What opens the second step. */
  statement: z.string().optional(),
  /** The time of the second step is over. */
  expired: z.literal(true).optional(),
  /** A withdrawal that was declared; null where the id leads to none. */
  shown: withdrawal.nullable().optional(),
})

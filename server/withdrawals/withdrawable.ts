import type { OrderPieces, SomePieces } from '#server/orders/index.ts'
import type { Withdrawal, WithdrawnLine } from './withdrawal.ts'

/** The pieces of a line that can be withdrawn: those not yet sent, and those that the shopper has. */
export interface Withdrawable {
  readonly lineItemId: string
  readonly notSent: number
  readonly sent: number
}

type Earlier = Pick<Withdrawal, 'lines'>

/** All pieces that are not cancelled, refunded or withdrawn. */
export const withdrawableOf = (lines: readonly OrderPieces[], earlier: readonly Earlier[]): Withdrawable[] =>
  lines.map((line) => ({
    lineItemId: line.lineId,
    notSent: line.quantity - line.shipped - line.cancelled,
    sent: Math.max(0, line.shipped - sentGone(line, earlier)),
  }))

/**
 * It is not known whether a refund was for withdrawn pieces. So refunded and withdrawn pieces may be the same, and the
 * larger number counts.
 */
const sentGone = ({ lineId, returned }: OrderPieces, earlier: readonly Earlier[]): number =>
  Math.max(
    returned,
    ...earlier.flatMap(({ lines }) => lines.filter(({ lineItemId }) => lineItemId === lineId).map((it) => it.sentGone)),
  )

/** The lines of a withdrawal. Unsent pieces come first, because the shopper need not send them back. */
export function withdrawnLines(
  lines: readonly OrderPieces[],
  wanted: readonly SomePieces[],
  earlier: readonly Earlier[],
): WithdrawnLine[] {
  const open = withdrawableOf(lines, earlier)
  return wanted.map(({ lineItemId, quantity }) => {
    const line = lines.find(({ lineId }) => lineId === lineItemId)!
    const cancelled = Math.min(quantity, open.find((it) => it.lineItemId === lineItemId)!.notSent)
    return { lineItemId, quantity, cancelled, sentGone: sentGone(line, earlier) + quantity - cancelled }
  })
}

/** Withdrawn pieces that had been sent: the shopper returns them, unless they were sent by email. */
export const sentOf = (lines: readonly WithdrawnLine[]): SomePieces[] =>
  lines
    .map(({ lineItemId, quantity, cancelled }) => ({ lineItemId, quantity: quantity - cancelled }))
    .filter(({ quantity }) => quantity > 0)

export const cancelledOf = (lines: readonly WithdrawnLine[]): SomePieces[] =>
  lines.map(({ lineItemId, cancelled }) => ({ lineItemId, quantity: cancelled })).filter(({ quantity }) => quantity > 0)

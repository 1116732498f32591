import type { OrderPieces, SomePieces } from '#server/orders/index.ts'
import type { Withdrawal, WithdrawnLine } from './withdrawal.ts'

/** The pieces of a line that can be withdrawn: those not sent yet, and those with the shopper. */
export interface Withdrawable {
  readonly lineItemId: string
  readonly notSent: number
  readonly sent: number
}

type Earlier = Pick<Withdrawal, 'lines'>

/** Everything that is neither cancelled nor refunded nor withdrawn before. */
export const withdrawableOf = (lines: readonly OrderPieces[], earlier: readonly Earlier[]): Withdrawable[] =>
  lines.map((line) => ({
    lineItemId: line.lineId,
    notSent: line.quantity - line.shipped - line.cancelled,
    sent: Math.max(0, line.shipped - sentGone(line, earlier)),
  }))

/** It is unknown whether a refund was for withdrawn pieces; so both are counted from the same end. */
const sentGone = ({ lineId, returned }: OrderPieces, earlier: readonly Earlier[]): number =>
  Math.max(
    returned,
    ...earlier.flatMap(({ lines }) => lines.filter(({ lineItemId }) => lineItemId === lineId).map((it) => it.sentGone)),
  )

/** The result for withdrawn pieces; unsent ones come first, because nobody needs to send them back. */
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

/** Pieces that were sent to the shopper and come back, or were sent by email. */
export const sentOf = (lines: readonly WithdrawnLine[]): SomePieces[] =>
  lines
    .map(({ lineItemId, quantity, cancelled }) => ({ lineItemId, quantity: quantity - cancelled }))
    .filter(({ quantity }) => quantity > 0)

export const cancelledOf = (lines: readonly WithdrawnLine[]): SomePieces[] =>
  lines.map(({ lineItemId, cancelled }) => ({ lineItemId, quantity: cancelled })).filter(({ quantity }) => quantity > 0)

import { accepted, type Result, refused } from '#foundation/result.ts'
import type { OrderState } from '../order.ts'
import type { OrderProblem } from '../orders.problems.ts'

/** A line of an order and the state of its pieces. */
export interface OrderPieces {
  readonly lineId: string
  readonly sku: string
  readonly quantity: number
  readonly shipped: number
  readonly cancelled: number
  /** How many of the shipped pieces were refunded. */
  readonly returned: number
  /** The amount paid for the line, including tax added on top. */
  readonly worthMinor: number
  /** `warehouse`, `store-{id}`, or `online` for goods that need no parcel. */
  readonly place: string
}

/** Some pieces of a line. */
export interface SomePieces {
  readonly lineItemId: string
  readonly quantity: number
}

export const leftOf = ({ quantity, shipped, cancelled }: OrderPieces): number => quantity - shipped - cancelled

/** Marks pieces as sent; refuses more than are left. */
export const ship = (
  lines: readonly OrderPieces[],
  wanted: readonly SomePieces[],
): Result<OrderPieces[], OrderProblem> => change(lines, wanted, 'shipped')

/** Cancels pieces that were not sent. */
export const cancel = (
  lines: readonly OrderPieces[],
  wanted: readonly SomePieces[],
): Result<OrderPieces[], OrderProblem> => change(lines, wanted, 'cancelled')

/** Refunds pieces that were sent, whether or not they come back. */
export function refund(
  lines: readonly OrderPieces[],
  wanted: readonly SomePieces[],
): Result<OrderPieces[], OrderProblem> {
  const unknown = wanted.find(({ lineItemId }) => !lines.some(({ lineId }) => lineId === lineItemId))
  if (unknown) return refused({ code: 'order.line-unknown', lineItemId: unknown.lineItemId })
  const changed = lines.map((line) => ({ ...line, returned: line.returned + piecesFor(line, wanted) }))
  const over = lines.find((line, index) => changed[index]!.returned > line.shipped)
  if (over) return refused({ code: 'order.too-few-sent', lineItemId: over.lineId, left: over.shipped - over.returned })
  return accepted(changed)
}

/** The pieces that are neither cancelled nor refunded. */
export const remainingPieces = ({ quantity, cancelled, returned }: OrderPieces): number =>
  quantity - cancelled - returned

function change(
  lines: readonly OrderPieces[],
  wanted: readonly SomePieces[],
  what: 'shipped' | 'cancelled',
): Result<OrderPieces[], OrderProblem> {
  const unknown = wanted.find(({ lineItemId }) => !lines.some(({ lineId }) => lineId === lineItemId))
  if (unknown) return refused({ code: 'order.line-unknown', lineItemId: unknown.lineItemId })
  const changed = lines.map((line) => ({ ...line, [what]: line[what] + piecesFor(line, wanted) }))
  const over = changed.findIndex((line) => leftOf(line) < 0)
  if (over >= 0 && lines[over])
    return refused({ code: 'order.too-many-pieces', lineItemId: lines[over].lineId, left: leftOf(lines[over]) })
  return accepted(changed)
}

const piecesFor = ({ lineId }: OrderPieces, wanted: readonly SomePieces[]): number =>
  wanted.filter(({ lineItemId }) => lineItemId === lineId).reduce((sum, { quantity }) => sum + quantity, 0)

/** The pieces of a place, or of all places, that are neither sent nor cancelled. */
export const openPieces = (lines: readonly OrderPieces[], place?: string): SomePieces[] =>
  lines
    .filter((line) => leftOf(line) > 0 && (place === undefined || line.place === place))
    .map((line) => ({ lineItemId: line.lineId, quantity: leftOf(line) }))

/** The order state that follows from the pieces: completed if nothing is left to send, cancelled if nothing was sent at all. */
export function stateByPieces(
  lines: readonly OrderPieces[],
): Extract<OrderState, 'placed' | 'completed' | 'cancelled'> {
  if (lines.some((line) => leftOf(line) > 0)) return 'placed'
  return lines.some(({ shipped }) => shipped > 0) ? 'completed' : 'cancelled'
}

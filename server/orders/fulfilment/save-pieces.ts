import { mayBecome } from '../order-state.ts'
import type { FulfilmentNeeds, Inside } from './fulfilment-needs.ts'
import type { OpenOrder } from './fulfilments.ts'
import { type OrderPieces, stateByPieces } from './order-pieces.ts'

/** Stores the pieces, and the order state that follows from them. */
export async function savePieces(
  { fulfilments }: Pick<FulfilmentNeeds, 'fulfilments'>,
  inside: Inside,
  order: OpenOrder,
  { lines, cause }: { readonly lines: readonly OrderPieces[]; readonly cause: string },
): Promise<void> {
  await fulfilments.save(inside, order.id, lines)
  const state = stateByPieces(lines)
  if (mayBecome(order.state, state)) await fulfilments.moveTo(inside, order, state, cause)
}

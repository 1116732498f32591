import { accepted, type Result, refused } from '#foundation/result.ts'
import type { OrderProblem } from '../orders.problems.ts'
import type { Fulfilment } from './fulfilment.ts'
import type { Fulfilments } from './fulfilments.ts'

export const orderMoves = ['shipped', 'delivered', 'cancelled'] as const
export type OrderMove = (typeof orderMoves)[number]

export interface MoveNeeds {
  readonly fulfilment: Pick<Fulfilment, 'ship' | 'handleNotice' | 'cancel'>
  readonly fulfilments: Pick<Fulfilments, 'idOf' | 'readProgress'>
  readonly clock: () => Date
}

/** Acts as warehouse, stores and courier: sends the rest of an order, delivers what was sent, or cancels the rest. */
export async function moveOrder(
  needs: MoveNeeds,
  orderNumber: string,
  move: OrderMove,
): Promise<Result<{ readonly parcels: number }, OrderProblem>> {
  const orderId = await needs.fulfilments.idOf(orderNumber)
  if (orderId === undefined) return refused({ code: 'order.not-found' })
  if (move === 'cancelled') {
    const done = await needs.fulfilment.cancel({ orderId, actor: 'development' })
    return done.ok ? accepted({ parcels: 0 }) : done
  }
  const sent = await sendAll(needs, orderId, orderNumber)
  const { parcels } = await needs.fulfilments.readProgress(orderId)
  if (!sent.ok && (move === 'shipped' || parcels.length === 0)) return sent
  if (move === 'delivered') for (const { trackingNumber } of parcels) await arrive(needs, orderId, trackingNumber)
  return accepted({ parcels: parcels.length })
}

/** Sends one parcel per place until nothing is left; refuses if nothing can be sent. */
async function sendAll(
  needs: MoveNeeds,
  orderId: string,
  orderNumber: string,
): Promise<Result<{ readonly parcels: number }, OrderProblem>> {
  const { parcels } = await needs.fulfilments.readProgress(orderId)
  for (let sent = 0; ; sent++) {
    const trackingNumber = `${orderNumber}-${parcels.length + sent + 1}`
    const done = await needs.fulfilment.ship({ orderId, carrier: '', trackingNumber })
    if (!done.ok) return sent > 0 ? accepted({ parcels: sent }) : done
  }
}

async function arrive({ fulfilment, clock }: MoveNeeds, orderId: string, trackingNumber: string): Promise<void> {
  await fulfilment.handleNotice({
    orderId,
    trackingNumber,
    eventId: `${trackingNumber}:delivered`,
    kind: 'delivered',
    happenedAt: clock(),
  })
}

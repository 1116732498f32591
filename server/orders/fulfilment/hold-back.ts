import { notifyWarehouses } from '../messages/notify-warehouses.ts'
import type { FulfilmentNeeds, Inside } from './fulfilment-needs.ts'
import type { OpenOrder } from './fulfilments.ts'
import { leftOf } from './order-pieces.ts'
import { holdingList } from './packing-list.ts'

/** Tells the places with unsent packing requests to hold them back, or to continue. Returns the order, if there is one. */
export async function notifyHeldBack(
  { fulfilments, jobs, newId }: Pick<FulfilmentNeeds, 'fulfilments' | 'jobs' | 'newId'>,
  inside: Inside,
  orderId: string,
  kind: 'hold' | 'go-on',
): Promise<OpenOrder | undefined> {
  const order = await fulfilments.lock(inside, orderId)
  if (!order) return undefined
  const places = order.lines.filter((line) => leftOf(line) > 0 && line.place !== 'online').map(({ place }) => place)
  for (const at of new Set(places)) {
    if (!(await fulfilments.isPlanned(inside, order.id, at))) continue
    const place = `${at}-${kind}-${newId()}`
    await notifyWarehouses({ fulfilments, jobs }, inside, {
      orderId: order.id,
      place,
      content: holdingList(order, at, kind),
    })
  }
  return order
}

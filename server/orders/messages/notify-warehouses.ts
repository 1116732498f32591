import type { FulfilmentNeeds, Inside } from '../fulfilment/fulfilment-needs.ts'
import { type ArrivedReturn, type Message, returnMessage } from './later-messages.ts'

/** Stores a message of a locked order and sends it when the transaction is committed; nothing if it was stored before. */
export async function notifyWarehouses(
  { fulfilments, jobs }: Pick<FulfilmentNeeds, 'fulfilments' | 'jobs'>,
  inside: Inside,
  message: { readonly orderId: string; readonly place: string; readonly content: Message },
): Promise<void> {
  if ((await fulfilments.addHandover(inside, message)) === undefined) return
  const { orderId, place } = message
  await jobs.send(inside, 'order-handover.warehouse', { orderId, place })
}

export async function notifyOfReturn(
  needs: Pick<FulfilmentNeeds, 'fulfilments' | 'jobs'>,
  inside: Inside,
  orderId: string,
  arrived: ArrivedReturn,
): Promise<void> {
  const order = await needs.fulfilments.lock(inside, orderId)
  if (!order) return
  await notifyWarehouses(needs, inside, {
    orderId,
    place: `return-${arrived.id}`,
    content: returnMessage(order, arrived),
  })
}

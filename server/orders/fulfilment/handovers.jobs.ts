import type { Jobs } from '#server/platform/jobs.ts'
import type { OrderMessages } from '../messages/order-messages.repository.ts'
import type { Fulfilment, Planned } from './fulfilment.ts'
import type { Warehouse } from './warehouse.port.ts'

export interface HandoverNeeds {
  readonly fulfilment: Pick<Fulfilment, 'handOver'>
  readonly fulfilments: Pick<OrderMessages, 'unsent' | 'withStaleMessages' | 'markHandedOver'>
  /** Each warehouse receives every message. */
  readonly warehouses: readonly Warehouse[]
}

/** Plans the parcels of a placed order and sends the packing requests. A repeated call sends only those that were not accepted yet. */
export const planParcels =
  (needs: HandoverNeeds) =>
  async (orderId: string): Promise<void> => {
    const planned = await needs.fulfilment.handOver(orderId)
    await handOverAll(needs, planned.length > 0 ? planned : await needs.fulfilments.unsent(orderId))
  }

/** Sends later changes to the warehouses until they are accepted. */
export const workOnHandovers = (jobs: Pick<Jobs, 'work'>, needs: HandoverNeeds): Promise<void> =>
  jobs.work('order-handover.warehouse', async ({ orderId }) =>
    handOverAll(needs, await needs.fulfilments.unsent(String(orderId))),
  )

/** Sends the messages that were not accepted while their jobs were retried, for example after an outage of several days. */
export const sendStaleMessages = (needs: HandoverNeeds) => async (): Promise<void> => {
  const faults: unknown[] = []
  for (const orderId of await needs.fulfilments.withStaleMessages())
    await needs.fulfilments
      .unsent(orderId)
      .then((messages) => handOverAll(needs, messages))
      .catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}

/** Sends messages one after another. A message that is not accepted does not delay later ones, which may be a cancellation. */
async function handOverAll(needs: HandoverNeeds, messages: readonly Planned[]): Promise<void> {
  const faults: unknown[] = []
  for (const message of messages) await handOver(needs, message).catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}

async function handOver(
  { fulfilments, warehouses }: HandoverNeeds,
  { orderId, place, sequence, content }: Planned,
): Promise<void> {
  const id = `${content.orderNumber}-${place}`
  for (const warehouse of warehouses) await warehouse.handOver({ id, content: { sequence, ...content } })
  await fulfilments.markHandedOver(orderId, place)
}

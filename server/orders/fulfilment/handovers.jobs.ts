import type { Jobs } from '#server/platform/jobs.ts'
import type { Fulfilment, Planned } from './fulfilment.ts'
import type { Fulfilments } from './fulfilments.repository.ts'
import type { Warehouse } from './warehouse.port.ts'

export interface HandoverNeeds {
  readonly fulfilment: Pick<Fulfilment, 'handOver'>
  readonly fulfilments: Pick<Fulfilments, 'handover' | 'unsent' | 'handedOver'>
  /** Each of them receives every packing request. */
  readonly warehouses: readonly Warehouse[]
}

/** Plans the parcels of a placed order and sends the packing requests. If called again, it sends only those not accepted yet. */
export const planParcels =
  (needs: HandoverNeeds) =>
  async (orderId: string): Promise<void> => {
    const planned = await needs.fulfilment.handOver(orderId)
    const open = planned.length > 0 ? planned : await needs.fulfilments.unsent(orderId)
    const results = await Promise.allSettled(open.map((handover) => handOver(needs, handover)))
    for (const one of results) if (one.status === 'rejected') throw one.reason
  }

/** Sends later changes to the warehouses until they are accepted. */
export const workOnHandovers = (jobs: Pick<Jobs, 'work'>, needs: HandoverNeeds): Promise<void> =>
  jobs.work('order-handover.warehouse', async ({ orderId, place }) => {
    const handover = await needs.fulfilments.handover(String(orderId), String(place))
    if (handover?.sentAt === null) await handOver(needs, handover)
  })

async function handOver(
  { fulfilments, warehouses }: HandoverNeeds,
  { orderId, place, content }: Planned,
): Promise<void> {
  const id = `${content.orderNumber}-${place}`
  for (const warehouse of warehouses) await warehouse.handOver({ id, content })
  await fulfilments.handedOver(orderId, place)
}

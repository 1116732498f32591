import type { Jobs } from '#server/platform/jobs.ts'
import type { Fulfilment } from './fulfilment.ts'
import type { Fulfilments } from './fulfilments.repository.ts'
import type { Warehouse } from './warehouse.port.ts'

export interface HandoverNeeds {
  readonly fulfilment: Pick<Fulfilment, 'handOver'>
  readonly fulfilments: Pick<Fulfilments, 'handover' | 'handedOver'>
  /** Each is told of every parcel. */
  readonly warehouses: readonly Warehouse[]
}

/** Plans the parcels of a placed order, and tells whoever packs them until they took it. */
export async function workOnHandovers(jobs: Pick<Jobs, 'work'>, needs: HandoverNeeds): Promise<void> {
  await jobs.work('order-placed.fulfilment', ({ orderId }) => needs.fulfilment.handOver(String(orderId)))
  await jobs.work('order-handover.warehouse', async ({ orderId, place }) => {
    const handover = await needs.fulfilments.handover(String(orderId), String(place))
    if (!handover || handover.sentAt !== null) return
    const { content } = handover
    const id = `${content.orderNumber}-${handover.place}`
    for (const warehouse of needs.warehouses) await warehouse.handOver({ id, content })
    await needs.fulfilments.handedOver(handover.orderId, handover.place)
  })
}

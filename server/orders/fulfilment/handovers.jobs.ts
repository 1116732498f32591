import type { Jobs } from '#server/platform/jobs.ts'
import type { Fulfilment, Planned } from './fulfilment.ts'
import type { Fulfilments } from './fulfilments.repository.ts'
import type { Warehouse } from './warehouse.port.ts'

export interface HandoverNeeds {
  readonly fulfilment: Pick<Fulfilment, 'handOver'>
  readonly fulfilments: Pick<Fulfilments, 'handover' | 'unsent' | 'handedOver'>
  /** Each is told of every parcel. */
  readonly warehouses: readonly Warehouse[]
}

/** Plans the parcels of a placed order, and tells whoever packs them; told of the order again, it tells those who did not take theirs. */
export const planParcels =
  (needs: HandoverNeeds) =>
  async (orderId: string): Promise<void> => {
    const planned = await needs.fulfilment.handOver(orderId)
    const open = planned.length > 0 ? planned : await needs.fulfilments.unsent(orderId)
    const told = await Promise.allSettled(open.map((handover) => tell(needs, handover)))
    for (const one of told) if (one.status === 'rejected') throw one.reason
  }

/** Tells whoever packs what changed later, until they took it. */
export const workOnHandovers = (jobs: Pick<Jobs, 'work'>, needs: HandoverNeeds): Promise<void> =>
  jobs.work('order-handover.warehouse', async ({ orderId, place }) => {
    const handover = await needs.fulfilments.handover(String(orderId), String(place))
    if (handover?.sentAt === null) await tell(needs, handover)
  })

async function tell({ fulfilments, warehouses }: HandoverNeeds, { orderId, place, content }: Planned): Promise<void> {
  const id = `${content.orderNumber}-${place}`
  for (const warehouse of warehouses) await warehouse.handOver({ id, content })
  await fulfilments.handedOver(orderId, place)
}

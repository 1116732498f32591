import type { Database } from '#server/platform/database.ts'
import { cancellationColumns } from './cancellations.repository.ts'
import type { OrderProgress } from './fulfilments.ts'
import { parcelColumns } from './parcels.repository.ts'

/** A single query, because nearly every order has no events yet. */
export async function readProgress(inside: Database, orderId: string): Promise<OrderProgress> {
  const [row] = await inside.prepared<Json<OrderProgress>>('order-progress', progressText, [orderId])
  return {
    parcels: row!.parcels.map((parcel) => ({
      ...parcel,
      madeAt: new Date(parcel.madeAt),
      events: parcel.events.map((event) => ({ ...event, happenedAt: new Date(event.happenedAt) })),
    })),
    cancellations: row!.cancellations.map((it) => ({ ...it, madeAt: new Date(it.madeAt) })),
  }
}

/** A value as stored in a JSON column. */
type Json<Value> = Value extends Date
  ? string
  : Value extends object
    ? { readonly [Key in keyof Value]: Json<Value[Key]> }
    : Value

const progressText = `
  select
    (select coalesce(json_agg(told order by told."madeAt", told.id), '[]') from (
      select ${parcelColumns}, (
        select coalesce(json_agg(json_build_object('eventId', e.event_id, 'kind', e.kind, 'text', e.text, 'happenedAt', e.happened_at)
          order by e.happened_at desc, e.event_id desc), '[]')
        from parcel_event e where e.parcel_id = p.id
      ) as events from parcel p where p.order_id = $1
    ) told) as parcels,
    (select coalesce(json_agg(told order by told."madeAt", told.id), '[]') from (
      select ${cancellationColumns} from order_cancellation c where c.order_id = $1
    ) told) as cancellations`

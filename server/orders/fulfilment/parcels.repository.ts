import type { Database } from '#server/platform/database.ts'
import type { Fulfilments, Parcel } from './fulfilments.ts'

/** Many more than a parcel has in practice. */
const mostEvents = 500

export const parcelColumns = `p.id, p.order_id as "orderId", p.place, p.carrier, p.tracking_number as "trackingNumber",
  p.tracking_link as "trackingLink", p.made_at as "madeAt",
  case when p.expected_start is not null then jsonb_build_object('start', p.expected_start, 'end', p.expected_end) end as expected, (select coalesce(jsonb_agg(jsonb_build_object('lineItemId', l.line_id, 'quantity', l.quantity)
    order by l.line_id), '[]') from parcel_line l where l.parcel_id = p.id) as lines`

async function addParcel(inside: Database, parcel: Omit<Parcel, 'madeAt' | 'expected'>): Promise<boolean> {
  const { id, orderId, place, carrier, trackingNumber, trackingLink, lines } = parcel
  const made = await inside.prepared(
    'parcel-add',
    `with made as (
       insert into parcel (id, order_id, place, carrier, tracking_number, tracking_link) values ($1, $2, $3, $4, $5, $6)
       on conflict (order_id, tracking_number) do nothing returning id)
     insert into parcel_line (parcel_id, line_id, quantity)
     select made.id, line.id, line.quantity from made, unnest($7::text[], $8::int[]) as line (id, quantity) returning parcel_id`,
    [
      id,
      orderId,
      place,
      carrier,
      trackingNumber,
      trackingLink,
      lines.map(({ lineItemId }) => lineItemId),
      lines.map(({ quantity }) => quantity),
    ],
  )
  return made.length > 0
}

/** Parcels of orders, with the events from carriers. */
export const storedParcels = (
  database: Database,
): Pick<Fulfilments, 'addParcel' | 'parcelOf' | 'addEvent' | 'expect' | 'parcel'> => ({
  addParcel,
  parcelOf: (inside, orderId, trackingNumber) =>
    one(
      inside.prepared<Parcel>(
        'parcel-of',
        `select ${parcelColumns} from parcel p where p.order_id = $1 and p.tracking_number = $2`,
        [orderId, trackingNumber],
      ),
    ),
  addEvent: async (inside, parcelId, { eventId, kind, text = null, happenedAt }) =>
    (
      await inside.prepared(
        'parcel-event',
        `insert into parcel_event (parcel_id, event_id, kind, text, happened_at) select $1, $2, $3, $4, $5
           where (select count(*) from parcel_event where parcel_id = $1) < ${mostEvents}
           on conflict do nothing returning event_id`,
        [parcelId, eventId, kind, text, happenedAt],
      )
    ).length > 0,
  expect: async (inside, { orderId, trackingNumber, start, end, toldAt }) => {
    await inside.prepared(
      'parcel-expect',
      `update parcel set expected_start = $3, expected_end = $4, expected_told_at = $5
         where order_id = $1 and tracking_number = $2 and (expected_told_at is null or expected_told_at <= $5)`,
      [orderId, trackingNumber, start, end, toldAt],
    )
  },
  parcel: (id) =>
    one(database.prepared<Parcel>('parcel-find', `select ${parcelColumns} from parcel p where p.id = $1`, [id])),
})

const one = async <Row>(rows: Promise<Row[]>): Promise<Row | undefined> => (await rows)[0]

import type { Database } from '#server/platform/database.ts'

/** A message to the warehouses and stores: a packing request, or a later change of the order. */
export interface Handover {
  readonly orderId: string
  /** The place of a packing request; for other messages a unique key. */
  readonly place: string
  /** The number of the message within its order, starting at 1. */
  readonly sequence: number
  readonly content: Readonly<Record<string, unknown>>
  readonly sentAt: Date | null
}

/** Stores the messages of orders until every warehouse and store has accepted them. */
export interface OrderMessages {
  /** Stores a message of a locked order and returns its number within the order; undefined if it was stored before. */
  addHandover(inside: Database, handover: Omit<Handover, 'sentAt' | 'sequence'>): Promise<number | undefined>
  handover(orderId: string, place: string): Promise<Handover | undefined>
  /** True if a place has a packing request of an order. */
  isPlanned(inside: Database, orderId: string, place: string): Promise<boolean>
  /** The messages of an order that were not accepted yet, in their order. While the order is held back, packing requests are left out. */
  unsent(orderId: string): Promise<Handover[]>
  /** Orders of the last month with messages that were not accepted until their jobs gave up. */
  withStaleMessages(): Promise<string[]>
  markHandedOver(orderId: string, place: string): Promise<void>
}

const one = async <Row>(rows: Promise<Row[]>): Promise<Row | undefined> => (await rows)[0]

const handoverColumns = 'order_id as "orderId", place, sequence, content, sent_at as "sentAt"'

export const orderMessages = (database: Database): OrderMessages => ({
  addHandover: async (inside, { orderId, place, content }) =>
    (
      await inside.prepared<{ sequence: number }>(
        'order-handover',
        `insert into order_handover (order_id, place, content, sequence)
         select $1, $2, $3, coalesce(max(sequence), 0) + 1 from order_handover where order_id = $1
         on conflict (order_id, place) do nothing returning sequence`,
        [orderId, place, JSON.stringify(content)],
      )
    )[0]?.sequence,
  handover: (orderId, place) =>
    one(
      database.prepared<Handover>(
        'handover-find',
        `select ${handoverColumns} from order_handover where order_id = $1 and place = $2`,
        [orderId, place],
      ),
    ),
  isPlanned: async (inside, orderId, place) =>
    (
      await inside.prepared('handover-planned', 'select place from order_handover where order_id = $1 and place = $2', [
        orderId,
        place,
      ])
    ).length > 0,
  unsent: (orderId) =>
    database.prepared<Handover>(
      'handovers-unsent',
      `select ${handoverColumns} from order_handover where order_id = $1 and sent_at is null
         and (content ->> 'kind' <> 'pack' or not exists (
           select from shop_order o join payment p on p.id = o.payment_id where o.id = $1 and p.released_at is null
             and p.money_state in ('charged-back', 'capture-failed', 'withdrawn')))
       order by sequence limit 200`,
      [orderId],
    ),
  withStaleMessages: async () =>
    (
      await database.prepared<{ orderId: string }>(
        'handovers-stale',
        `select distinct order_id as "orderId" from (
           select order_id from order_handover where sent_at is null and made_at between now() - interval '30 days' and now() - interval '1 day'
           order by made_at limit 500) stale`,
        [],
      )
    ).map(({ orderId }) => orderId),
  markHandedOver: async (orderId, place) => {
    await database.prepared(
      'handover-sent',
      'update order_handover set sent_at = now() where order_id = $1 and place = $2 and sent_at is null',
      [orderId, place],
    )
  },
})

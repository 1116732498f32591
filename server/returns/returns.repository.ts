import type { ReturnReason, ReturnState, ReturnWay } from '#contracts/returns.ts'
import { isId } from '#foundation/ids.ts'
import type { OrderOwner } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { CarrierLabel, GoodsReturn, ReturnLine } from './return.ts'

/** The changed parts of a return. */
export interface ReturnStep {
  readonly state: ReturnState
  readonly place?: string | undefined
  readonly note?: string | undefined
  readonly lines?: readonly Pick<ReturnLine, 'lineItemId' | 'accepted' | 'backToStock'>[]
}

/** Stores returns. Before changing a return, lock the row of its order. */
export interface StoredReturns {
  add(inside: Database, made: Omit<GoodsReturn, 'events'>): Promise<void>
  ofOrder(orderId: string, inside?: Database): Promise<readonly GoodsReturn[]>
  find(id: string, inside?: Database): Promise<GoodsReturn | undefined>
  /** Newest first. */
  ofOwner(owner: OrderOwner, most: number): Promise<readonly GoodsReturn[]>
  moveTo(inside: Database, id: string, step: ReturnStep): Promise<void>
  /** False if the return already has a label. */
  addLabel(inside: Database, id: string, label: CarrierLabel): Promise<boolean>
  /** True if the buyer withdrew from the order, wholly or partly. */
  isWithdrawn(orderId: string, inside?: Database): Promise<boolean>
  /** Removes the exchange: these lines are refunded in money. */
  dropExchange(inside: Database, id: string, lineItemIds: readonly string[]): Promise<void>
  /** A repeated event is ignored. */
  addEvent(inside: Database, id: string, kind: string, happenedAt: Date): Promise<void>
}

interface Row {
  readonly id: string
  readonly orderId: string
  readonly sequence: number
  readonly state: ReturnState
  readonly way: ReturnWay
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly trackingLink: string | null
  readonly dropOffCode: string | null
  readonly sendBy: string
  readonly place: string | null
  readonly note: string | null
  readonly madeAt: Date
  readonly lines: readonly {
    readonly lineItemId: string
    readonly quantity: number
    readonly reason: ReturnReason | null
    readonly accepted: number | null
    readonly backToStock: boolean
    readonly exchange: ReturnLine['exchange']
  }[]
  readonly events: readonly { readonly kind: string; readonly happenedAt: string }[]
}

const selectText = `
  select r.id, r.order_id as "orderId", r.sequence, r.state, r.way, r.carrier, r.tracking_number as "trackingNumber",
    r.tracking_link as "trackingLink", r.drop_off_code as "dropOffCode", r.send_by::text as "sendBy", r.place, r.note, r.made_at as "madeAt",
    (select json_agg(json_build_object('lineItemId', l.line_id, 'quantity', l.quantity, 'reason', l.reason, 'accepted', l.accepted,
      'backToStock', l.back_to_stock,
      'exchange', case when l.exchange_sku is not null then json_build_object('sku', l.exchange_sku, 'size', l.exchange_size) end) order by l.line_id) from goods_return_line l where l.return_id = r.id) as lines,
    (select coalesce(json_agg(json_build_object('kind', e.kind, 'happenedAt', e.happened_at) order by e.happened_at desc), '[]')
      from goods_return_event e where e.return_id = r.id) as events
  from goods_return r`

export function storedReturns(database: Database): StoredReturns {
  return {
    add,
    moveTo,
    addLabel,
    isWithdrawn: async (orderId, inside = database) =>
      (await inside.prepared('order-is-withdrawn', 'select from withdrawal where order_id = $1 limit 1', [orderId]))
        .length > 0,
    ofOrder: async (orderId, inside = database) =>
      (
        await inside.prepared<Row>('returns-of-order', `${selectText} where r.order_id = $1 order by r.sequence`, [
          orderId,
        ])
      ).map(returnOf),
    find: async (id, inside = database) =>
      isId(id)
        ? (await inside.prepared<Row>('return-find', `${selectText} where r.id = $1`, [id])).map(returnOf)[0]
        : undefined,
    ofOwner: async ({ accountId, email }, most) =>
      (
        await database.prepared<Row>(
          'returns-of-owner',
          `${selectText} join shop_order o on o.id = r.order_id
           where o.account_id = $1 or (o.account_id is null and lower(o.email) = lower($2))
           order by r.made_at desc, r.id limit $3`,
          [accountId, email ?? null, most],
        )
      ).map(returnOf),
    dropExchange: async (inside, id, lineItemIds) => {
      await inside.prepared(
        'return-exchange-drop',
        'update goods_return_line set exchange_sku = null, exchange_size = null where return_id = $1 and line_id = any($2)',
        [id, lineItemIds],
      )
    },
    addEvent: async (inside, id, kind, happenedAt) => {
      await inside.prepared(
        'return-event',
        'insert into goods_return_event (return_id, kind, happened_at) values ($1, $2, $3) on conflict do nothing',
        [id, kind, happenedAt],
      )
    },
  }
}

const returnOf = ({ carrier, trackingNumber, trackingLink, dropOffCode, events, ...row }: Row): GoodsReturn => ({
  ...row,
  label:
    carrier !== null && trackingNumber !== null && dropOffCode !== null
      ? { carrier, trackingNumber, dropOffCode, ...(trackingLink === null ? {} : { trackingLink }) }
      : null,
  events: events.map(({ kind, happenedAt }) => ({ kind, happenedAt: new Date(happenedAt) })),
})

async function add(inside: Database, made: Omit<GoodsReturn, 'events'>): Promise<void> {
  const { id, orderId, sequence, state, way, label, sendBy, madeAt, lines } = made
  await inside.prepared(
    'return-add',
    `with made as (
       insert into goods_return (id, order_id, sequence, state, way, carrier, tracking_number, tracking_link, drop_off_code, send_by, made_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id)
     insert into goods_return_line (return_id, line_id, quantity, reason, exchange_sku, exchange_size)
     select made.id, line.id, line.quantity, line.reason, line.sku, line.size
     from made, unnest($12::text[], $13::int[], $14::text[], $15::text[], $16::text[]) as line (id, quantity, reason, sku, size)`,
    [
      ...[id, orderId, sequence, state, way],
      ...[
        label?.carrier ?? null,
        label?.trackingNumber ?? null,
        label?.trackingLink ?? null,
        label?.dropOffCode ?? null,
      ],
      ...[sendBy, madeAt],
      lines.map(({ lineItemId }) => lineItemId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ reason }) => reason),
      lines.map(({ exchange }) => exchange?.sku ?? null),
      lines.map(({ exchange }) => exchange?.size ?? null),
    ],
  )
}

async function addLabel(
  inside: Database,
  id: string,
  { carrier, trackingNumber, trackingLink, dropOffCode }: CarrierLabel,
): Promise<boolean> {
  const changed = await inside.prepared(
    'return-label',
    `update goods_return set carrier = $2, tracking_number = $3, tracking_link = $4, drop_off_code = $5
     where id = $1 and carrier is null returning id`,
    [id, carrier, trackingNumber, trackingLink ?? null, dropOffCode],
  )
  return changed.length > 0
}

async function moveTo(inside: Database, id: string, { state, place, note, lines = [] }: ReturnStep): Promise<void> {
  await inside.prepared(
    'return-step',
    `with judged as (
       update goods_return_line l set accepted = n.accepted, back_to_stock = n.back
       from unnest($5::text[], $6::int[], $7::bool[]) as n (line_id, accepted, back) where l.return_id = $1 and l.line_id = n.line_id)
     update goods_return set state = $2, place = coalesce($3, place), note = coalesce($4, note) where id = $1`,
    [
      ...[id, state, place ?? null, note ?? null],
      lines.map(({ lineItemId }) => lineItemId),
      lines.map(({ accepted }) => accepted),
      lines.map(({ backToStock }) => backToStock),
    ],
  )
}

import { fromWire } from '#contracts/money.ts'
import { isHeldBack, type MoneyState } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import { type OrderContent, type OrderState, taxIsOnTop } from '../order.ts'
import type { OrderPieces, SomePieces } from './order-pieces.ts'

/** An order that something happens to, locked until the transaction ends. */
export interface OpenOrder {
  readonly id: string
  readonly orderNumber: string
  readonly state: OrderState
  readonly paymentId: string
  readonly market: string
  readonly currency: string
  readonly totalMinor: number
  readonly shippingMinor: number
  readonly refundedMinor: number
  readonly refundedShippingMinor: number
  /** Its money is lost and no operator released it: nothing is sent. */
  readonly isHeldBack: boolean
  readonly email: string
  readonly content: OrderContent
  readonly lines: readonly OrderPieces[]
}

/** The parcel as it was really sent from a warehouse or a store. */
export interface Parcel {
  readonly id: string
  readonly orderId: string
  readonly place: string
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingLink: string | null
  readonly lines: readonly SomePieces[]
  readonly madeAt: Date
}

export interface ParcelEvent {
  readonly eventId: string
  readonly kind: string
  readonly happenedAt: Date
}

/** Pieces that were cancelled, or refunded after they were sent. */
export interface Cancellation {
  readonly id: string
  readonly kind: 'cancel' | 'refund'
  readonly orderId: string
  readonly actor: string
  readonly reason: string | null
  readonly lines: readonly SomePieces[]
  readonly refundMinor: number
  readonly moneyMinor: number
  readonly cardMinor: number
  /** The delivery cost within the refund. */
  readonly shippingMinor: number
  /** The amount that has not arrived and must be refunded again. */
  readonly openMinor: number
  readonly madeAt: Date
}

/** The fulfilment state of one order. */
export interface Becoming {
  readonly parcels: readonly (Parcel & { readonly events: readonly ParcelEvent[] })[]
  readonly cancellations: readonly Cancellation[]
}

/** A packing request to a warehouse or store. */
export interface Handover {
  readonly orderId: string
  readonly place: string
  readonly content: Readonly<Record<string, unknown>>
  readonly sentAt: Date | null
}

/** Stores the fulfilment of orders. Database constraints check the sums of pieces. */
export interface Fulfilments {
  /** Locks the payment before the order, as settling does. */
  lock(inside: Database, orderId: string): Promise<OpenOrder | undefined>
  /** The order as it is at the moment, without a lock. */
  read(orderId: string, inside?: Database): Promise<OpenOrder | undefined>
  idOf(orderNumber: string): Promise<string | undefined>
  ofPayment(inside: Database, paymentId: string): Promise<string | undefined>
  /** The refund amount that could not be paid because the money was lost. */
  owedMinor(inside: Database, orderId: string): Promise<number>
  save(inside: Database, orderId: string, lines: readonly OrderPieces[]): Promise<void>
  moveTo(inside: Database, order: OpenOrder, to: OrderState, cause: string): Promise<void>
  /** False when this order has a parcel of that number already. */
  addParcel(inside: Database, parcel: Omit<Parcel, 'madeAt'>): Promise<boolean>
  parcelOf(inside: Database, orderId: string, trackingNumber: string): Promise<Parcel | undefined>
  /** False for a repeated event. */
  addEvent(inside: Database, parcelId: string, event: ParcelEvent): Promise<boolean>
  addCancellation(inside: Database, cancellation: Omit<Cancellation, 'madeAt' | 'openMinor'>): Promise<void>
  becoming(orderId: string, inside?: Database): Promise<Becoming>
  parcel(id: string): Promise<Parcel | undefined>
  cancellation(id: string, inside?: Database): Promise<Cancellation | undefined>
  /** Stores a packing request for a place; false if it was stored before. */
  addHandover(inside: Database, handover: Omit<Handover, 'sentAt'>): Promise<boolean>
  handover(orderId: string, place: string): Promise<Handover | undefined>
  /** True if a place has a packing request of an order. */
  isPlanned(inside: Database, orderId: string, place: string): Promise<boolean>
  /** The packing requests of an order that no warehouse or store has accepted yet. */
  unsent(orderId: string): Promise<Handover[]>
  handedOver(orderId: string, place: string): Promise<void>
}

const one = async <Row>(rows: Promise<Row[]>): Promise<Row | undefined> => (await rows)[0]

const parcelColumns = `p.id, p.order_id as "orderId", p.place, p.carrier, p.tracking_number as "trackingNumber",
  p.tracking_link as "trackingLink", p.made_at as "madeAt", (select coalesce(jsonb_agg(jsonb_build_object('lineItemId', l.line_id, 'quantity', l.quantity)
    order by l.line_id), '[]') from parcel_line l where l.parcel_id = p.id) as lines`
const handoverColumns = 'order_id as "orderId", place, content, sent_at as "sentAt"'
const cancellationColumns = `c.id, c.kind, c.order_id as "orderId", c.actor, c.reason, c.lines, c.refund_minor as "refundMinor",
  c.money_minor as "moneyMinor", c.card_minor as "cardMinor", c.shipping_minor as "shippingMinor", c.made_at as "madeAt",
  coalesce((select r.amount_minor from refund r where coalesce(r.first_id, r.id) = c.id and c.money_minor > 0
    and (r.state = 'failed' or (r.state = 'asked' and r.tries > 1)) and not exists (select from refund later
      where later.first_id = c.id and later.tries > r.tries)), 0)::bigint as "openMinor"`

export function fulfilments(database: Database): Fulfilments {
  return {
    lock: (inside, orderId) => openOrder(inside, orderId, 'for update'),
    read: (orderId, inside = database) => openOrder(inside, orderId, ''),
    idOf: async (orderNumber) =>
      (
        await one(
          database.prepared<{ id: string }>('order-id-of', 'select id from shop_order where order_number = $1', [
            orderNumber,
          ]),
        )
      )?.id,
    ofPayment: async (inside, paymentId) =>
      (
        await one(
          inside.prepared<{ id: string }>('order-of-payment', 'select id from shop_order where payment_id = $1', [
            paymentId,
          ]),
        )
      )?.id,
    owedMinor: async (inside, orderId) =>
      (await one(inside.prepared<{ minor: number }>('order-owed', owedText, [orderId])))?.minor ?? 0,
    save: async (inside, orderId, lines) => {
      await inside.prepared('order-pieces', saveText, [
        orderId,
        lines.map(({ lineId }) => lineId),
        lines.map(({ shipped }) => shipped),
        lines.map(({ cancelled }) => cancelled),
        lines.map(({ returned }) => returned),
      ])
    },
    moveTo: async (inside, { id, state }, to, cause) => {
      await inside.prepared(
        'order-move-to',
        `with noted as (insert into order_change (order_id, from_state, to_state, cause) values ($1, $2, $3, $4))
         update shop_order set state = $3 where id = $1 and state = $2`,
        [id, state, to, cause],
      )
    },
    addParcel,
    parcelOf: (inside, orderId, trackingNumber) =>
      one(
        inside.prepared<Parcel>(
          'parcel-of',
          `select ${parcelColumns} from parcel p where p.order_id = $1 and p.tracking_number = $2`,
          [orderId, trackingNumber],
        ),
      ),
    addEvent: async (inside, parcelId, { eventId, kind, happenedAt }) =>
      (
        await inside.prepared(
          'parcel-event',
          `insert into parcel_event (parcel_id, event_id, kind, happened_at) values ($1, $2, $3, $4)
           on conflict do nothing returning event_id`,
          [parcelId, eventId, kind, happenedAt],
        )
      ).length > 0,
    addCancellation: async (inside, it) => {
      await inside.prepared(
        'order-cancellation',
        `insert into order_cancellation
           (id, order_id, actor, reason, lines, refund_minor, money_minor, card_minor, kind, shipping_minor)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          ...[it.id, it.orderId, it.actor, it.reason, JSON.stringify(it.lines), it.refundMinor],
          ...[it.moneyMinor, it.cardMinor, it.kind, it.shippingMinor],
        ],
      )
    },
    becoming: async (orderId, inside = database) => becoming(inside, orderId),
    parcel: (id) =>
      one(database.prepared<Parcel>('parcel-find', `select ${parcelColumns} from parcel p where p.id = $1`, [id])),
    cancellation: (id, inside = database) =>
      one(
        inside.prepared<Cancellation>(
          'cancellation-find',
          `select ${cancellationColumns} from order_cancellation c where c.id = $1`,
          [id],
        ),
      ),
    addHandover: async (inside, { orderId, place, content }) =>
      (
        await inside.prepared(
          'order-handover',
          `insert into order_handover (order_id, place, content) values ($1, $2, $3) on conflict do nothing returning place`,
          [orderId, place, JSON.stringify(content)],
        )
      ).length > 0,
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
        await inside.prepared(
          'handover-planned',
          'select place from order_handover where order_id = $1 and place = $2',
          [orderId, place],
        )
      ).length > 0,
    unsent: (orderId) =>
      database.prepared<Handover>(
        'handovers-unsent',
        `select ${handoverColumns} from order_handover where order_id = $1 and sent_at is null and content ->> 'kind' = 'pack'
           and not exists (select from shop_order o join payment p on p.id = o.payment_id where o.id = $1 and p.released_at is null
             and p.money_state in ('charged-back', 'capture-failed', 'withdrawn'))`,
        [orderId],
      ),
    handedOver: async (orderId, place) => {
      await database.prepared(
        'handover-sent',
        'update order_handover set sent_at = now() where order_id = $1 and place = $2 and sent_at is null',
        [orderId, place],
      )
    },
  }
}

const owedText = `
  select greatest(0, coalesce(sum(c.refund_minor - c.money_minor - c.card_minor), 0) - (
    select coalesce(sum(r.amount_minor), 0) from refund r join shop_order o on o.payment_id = r.payment_id
    where o.id = $1 and r.cause = 'owed' and r.first_id is null))::bigint as minor
  from order_cancellation c where c.order_id = $1`

const saveText = `
  update order_line l set shipped = n.shipped, cancelled = n.cancelled, returned = n.returned
  from unnest($2::text[], $3::int[], $4::int[], $5::int[]) as n (line_id, shipped, cancelled, returned) where l.order_id = $1 and l.line_id = n.line_id`

type OrderRow = Omit<OpenOrder, 'lines' | 'shippingMinor' | 'refundedMinor' | 'refundedShippingMinor' | 'isHeldBack'>
interface LineRow extends Omit<OrderPieces, 'worthMinor' | 'place'> {
  readonly totalMinor: number
  readonly taxMinor: number
  readonly refundedMinor: number
  readonly refundedShippingMinor: number
}

async function openOrder(inside: Database, orderId: string, lock: 'for update' | ''): Promise<OpenOrder | undefined> {
  const named = (statement: string) => (lock === '' ? `${statement}-read` : statement)
  const [[payment], [order], rows] = await Promise.all([
    inside.prepared<{ moneyState: MoneyState; releasedAt: Date | null }>(
      named('order-lock-payment'),
      `select money_state as "moneyState", released_at as "releasedAt" from payment
       where id = (select payment_id from shop_order where id = $1) ${lock}`,
      [orderId],
    ),
    inside.prepared<OrderRow>(
      named('order-lock'),
      `select id, order_number as "orderNumber", state, payment_id as "paymentId", market, currency, total_minor as "totalMinor", email, content
       from shop_order where id = $1 ${lock}`,
      [orderId],
    ),
    inside.prepared<LineRow>(
      'order-lines',
      `select line_id as "lineId", sku, quantity, shipped, cancelled, returned, total_minor as "totalMinor", tax_minor as "taxMinor",
         (select coalesce(sum(refund_minor), 0)::bigint from order_cancellation where order_id = $1) as "refundedMinor",
         (select coalesce(sum(shipping_minor), 0)::bigint from order_cancellation where order_id = $1) as "refundedShippingMinor"
       from order_line where order_id = $1 order by line_id`,
      [orderId],
    ),
  ])
  if (!order) return undefined
  return {
    ...order,
    ...moneyOf(order.content),
    refundedMinor: rows[0]?.refundedMinor ?? 0,
    refundedShippingMinor: rows[0]?.refundedShippingMinor ?? 0,
    isHeldBack: payment !== undefined && isHeldBack(payment),
    lines: piecesOf(order.content, rows),
  }
}

function moneyOf(content: OrderContent): { readonly shippingMinor: number } {
  const { shippingTotal, shippingVat } = content
  const tax = taxIsOnTop(content) ? shippingVat.amount : 0
  return { shippingMinor: fromWire(shippingTotal).minor + fromWire({ ...shippingVat, amount: tax }).minor }
}

function piecesOf(content: OrderContent, rows: readonly LineRow[]): OrderPieces[] {
  const onTop = taxIsOnTop(content)
  return rows.map(({ totalMinor, taxMinor, refundedMinor: _refunded, refundedShippingMinor: _shipping, ...row }) => ({
    ...row,
    worthMinor: totalMinor + (onTop ? taxMinor : 0),
    place: placeOfLine(content, row.lineId),
  }))
}

function placeOfLine({ shipments, lines }: OrderContent, lineId: string): string {
  const line = lines.find(({ id }) => id === lineId)
  if (line?.isDigital) return 'online'
  return shipments.find(({ lineIds }) => lineIds?.includes(lineId))?.id ?? line?.stockLocation ?? 'warehouse'
}

async function addParcel(inside: Database, parcel: Omit<Parcel, 'madeAt'>): Promise<boolean> {
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

/** One statement, because nearly every order has no events yet. */
async function becoming(inside: Database, orderId: string): Promise<Becoming> {
  const [row] = await inside.prepared<Json<Becoming>>('order-becoming', becomingText, [orderId])
  return {
    parcels: row!.parcels.map((parcel) => ({
      ...parcel,
      madeAt: new Date(parcel.madeAt),
      events: parcel.events.map((event) => ({ ...event, happenedAt: new Date(event.happenedAt) })),
    })),
    cancellations: row!.cancellations.map((it) => ({ ...it, madeAt: new Date(it.madeAt) })),
  }
}

/** As stored in a JSON column. */
type Json<Value> = Value extends Date
  ? string
  : Value extends object
    ? { readonly [Key in keyof Value]: Json<Value[Key]> }
    : Value

const becomingText = `
  select
    (select coalesce(json_agg(told order by told."madeAt", told.id), '[]') from (
      select ${parcelColumns}, (
        select coalesce(json_agg(json_build_object('eventId', e.event_id, 'kind', e.kind, 'happenedAt', e.happened_at)
          order by e.happened_at desc, e.event_id desc), '[]')
        from parcel_event e where e.parcel_id = p.id
      ) as events from parcel p where p.order_id = $1
    ) told) as parcels,
    (select coalesce(json_agg(told order by told."madeAt", told.id), '[]') from (
      select ${cancellationColumns} from order_cancellation c where c.order_id = $1
    ) told) as cancellations`

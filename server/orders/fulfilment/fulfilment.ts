import { accepted, type Result, refused } from '#foundation/result.ts'
import { type ArrivedReturn, orderMessage } from '../messages/later-messages.ts'
import { notifyOfReturn } from '../messages/notify-warehouses.ts'
import type { Handover } from '../messages/order-messages.repository.ts'
import type { OrderProblem } from '../orders.problems.ts'
import { changeOf } from '../parcel-changes.ts'
import { cancelInTransaction, refundInTransaction, type ToCancel, type ToRefund } from './cancel-and-refund.ts'
import { trackingLinkOf } from './carriers.ts'
import type { FulfilmentNeeds, Inside } from './fulfilment-needs.ts'
import type { ExpectedDays, OpenOrder } from './fulfilments.ts'
import { notifyHeldBack } from './hold-back.ts'
import { leftOf, openPieces, type SomePieces, ship } from './order-pieces.ts'
import { packingList } from './packing-list.ts'
import { savePieces } from './save-pieces.ts'

/** A parcel reported as sent. Without lines it contains all remaining pieces of its place. */
export interface SentParcel {
  readonly orderId: string
  readonly place?: string | undefined
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingLink?: string | undefined
  readonly lines?: readonly SomePieces[] | undefined
}

export interface ParcelNotice {
  readonly orderId: string
  readonly trackingNumber: string
  readonly eventId: string
  readonly kind: string
  /** The carrier's text for an event of an unknown kind. */
  readonly text?: string | undefined
  readonly happenedAt: Date
}

export type Planned = Omit<Handover, 'sentAt'>

/** Packing, shipping, delivery and cancellation of a placed order. Every operation is idempotent. */
export interface Fulfilment {
  /** Plans the messages for each place once and returns them; digital goods count as sent. Does nothing while the order is held back. */
  handOver(orderId: string): Promise<readonly Planned[]>
  /** Runs in the caller's transaction if one is given, as do all calls below. */
  ship(parcel: SentParcel, inside?: Inside): Promise<Result<{ readonly parcelId: string }, OrderProblem>>
  handleNotice(notice: ParcelNotice, inside?: Inside): Promise<Result<{ readonly isNew: boolean }, OrderProblem>>
  /** Stores the days on which a carrier expects to deliver; an unknown parcel changes nothing. */
  expect(days: ExpectedDays, inside?: Inside): Promise<void>
  /** Cancels pieces that were not sent; refuses before anything is written. */
  cancel(ask: ToCancel, inside?: Inside): Promise<Result<{ readonly cancellationId: string }, OrderProblem>>
  /** Refunds pieces that were sent; refuses before anything is written. */
  refund(ask: ToRefund, inside?: Inside): Promise<Result<{ readonly cancellationId: string }, OrderProblem>>
  /** Notifies the warehouses of a return that arrived, once. */
  notifyOfReturn(inside: Inside, orderId: string, arrived: ArrivedReturn): Promise<void>
  /** Tells the places to hold back unsent goods, or to send them. */
  notifyHeldBack(inside: Inside, orderId: string, kind: 'hold' | 'go-on'): Promise<OpenOrder | undefined>
}

export function fulfilment(needs: FulfilmentNeeds): Fulfilment {
  const within = <Value>(inside: Inside | undefined, work: (at: Inside) => Promise<Value>): Promise<Value> =>
    inside ? work(inside) : needs.inTransaction(work)
  return {
    handOver: (orderId) => needs.inTransaction((inside) => handOver(needs, inside, orderId)),
    ship: (parcel, inside) => within(inside, (at) => shipInTransaction(needs, at, parcel)),
    handleNotice: (notice, inside) => within(inside, (at) => handleNoticeInTransaction(needs, at, notice)),
    expect: (days, inside) => within(inside, (at) => needs.fulfilments.expect(at, days)),
    cancel: (ask, inside) => within(inside, (at) => cancelInTransaction(needs, at, ask)),
    refund: (ask, inside) => within(inside, (at) => refundInTransaction(needs, at, ask)),
    notifyOfReturn: (inside, orderId, arrived) => notifyOfReturn(needs, inside, orderId, arrived),
    notifyHeldBack: (inside, orderId, kind) => notifyHeldBack(needs, inside, orderId, kind),
  }
}

async function handOver(needs: FulfilmentNeeds, inside: Inside, orderId: string): Promise<readonly Planned[]> {
  const order = await needs.fulfilments.lock(inside, orderId)
  if (order?.state !== 'placed' || order.isHeldBack) return []
  const online = openPieces(order.lines, 'online')
  const sent = online.length > 0 ? ship(order.lines, online) : undefined
  if (sent?.ok) await savePieces(needs, inside, order, { lines: sent.value, cause: 'sent by mail' })
  const places = new Set(order.lines.map(({ place }) => place).filter((place) => place !== 'online'))
  const messages = [...places].map((place) => ({ orderId, place, content: packingList(order, place) }))
  if (messages.length === 0) messages.push({ orderId, place: 'order', content: orderMessage(order) })
  const planned: Planned[] = []
  for (const message of messages) {
    const sequence = await needs.fulfilments.addHandover(inside, message)
    if (sequence !== undefined) planned.push({ ...message, sequence })
  }
  return planned
}

async function shipInTransaction(
  needs: FulfilmentNeeds,
  inside: Inside,
  sent: SentParcel,
): Promise<Result<{ readonly parcelId: string }, OrderProblem>> {
  const order = await needs.fulfilments.lock(inside, sent.orderId)
  if (!order) return refused({ code: 'order.not-found' })
  const known = await needs.fulfilments.parcelOf(inside, order.id, sent.trackingNumber)
  if (known) return accepted({ parcelId: known.id })
  if (order.state !== 'placed') return refused({ code: 'order.not-open' })
  if (order.isHeldBack) return refused({ code: 'order.held-back' })
  const place = sent.place ?? order.lines.find((line) => leftOf(line) > 0)?.place ?? 'warehouse'
  const lines = sent.lines ?? openPieces(order.lines, place)
  if (lines.length === 0) return refused({ code: 'order.not-open' })
  const shipped = ship(order.lines, lines)
  if (!shipped.ok) return shipped
  const parcelId = needs.newId()
  const { carrier, trackingNumber } = sent
  const trackingLink = sent.trackingLink ?? trackingLinkOf(carrier, trackingNumber) ?? null
  const parcel = { id: parcelId, orderId: order.id, place, carrier, trackingNumber, trackingLink, lines }
  await needs.fulfilments.addParcel(inside, parcel)
  await needs.fulfilments.addEvent(inside, parcelId, {
    eventId: `${trackingNumber}:dispatch`,
    kind: 'dispatch',
    happenedAt: needs.clock(),
  })
  await savePieces(needs, inside, order, { lines: shipped.value, cause: `parcel ${trackingNumber}` })
  await needs.jobs.send(inside, 'order-shipped.mails', { parcelId })
  await needs.jobs.send(inside, 'parcel-sent.tracking', { parcelId })
  return accepted({ parcelId })
}

async function handleNoticeInTransaction(
  needs: FulfilmentNeeds,
  inside: Inside,
  { orderId, trackingNumber, ...event }: ParcelNotice,
): Promise<Result<{ readonly isNew: boolean }, OrderProblem>> {
  const parcel = await needs.fulfilments.parcelOf(inside, orderId, trackingNumber)
  if (!parcel) return refused({ code: 'order.not-found' })
  const isNew = await needs.fulfilments.addEvent(inside, parcel.id, event)
  const change = changeOf(event.kind)
  if (isNew && change) await needs.jobs.send(inside, 'parcel-turned.mails', { parcelId: parcel.id, turn: change })
  return accepted({ isNew })
}

import { accepted, type Result, refused } from '#foundation/result.ts'
import type { OrderProblem } from '../orders.problems.ts'
import type { Fulfilments, Handover, OpenOrder } from './fulfilments.repository.ts'
import {
  cancel,
  everythingLeft,
  leftOf,
  type OrderPieces,
  type SomePieces,
  ship,
  stateByPieces,
} from './order-pieces.ts'
import { cancellingList, packingList } from './packing-list.ts'
import { refundFor } from './refund-amounts.ts'

/** A transaction, as those below hand it on. */
type Inside = Parameters<Fulfilments['lock']>[0]

export interface FulfilmentNeeds {
  inTransaction<Value>(work: (inside: Inside) => Promise<Value>): Promise<Value>
  readonly fulfilments: Fulfilments
  readonly jobs: {
    send(inside: Inside, queue: string, data: Readonly<Record<string, unknown>>): Promise<void>
  }
  readonly stock: { putBack(inside: Inside, paymentId: string, pieces: readonly SoldPieces[]): Promise<void> }
  /** Payment first, gift card part last; the same refund asked again is the same. */
  giveBack(inside: Inside, refund: GivenBack): Promise<{ readonly moneyMinor: number; readonly cardMinor: number }>
  /** Lines that were gift cards stop being worth anything; the whole order's promotions can be used again. */
  undo(
    inside: Inside,
    order: {
      readonly orderId: string
      readonly paymentId: string
      readonly lines: readonly SomePieces[]
      readonly whole: boolean
    },
  ): Promise<void>
  readonly newId: () => string
  readonly clock: () => Date
}

export interface SoldPieces {
  readonly sku: string
  readonly quantity: number
}

export interface GivenBack {
  readonly refundId: string
  readonly paymentId: string
  readonly amountMinor: number
  readonly cause: string
}

/** A parcel that left, as whoever packed it tells. Without lines, everything of its place that was left. */
export interface SentParcel {
  readonly orderId: string
  readonly place?: string | undefined
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingLink?: string | undefined
  readonly lines?: readonly SomePieces[] | undefined
}

export interface HeardOfParcel {
  readonly orderId: string
  readonly trackingNumber: string
  readonly eventId: string
  readonly kind: string
  readonly happenedAt: Date
}

export interface ToCancel {
  readonly orderId: string
  /** Left out: everything that was not sent. */
  readonly lines?: readonly SomePieces[] | undefined
  readonly reason?: string | undefined
  readonly actor: string
}

export type Planned = Omit<Handover, 'sentAt'>

/** What happens to an order after it was placed: it is packed, sent and delivered, or pieces of it are cancelled. All safe to repeat. */
export interface Fulfilment {
  /** Plans what each place has to pack, once, and answers what it planned; what is digital counts as sent. */
  handOver(orderId: string): Promise<readonly Planned[]>
  ship(parcel: SentParcel): Promise<Result<{ readonly parcelId: string }, OrderProblem>>
  hear(heard: HeardOfParcel): Promise<Result<{ readonly isNew: boolean }, OrderProblem>>
  cancel(ask: ToCancel): Promise<Result<{ readonly cancellationId: string | undefined }, OrderProblem>>
}

export function fulfilment(needs: FulfilmentNeeds): Fulfilment {
  const { inTransaction } = needs
  return {
    handOver: (orderId) => inTransaction((inside) => handOver(needs, inside, orderId)),
    ship: (parcel) => inTransaction((inside) => shipInside(needs, inside, parcel)),
    hear: (heard) => inTransaction((inside) => hearInside(needs, inside, heard)),
    cancel: (ask) => inTransaction((inside) => cancelInside(needs, inside, ask)),
  }
}

async function handOver(needs: FulfilmentNeeds, inside: Inside, orderId: string): Promise<readonly Planned[]> {
  const order = await needs.fulfilments.lock(inside, orderId)
  if (order?.state !== 'placed') return []
  const online = everythingLeft(order.lines, 'online')
  const sent = online.length > 0 ? ship(order.lines, online) : undefined
  if (sent?.ok) await keep(needs, inside, order, sent.value, 'sent by mail')
  const places = new Set(order.lines.map(({ place }) => place).filter((place) => place !== 'online'))
  const planned: Planned[] = []
  for (const place of places) {
    const handover = { orderId, place, content: packingList(order, place) }
    if (await needs.fulfilments.addHandover(inside, handover)) planned.push(handover)
  }
  return planned
}

async function shipInside(
  needs: FulfilmentNeeds,
  inside: Inside,
  sent: SentParcel,
): Promise<Result<{ readonly parcelId: string }, OrderProblem>> {
  const order = await needs.fulfilments.lock(inside, sent.orderId)
  if (!order) return refused({ code: 'order.not-found' })
  const known = await needs.fulfilments.parcelOf(inside, order.id, sent.trackingNumber)
  if (known) return accepted({ parcelId: known.id })
  if (order.state !== 'placed') return refused({ code: 'order.not-open' })
  const place = sent.place ?? order.lines.find((line) => leftOf(line) > 0)?.place ?? 'warehouse'
  const lines = sent.lines ?? everythingLeft(order.lines, place)
  if (lines.length === 0) return refused({ code: 'order.not-open' })
  const shipped = ship(order.lines, lines)
  if (!shipped.ok) return shipped
  const parcelId = needs.newId()
  const { carrier, trackingNumber, trackingLink = null } = sent
  const parcel = { id: parcelId, orderId: order.id, place, carrier, trackingNumber, trackingLink, lines }
  await needs.fulfilments.addParcel(inside, parcel)
  await needs.fulfilments.addEvent(inside, parcelId, {
    eventId: `${trackingNumber}:dispatch`,
    kind: 'dispatch',
    happenedAt: needs.clock(),
  })
  await keep(needs, inside, order, shipped.value, `parcel ${trackingNumber}`)
  await needs.jobs.send(inside, 'order-shipped.mails', { parcelId })
  return accepted({ parcelId })
}

async function hearInside(
  needs: FulfilmentNeeds,
  inside: Inside,
  { orderId, trackingNumber, eventId, kind, happenedAt }: HeardOfParcel,
): Promise<Result<{ readonly isNew: boolean }, OrderProblem>> {
  const parcel = await needs.fulfilments.parcelOf(inside, orderId, trackingNumber)
  if (!parcel) return refused({ code: 'order.not-found' })
  return accepted({ isNew: await needs.fulfilments.addEvent(inside, parcel.id, { eventId, kind, happenedAt }) })
}

async function cancelInside(
  needs: FulfilmentNeeds,
  inside: Inside,
  { orderId, lines, reason, actor }: ToCancel,
): Promise<Result<{ readonly cancellationId: string | undefined }, OrderProblem>> {
  const order = await needs.fulfilments.lock(inside, orderId)
  if (!order) return refused({ code: 'order.not-found' })
  if (order.state === 'paymentprocessing') return refused({ code: 'order.not-open' })
  const wanted = summed(lines ?? everythingLeft(order.lines))
  if (wanted.length === 0) return lines ? refused({ code: 'order.not-open' }) : accepted({ cancellationId: undefined })
  const after = cancel(order.lines, wanted)
  if (!after.ok) return after
  const id = needs.newId()
  const refundMinor = refundFor(order.lines, after.value, order)
  const cause = reason ?? 'cancelled'
  const given =
    refundMinor === 0
      ? { moneyMinor: 0, cardMinor: 0 }
      : await needs.giveBack(inside, { refundId: id, paymentId: order.paymentId, amountMinor: refundMinor, cause })
  const whole = stateByPieces(after.value) === 'cancelled'
  await needs.fulfilments.addCancellation(inside, {
    id,
    orderId,
    actor,
    reason: reason ?? null,
    lines: wanted,
    refundMinor,
    ...given,
  })
  await keep(needs, inside, order, after.value, `${actor}: ${cause}`)
  await needs.undo(inside, { orderId, paymentId: order.paymentId, lines: wanted, whole })
  await needs.jobs.send(inside, 'order-cancelled.mails', { cancellationId: id })
  await tellPlaces(needs, inside, order, wanted, id)
  // Goods last: the rows other buyers wait for are locked for as short as can be.
  await needs.stock.putBack(inside, order.paymentId, goodsOf(order, wanted))
  return accepted({ cancellationId: id })
}

/** Whoever was told to pack these is told not to. */
async function tellPlaces(
  { fulfilments, jobs }: FulfilmentNeeds,
  inside: Inside,
  order: OpenOrder,
  cancelled: readonly SomePieces[],
  cancellationId: string,
): Promise<void> {
  const concerned = order.lines.filter(({ lineId }) => cancelled.some(({ lineItemId }) => lineItemId === lineId))
  for (const at of new Set(concerned.map(({ place }) => place).filter((place) => place !== 'online'))) {
    const place = `${at}-${cancellationId}`
    const handover = { orderId: order.id, place, content: cancellingList(order, at, cancelled) }
    if (await fulfilments.addHandover(inside, handover))
      await jobs.send(inside, 'order-handover.warehouse', { orderId: order.id, place })
  }
}

/** Writes the pieces, and the state they call for. */
async function keep(
  { fulfilments }: FulfilmentNeeds,
  inside: Inside,
  order: OpenOrder,
  lines: readonly OrderPieces[],
  cause: string,
): Promise<void> {
  await fulfilments.save(inside, order.id, lines)
  const state = stateByPieces(lines)
  if (state !== order.state) await fulfilments.moveTo(inside, order, state, cause)
}

function summed(lines: readonly SomePieces[]): SomePieces[] {
  const sums = new Map<string, number>()
  for (const { lineItemId, quantity } of lines) sums.set(lineItemId, (sums.get(lineItemId) ?? 0) + quantity)
  return [...sums].map(([lineItemId, quantity]) => ({ lineItemId, quantity })).filter(({ quantity }) => quantity > 0)
}

const goodsOf = ({ lines }: OpenOrder, cancelled: readonly SomePieces[]): SoldPieces[] =>
  cancelled.flatMap(({ lineItemId, quantity }) =>
    lines.filter(({ lineId }) => lineId === lineItemId).map(({ sku }) => ({ sku, quantity })),
  )

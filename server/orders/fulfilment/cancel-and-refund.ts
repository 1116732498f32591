import { Fault } from '#foundation/fault.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { refundMessage } from '../messages/later-messages.ts'
import { notifyWarehouses } from '../messages/notify-warehouses.ts'
import type { OrderProblem } from '../orders.problems.ts'
import type { FulfilmentNeeds, Inside, SoldPieces } from './fulfilment-needs.ts'
import type { OpenOrder } from './fulfilments.ts'
import {
  cancel,
  type OrderPieces,
  openPieces,
  refund,
  remainingPieces,
  type SomePieces,
  stateByPieces,
} from './order-pieces.ts'
import { cancellingList } from './packing-list.ts'
import { isDeliveryLeft, refundFor } from './refund-amounts.ts'
import { savePieces } from './save-pieces.ts'

export interface ToCancel {
  readonly orderId: string
  /** If left out, all pieces that were not sent. */
  readonly lines?: readonly SomePieces[] | undefined
  readonly reason?: string | undefined
  readonly actor: string
}

export interface ToRefund {
  readonly orderId: string
  readonly lines: readonly (SomePieces & { readonly backToStock?: boolean | undefined })[]
  /** If given, only one refund with this id is made. */
  readonly refundId?: string | undefined
  /** The stock place where the pieces are now; by default each piece goes back to the place that sold it. */
  readonly place?: string | undefined
  /** The part of the refund that pays for another order. */
  readonly exchangedMinor?: number | undefined
  /** True to refund the cost of delivery too. */
  readonly shipping?: boolean | undefined
  readonly reason?: string | undefined
  readonly actor: string
}

type Done = Result<{ readonly cancellationId: string }, OrderProblem>

/** Cancels pieces that were not sent, and refunds their price. */
export async function cancelInTransaction(
  needs: FulfilmentNeeds,
  inside: Inside,
  { orderId, lines, reason, actor }: ToCancel,
): Promise<Done> {
  const order = await needs.fulfilments.lock(inside, orderId)
  if (!order) return refused({ code: 'order.not-found' })
  if (order.state === 'paymentprocessing') return refused({ code: 'order.not-open' })
  // An order whose payment failed is cancelled too, and no piece is left to cancel.
  if (order.state === 'cancelled') return refused({ code: lines ? 'order.not-open' : 'order.nothing-to-cancel' })
  const wanted = summed(lines ?? openPieces(order.lines))
  if (wanted.length === 0) return refused({ code: lines ? 'order.not-open' : 'order.nothing-to-cancel' })
  const after = cancel(order.lines, wanted)
  if (!after.ok) return after
  const whole = stateByPieces(after.value) === 'cancelled'
  const change = { kind: 'cancel' as const, wanted, actor, reason, after: after.value, cause: reason ?? 'cancelled' }
  const done = await refundPieces(needs, inside, order, change)
  if (!done.ok) return done
  if (whole) await needs.releasePromotionUses(inside, order.paymentId)
  await needs.jobs.send(inside, 'order-cancelled.mails', { cancellationId: done.value.cancellationId })
  await notifyPlaces(needs, inside, order, { id: done.value.cancellationId, pieces: wanted, whole })
  // Stock rows are locked last, because other buyers wait for them.
  await needs.stock.putBack(inside, order.paymentId, goodsOf(order, wanted))
  return done
}

/** Refunds sent pieces and, on request, the delivery cost; returned pieces go back to stock. */
export async function refundInTransaction(
  needs: FulfilmentNeeds,
  inside: Inside,
  { orderId, lines, shipping = false, reason, actor, refundId, place, exchangedMinor }: ToRefund,
): Promise<Done> {
  const order = await needs.fulfilments.lock(inside, orderId)
  if (!order) return refused({ code: 'order.not-found' })
  if (order.state === 'paymentprocessing' || order.state === 'cancelled') return refused({ code: 'order.not-open' })
  const wanted = summed(lines)
  if (wanted.length === 0 && !shipping) return refused({ code: 'order.nothing-to-refund' })
  const after = refund(order.lines, wanted)
  if (!after.ok) return after
  if (shipping && !isDeliveryLeft(order)) return refused({ code: 'order.delivery-refunded' })
  const change = { kind: 'refund' as const, wanted, actor, reason, after: after.value, cause: reason ?? 'refunded' }
  const done = await refundPieces(needs, inside, order, { ...change, shipping, refundId, exchangedMinor })
  if (!done.ok) return done
  await needs.jobs.send(inside, 'order-refunded.mails', { cancellationId: done.value.cancellationId })
  const back = summed(lines.filter(({ backToStock }) => backToStock))
  if (back.length > 0) await needs.stock.putBack(inside, order.paymentId, goodsOf(order, back), place)
  return done
}

interface Change {
  readonly kind: 'cancel' | 'refund'
  readonly wanted: readonly SomePieces[]
  readonly after: readonly OrderPieces[]
  readonly actor: string
  readonly reason: string | undefined
  readonly cause: string
  readonly shipping?: boolean
  readonly refundId?: string | undefined
  readonly exchangedMinor?: number | undefined
}

/** Refunds pieces and stores the records. Gift cards are revoked first: if a card was used, nothing is changed. */
async function refundPieces(
  needs: FulfilmentNeeds,
  inside: Inside,
  order: OpenOrder,
  { kind, wanted, after, actor, reason, cause, shipping = false, refundId, exchangedMinor = 0 }: Change,
): Promise<Done> {
  const cards = await needs.revokeCards(inside, order.id, revokedBy(order, wanted))
  if (!cards.ok) return cards
  const id = refundId ?? needs.newId()
  const refundMinor = refundFor(order.lines, after, order, shipping)
  const shippingMinor = shipping ? order.shippingMinor - order.refundedShippingMinor : 0
  const nothing = { moneyMinor: 0, cardMinor: 0 }
  const backMinor = refundMinor - exchangedMinor
  if (backMinor < 0) throw new Fault('refund.exchanged-too-much', { orderId: order.id, refundMinor, exchangedMinor })
  const ask = { refundId: id, paymentId: order.paymentId, amountMinor: backMinor, cause }
  const given = backMinor === 0 ? nothing : await needs.refund(inside, ask)
  const cancellation = {
    ...{ id, kind, orderId: order.id, actor, reason: reason ?? null, lines: wanted, refundMinor, exchangedMinor },
    ...{ shippingMinor: Math.min(shippingMinor, refundMinor), ...given },
  }
  await needs.fulfilments.addCancellation(inside, cancellation)
  await savePieces(needs, inside, order, { lines: after, cause: `${actor}: ${cause}` })
  const message = { orderId: order.id, place: `refund-${id}`, content: refundMessage(order, cancellation) }
  await notifyWarehouses(needs, inside, message)
  if (order.content.taxRecord) await needs.jobs.send(inside, 'order-cancelled.taxes', { cancellationId: id })
  // The queue keeps its older name, because existing jobs are stored under it.
  await needs.jobs.send(inside, 'order-given-back.loyalty', { cancellationId: id })
  return accepted({ cancellationId: id })
}

const revokedBy = ({ lines }: OpenOrder, wanted: readonly SomePieces[]) =>
  wanted.map(({ lineItemId, quantity }) => ({
    lineId: lineItemId,
    pieces: quantity,
    remaining: remainingPieces(lines.find(({ lineId }) => lineId === lineItemId)!),
  }))

/** Cancels the packing requests of these pieces. */
async function notifyPlaces(
  needs: FulfilmentNeeds,
  inside: Inside,
  order: OpenOrder,
  { id, pieces, whole }: { readonly id: string; readonly pieces: readonly SomePieces[]; readonly whole: boolean },
): Promise<void> {
  const concerned = order.lines.filter(({ lineId }) => pieces.some(({ lineItemId }) => lineItemId === lineId))
  for (const at of new Set(concerned.map(({ place }) => place).filter((place) => place !== 'online'))) {
    const content = { ...cancellingList(order, at, pieces), isWholeOrder: whole }
    await notifyWarehouses(needs, inside, { orderId: order.id, place: `${at}-${id}`, content })
  }
}

function summed(lines: readonly SomePieces[]): SomePieces[] {
  const sums = new Map<string, number>()
  for (const { lineItemId, quantity } of lines) sums.set(lineItemId, (sums.get(lineItemId) ?? 0) + quantity)
  return [...sums].map(([lineItemId, quantity]) => ({ lineItemId, quantity })).filter(({ quantity }) => quantity > 0)
}

const goodsOf = ({ lines }: OpenOrder, pieces: readonly SomePieces[]): SoldPieces[] =>
  pieces.flatMap(({ lineItemId, quantity }) =>
    lines.filter(({ lineId }) => lineId === lineItemId).map(({ sku }) => ({ sku, quantity })),
  )

import type { Database } from '#server/platform/database.ts'
import type { OrderMessages } from '../messages/order-messages.repository.ts'
import type { OrderContent, OrderState } from '../order.ts'
import type { OrderPieces, SomePieces } from './order-pieces.ts'

/** An order to be changed, locked until the transaction ends. */
export interface OpenOrder {
  readonly id: string
  readonly orderNumber: string
  readonly state: OrderState
  readonly paymentId: string
  readonly market: string
  readonly currency: string
  readonly totalMinor: number
  /** The cost of delivery and the payment fee, which are refunded together. */
  readonly shippingMinor: number
  readonly refundedMinor: number
  readonly refundedShippingMinor: number
  /** True if its money is lost and no operator released the order: nothing is sent. */
  readonly isHeldBack: boolean
  /** True if the shopper's bank disputes the payment. */
  readonly isDisputed: boolean
  readonly email: string
  /** The payment method, apart from gift cards. */
  readonly method: string
  readonly madeAt: Date
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
  /** The days on which its carrier expects to deliver, as ISO dates. */
  readonly expected: { readonly start: string; readonly end: string } | null
  readonly madeAt: Date
}

export interface ParcelEvent {
  readonly eventId: string
  readonly kind: string
  /** The carrier's text, if the kind is not one of ours. */
  readonly text?: string | null | undefined
  readonly happenedAt: Date
}

/** The days on which a carrier expects to deliver, as ISO dates. */
export interface ExpectedDays {
  readonly orderId: string
  readonly trackingNumber: string
  readonly start: string
  readonly end: string
  /** When the carrier sent this; earlier messages are ignored. */
  readonly toldAt: Date
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
  /** The part of the refund that pays for another order. */
  readonly exchangedMinor: number
  /** The cost of delivery and the payment fee within the refund. */
  readonly shippingMinor: number
  /** The amount that has not arrived and must be refunded again. */
  readonly openMinor: number
  readonly madeAt: Date
}

/** The fulfilment state of one order. */
export interface OrderProgress {
  readonly parcels: readonly (Parcel & { readonly events: readonly ParcelEvent[] })[]
  readonly cancellations: readonly Cancellation[]
}

/** Stores the fulfilment of orders. Database constraints check the sums of pieces. */
export interface Fulfilments extends OrderMessages {
  /** Locks the payment before the order, in the same sequence as `settle`. */
  lock(inside: Database, orderId: string): Promise<OpenOrder | undefined>
  /** The current order, without a lock. */
  read(orderId: string, inside?: Database): Promise<OpenOrder | undefined>
  idOf(orderNumber: string): Promise<string | undefined>
  /** The orders that were paid with the money of a payment: its own order first, then orders made by exchanges. */
  ofMoney(inside: Database, paymentId: string): Promise<readonly string[]>
  /** The sum of refunds, for all orders of a payment, that were not made because the money was lost. */
  owedMinor(inside: Database, paymentId: string): Promise<number>
  save(inside: Database, orderId: string, lines: readonly OrderPieces[]): Promise<void>
  moveTo(inside: Database, order: OpenOrder, to: OrderState, cause: string): Promise<void>
  /** False if the order already has a parcel with this number. */
  addParcel(inside: Database, parcel: Omit<Parcel, 'madeAt' | 'expected'>): Promise<boolean>
  parcelOf(inside: Database, orderId: string, trackingNumber: string): Promise<Parcel | undefined>
  /** False for a repeated event, and if the parcel has too many events. */
  addEvent(inside: Database, parcelId: string, event: ParcelEvent): Promise<boolean>
  /** Keeps the latest message. */
  expect(inside: Database, days: ExpectedDays): Promise<void>
  addCancellation(inside: Database, cancellation: Omit<Cancellation, 'madeAt' | 'openMinor'>): Promise<void>
  readProgress(orderId: string, inside?: Database): Promise<OrderProgress>
  parcel(id: string): Promise<Parcel | undefined>
  cancellation(id: string, inside?: Database): Promise<Cancellation | undefined>
}

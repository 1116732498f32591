import type { Database } from '#server/platform/database.ts'
import type { OrderMessages } from '../messages/order-messages.repository.ts'
import type { OrderContent, OrderState } from '../order.ts'
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
  /** The bank of the shopper has opened a dispute about the money of the order. */
  readonly isDisputed: boolean
  readonly email: string
  /** How it was paid, besides gift cards. */
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
  /** The days its carrier expects to deliver on, ISO. */
  readonly expected: { readonly start: string; readonly end: string } | null
  readonly madeAt: Date
}

export interface ParcelEvent {
  readonly eventId: string
  readonly kind: string
  /** The carrier's words, where the kind is not one of ours. */
  readonly text?: string | null | undefined
  readonly happenedAt: Date
}

/** The days a carrier expects to deliver on, ISO. */
export interface ExpectedDays {
  readonly orderId: string
  readonly trackingNumber: string
  readonly start: string
  readonly end: string
  /** When the carrier said so: earlier messages are ignored. */
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
  /** The part that pays for another order. */
  readonly exchangedMinor: number
  /** The delivery cost within the refund. */
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
  /** Locks the payment before the order, as settling does. */
  lock(inside: Database, orderId: string): Promise<OpenOrder | undefined>
  /** The order as it is at the moment, without a lock. */
  read(orderId: string, inside?: Database): Promise<OpenOrder | undefined>
  idOf(orderNumber: string): Promise<string | undefined>
  /** The orders that live on the money of a payment: its own first, then those that other sizes were exchanged into. */
  ofMoney(inside: Database, paymentId: string): Promise<readonly string[]>
  /** The refund amount of all orders of a payment that could not be paid because the money was lost. */
  owedMinor(inside: Database, paymentId: string): Promise<number>
  save(inside: Database, orderId: string, lines: readonly OrderPieces[]): Promise<void>
  moveTo(inside: Database, order: OpenOrder, to: OrderState, cause: string): Promise<void>
  /** False when this order has a parcel of that number already. */
  addParcel(inside: Database, parcel: Omit<Parcel, 'madeAt' | 'expected'>): Promise<boolean>
  parcelOf(inside: Database, orderId: string, trackingNumber: string): Promise<Parcel | undefined>
  /** False for a repeated event, and for one more than a parcel can have. */
  addEvent(inside: Database, parcelId: string, event: ParcelEvent): Promise<boolean>
  /** Keeps the latest message. */
  expect(inside: Database, days: ExpectedDays): Promise<void>
  addCancellation(inside: Database, cancellation: Omit<Cancellation, 'madeAt' | 'openMinor'>): Promise<void>
  readProgress(orderId: string, inside?: Database): Promise<OrderProgress>
  parcel(id: string): Promise<Parcel | undefined>
  cancellation(id: string, inside?: Database): Promise<Cancellation | undefined>
}

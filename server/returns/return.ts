import type { ReturnReason, ReturnState, ReturnWay } from '#contracts/returns.ts'

/** A piece of an order line that comes back. */
export interface ReturnLine {
  readonly lineItemId: string
  readonly quantity: number
  readonly reason: ReturnReason | null
  /** Null before the inspection. */
  readonly accepted: number | null
  readonly backToStock: boolean
  /** The other size that was asked for instead of the money, as its buyer saw it. */
  readonly exchange: AskedSize | null
}

export interface AskedSize {
  readonly sku: string
  readonly size: string
}

/** The label that a carrier made. */
export interface CarrierLabel {
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingLink?: string | undefined
  /** What the carrier's desk scans. */
  readonly dropOffCode: string
}

/** Sent pieces of one order that a shopper sends back. */
export interface GoodsReturn {
  readonly id: string
  readonly orderId: string
  /** The position of the return within its order, from 1. */
  readonly sequence: number
  readonly state: ReturnState
  readonly way: ReturnWay
  readonly label: CarrierLabel | null
  /** ISO day. */
  readonly sendBy: string
  /** The stock place where it arrived. */
  readonly place: string | null
  readonly note: string | null
  readonly madeAt: Date
  readonly lines: readonly ReturnLine[]
  readonly events: readonly { readonly kind: string; readonly happenedAt: Date }[]
}

/** People read it out, and the label carries it. */
export const returnNumberOf = (orderNumber: string, sequence: number): string => `${orderNumber}-${sequence}`

/** The order and the sequence that a number names; undefined for anything else. */
export function readReturnNumber(
  text: string,
): { readonly orderNumber: string; readonly sequence: number } | undefined {
  const [, orderNumber, sequence] = /^(\d{1,20})-([1-9]\d{0,3})$/.exec(text) ?? []
  return orderNumber === undefined ? undefined : { orderNumber, sequence: Number(sequence) }
}

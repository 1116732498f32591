import type { ReturnReason, ReturnState, ReturnWay } from '#contracts/returns.ts'

/** Pieces of an order line that are returned. */
export interface ReturnLine {
  readonly lineItemId: string
  readonly quantity: number
  readonly reason: ReturnReason | null
  /** Accepted pieces; null before the inspection. */
  readonly accepted: number | null
  readonly backToStock: boolean
  /** The other size that the shopper wants instead of money, as it was shown to them. */
  readonly exchange: ExchangeSize | null
}

export interface ExchangeSize {
  readonly sku: string
  readonly size: string
}

/** The label that a carrier made. */
export interface CarrierLabel {
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingLink?: string | undefined
  /** The code that the carrier's desk scans. */
  readonly dropOffCode: string
}

/** Sent pieces of one order that a shopper sends back. */
export interface GoodsReturn {
  readonly id: string
  readonly orderId: string
  /** The number of the return within its order, starting at 1. */
  readonly sequence: number
  readonly state: ReturnState
  readonly way: ReturnWay
  readonly label: CarrierLabel | null
  /** ISO date. */
  readonly sendBy: string
  /** The stock place where it arrived. */
  readonly place: string | null
  readonly note: string | null
  readonly madeAt: Date
  readonly lines: readonly ReturnLine[]
  readonly events: readonly { readonly kind: string; readonly happenedAt: Date }[]
}

/** The number of a return. It is short enough to be read out, and is printed on the label. */
export const returnNumberOf = (orderNumber: string, sequence: number): string => `${orderNumber}-${sequence}`

/** The order and sequence in a return number; undefined for any other text. */
export function readReturnNumber(
  text: string,
): { readonly orderNumber: string; readonly sequence: number } | undefined {
  const [, orderNumber, sequence] = /^(\d{1,20})-([1-9]\d{0,3})$/.exec(text) ?? []
  return orderNumber === undefined ? undefined : { orderNumber, sequence: Number(sequence) }
}

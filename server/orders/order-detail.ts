import { toWire, type WireMoney } from '#contracts/money.ts'
import { type OrderDetail, type ParcelTracking, parcelEventKinds } from '#contracts/orders.ts'
import { money } from '#foundation/money.ts'
import type { Translate } from '#foundation/words.ts'
import type { SomePieces } from './fulfilment/order-pieces.ts'
import { newestFirst } from './newest-first.ts'
import type { Order, OrderContent } from './order.ts'
import { paymentParts } from './payment-parts.ts'

/** What the shopper sees of the fulfilment of an order. */
export interface ShownFulfilment {
  readonly parcels: readonly {
    readonly place: string
    readonly carrier: string
    readonly trackingNumber: string
    readonly trackingLink: string | null
    readonly lines: readonly SomePieces[]
    readonly expected?: { readonly start: string; readonly end: string } | null
    readonly events: readonly {
      readonly kind: string
      readonly text?: string | null | undefined
      readonly happenedAt: Date
    }[]
  }[]
  readonly cancellations: readonly ShownCancellation[]
}

interface ShownCancellation {
  readonly kind: 'cancel' | 'refund'
  readonly lines: readonly SomePieces[]
  readonly moneyMinor: number
  readonly cardMinor: number
  readonly openMinor: number
}

/** The order in responses; without personal data it has only lines and totals. */
export function orderDetail(order: Order, personal: boolean, progress?: ShownFulfilment, t?: Translate): OrderDetail {
  const { content } = order
  const { shippingAddress, billingAddress, shipments, note } = content
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    orderState: order.state,
    created: order.madeAt.toISOString(),
    market: order.market,
    ...pickAmounts(content),
    currency: order.currency,
    shipments: personal
      ? shipments
      : shipments.map(
          ({ pickupPointAddress: _where, pickupPointId: _id, carrierPostNumber: _number, ...shipment }) => shipment,
        ),
    paymentInformations: paymentsOf(order),
    ...(personal ? { email: order.email } : {}),
    ...(personal && note ? { note } : {}),
    ...(personal && shippingAddress ? { shippingAddress } : {}),
    ...(personal && billingAddress ? { billingAddress } : {}),
    ...(progress && t ? progressOnWire(order, personal, progress, t) : {}),
  }
}

/** The payment, and each gift card that paid a part. */
function paymentsOf({ content, paymentId, ...order }: Order): OrderDetail['paymentInformations'] {
  return paymentParts(content, order).map(({ method, amount, giftCardNumber }) => ({
    paymentId: giftCardNumber === undefined ? paymentId : lastDigits(giftCardNumber),
    paymentMethodId: method,
    amount,
  }))
}

/** Enough digits for owners to recognise their card. */
const lastDigits = (cardNumber: string): string => `…${cardNumber.slice(-4)}`

function progressOnWire(
  order: Order,
  personal: boolean,
  progress: ShownFulfilment,
  t: Translate,
): Partial<OrderDetail> {
  const sumOf = (part: (one: ShownCancellation) => number) =>
    progress.cancellations.reduce((sum, one) => sum + part(one), 0)
  const refunded = sumOf(({ moneyMinor, cardMinor, openMinor }) => moneyMinor + cardMinor - openMinor)
  const toRefund = sumOf(({ openMinor }) => openMinor)
  const piecesOf = (kind: ShownCancellation['kind']) =>
    summed(progress.cancellations.filter((one) => one.kind === kind).flatMap(({ lines }) => lines)).map((some) =>
      named(order.content, some),
    )
  return {
    shippingNotifications: {
      shippedLineItems: progress.parcels.map(({ place, lines, trackingNumber }) => ({
        isWarehouse: !place.startsWith('store'),
        lineItems: lines.map((some) => named(order.content, some)),
        trackAndTraceNumber: personal ? trackingNumber : '',
      })),
      cancelledLineItems: piecesOf('cancel'),
      refundedLineItems: piecesOf('refund'),
    },
    parcelTrackings: personal ? progress.parcels.map((parcel) => trackingOf(order, parcel, t)) : [],
    ...(refunded > 0 ? { refundedTotal: toWire(money(refunded, order.currency)) } : {}),
    ...(toRefund > 0 ? { toRefundTotal: toWire(money(toRefund, order.currency)) } : {}),
  }
}

function named({ lines }: OrderContent, { lineItemId, quantity }: SomePieces) {
  const line = lines.find(({ id }) => id === lineItemId)
  return { lineItemId, sku: line?.sku ?? '', name: line?.name ?? '', quantity }
}

function summed(pieces: readonly SomePieces[]): SomePieces[] {
  const sums = new Map<string, number>()
  for (const { lineItemId, quantity } of pieces) sums.set(lineItemId, (sums.get(lineItemId) ?? 0) + quantity)
  return [...sums].map(([lineItemId, quantity]) => ({ lineItemId, quantity }))
}

function trackingOf(order: Order, parcel: ShownFulfilment['parcels'][number], t: Translate): ParcelTracking {
  const shipment = order.content.shipments.find(({ id }) => id === parcel.place) ?? order.content.shipments[0]
  const { predictedDeliveryDate: start, latestDeliveryDate: end, pickupPointAddress } = shipment ?? {}
  const promised = start ? { start, end: end ?? start } : undefined
  const expected = parcel.expected ?? promised
  const events = newestFirst(parcel.events)
  const delivered = events.find(({ kind }) => kind === 'delivered')
  return {
    orderNumber: order.orderNumber,
    trackingNumber: parcel.trackingNumber,
    ...(parcel.trackingLink === null ? {} : { trackingLink: parcel.trackingLink }),
    courier: parcel.carrier,
    events: events.map(({ kind, text, happenedAt }) => ({
      createDate: happenedAt.toISOString(),
      eventtype: kind,
      deliveryStatus: kind,
      ...statusTexts({ kind, text }, t),
    })),
    ...(expected ? { expectedDeliveryDate: expected } : {}),
    ...(promised ? { promisedDeliveryDate: promised } : {}),
    ...(delivered ? { deliveredAt: delivered.happenedAt.toISOString() } : {}),
    ...(pickupPointAddress ? { pickupLocationAddress: { ...pickupPointAddress } } : {}),
  }
}

interface Happened {
  readonly kind: string
  readonly text?: string | null | undefined
}

/**
 * The text of `outForDelivery` is `orders.parcel-out-for-delivery`. An unknown kind is shown with the carrier's text,
 * or without one as on its way.
 */
export function statusTexts({ kind, text }: Happened, t: Translate) {
  if (text) return { deliveryStatusLocaleShort: text, deliveryStatusLocaleLong: text }
  const known = parcelEventKinds.find((one) => one === kind) ?? 'inTransit'
  const word = `orders.parcel-${known.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  return { deliveryStatusLocaleShort: t(word), deliveryStatusLocaleLong: t(`${word}-long`) }
}

const amountNames = [
  'subtotal',
  'total',
  'totalDiscount',
  'totalVat',
  'totalVat1',
  'totalVat2',
  'shippingTotal',
  'shippingVat',
] as const

function pickAmounts(content: OrderContent) {
  const { lines, vatName, vatName2, totalWithoutVat, taxRates, promoCodes, reductions } = content
  const { paymentFee, paymentFeeVat } = content
  const amounts = Object.fromEntries(amountNames.map((name) => [name, content[name]])) as {
    readonly [Name in (typeof amountNames)[number]]: WireMoney
  }
  return {
    lines,
    ...amounts,
    vatName,
    ...(paymentFee === undefined ? {} : { paymentFee }),
    ...(paymentFeeVat === undefined ? {} : { paymentFeeVat }),
    ...(vatName2 === undefined ? {} : { vatName2 }),
    ...(totalWithoutVat === undefined ? {} : { totalWithoutVat }),
    ...(taxRates === undefined ? {} : { taxRates: [...taxRates] }),
    ...(reductions === undefined ? {} : { reductions: [...reductions] }),
    promoCodes,
  }
}

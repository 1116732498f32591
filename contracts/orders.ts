import { z } from 'zod'
import { affiliation } from '#foundation/fixed-values.ts'
import { basketLine, shipment } from './basket.ts'
import { totals } from './basket-totals.ts'
import { address } from './delivery-address.ts'
import { wireMoney } from './money.ts'

export const orderStates = ['paymentprocessing', 'placed', 'completed', 'cancelled'] as const

const pieces = z.object({ lineItemId: z.string(), sku: z.string(), name: z.string(), quantity: z.number().int() })

/** Kinds of parcel events, in the order of the parcel's way to the shopper and back. */
export const parcelEventKinds = [
  'orderCreated',
  'scheduled',
  'dispatch',
  'inTransit',
  'delay',
  'outForDelivery',
  'failedAttempt',
  'pickupScheduled',
  'pickupReady',
  'delivered',
  'return',
  'returnRegistered',
  'returnShipped',
  'returnInTransit',
  'returnDelay',
  'returnFailedAttempt',
  'returnDelivered',
] as const
export type ParcelEventKind = (typeof parcelEventKinds)[number]

export const parcelTracking = z
  .object({
    orderNumber: z.string(),
    trackingNumber: z.string(),
    trackingLink: z.string().optional(),
    courier: z.string(),
    events: z.array(
      z.object({
        createDate: z.string(),
        eventtype: z.string(),
        deliveryStatus: z.string(),
        deliveryStatusLocaleShort: z.string(),
        deliveryStatusLocaleLong: z.string(),
      }),
    ),
    /** The days that the carrier expects now; the promised days until the carrier names others. */
    expectedDeliveryDate: z.object({ start: z.string(), end: z.string() }).optional(),
    /** The days the shop promised when the order was placed. */
    promisedDeliveryDate: z.object({ start: z.string(), end: z.string() }).optional(),
    /** When it was delivered. */
    deliveredAt: z.string().optional(),
    pickupLocationAddress: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'ParcelTracking' })
export type ParcelTracking = z.infer<typeof parcelTracking>

/** The purchase event for analytics, sent once. */
export const orderPurchase = z
  .object({
    orderNumber: z.string(),
    affiliation: z.literal(affiliation),
    currency: z.string(),
    revenue: z.number(),
    subTotal: z.number(),
    totalDiscount: z.number(),
    totalVat: z.number(),
    shippingTotal: z.number(),
    shippingVat: z.number(),
    promoCodes: z.array(z.string()),
    lineItems: z.array(
      z.object({
        styleNumber: z.string(),
        ean: z.string().optional(),
        /** `W30L32` if there is a length, otherwise the name of the size. */
        size: z.string(),
        variantSizeName: z.string(),
        variantLengthName: z.string().optional(),
        salesPrice: z.number(),
        salesPriceWithoutVat: z.number(),
        quantity: z.number().int(),
        isDigital: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'OrderPurchase' })
export type OrderPurchase = z.infer<typeof orderPurchase>

export const orderSummary = z
  .object({
    orderId: z.string(),
    orderNumber: z.string(),
    orderState: z.enum(orderStates),
    created: z.string(),
    total: wireMoney,
    parcelDeliveryStatusLocaleShort: z.string().optional(),
    parcelDeliveryStatusLocaleLong: z.string().optional(),
    parcelTrackingLink: z.string().optional(),
    parcelEventType: z.string().optional(),
  })
  .meta({ id: 'OrderSummary' })
export type OrderSummary = z.infer<typeof orderSummary>

export const orderDetail = z
  .object({
    orderId: z.string(),
    orderNumber: z.string(),
    orderState: z.enum(orderStates),
    created: z.string(),
    market: z.string(),
    lines: z.array(basketLine),
    ...totals,
    currency: z.string(),
    promoCodes: z.array(z.string()),
    /** Left out for readers who may not see it. */
    email: z.string().optional(),
    shippingAddress: address.optional(),
    billingAddress: address.optional(),
    shipments: z.array(shipment),
    paymentInformations: z.array(z.object({ paymentId: z.string(), paymentMethodId: z.string(), amount: wireMoney })),
    /** The shopper's note to the order. */
    note: z.string().optional(),
    /** Sent pieces by parcel, and cancelled pieces. */
    shippingNotifications: z
      .object({
        shippedLineItems: z.array(
          z.object({
            isWarehouse: z.boolean(),
            lineItems: z.array(pieces),
            trackAndTraceNumber: z.string(),
          }),
        ),
        cancelledLineItems: z.array(pieces),
        /** Pieces that were sent and then refunded. */
        refundedLineItems: z.array(pieces).optional(),
      })
      .optional(),
    /** In each parcel the newest event is first. */
    parcelTrackings: z.array(parcelTracking).optional(),
    /** The refunded total. */
    refundedTotal: wireMoney.optional(),
    /** Refunds that failed and are tried again. */
    toRefundTotal: wireMoney.optional(),
  })
  .meta({ id: 'OrderDetail' })
export type OrderDetail = z.infer<typeof orderDetail>

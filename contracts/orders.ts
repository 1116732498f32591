import { z } from 'zod'
import { affiliation } from '#foundation/fixed-values.ts'
import { address, basketLine, shipment, totals } from './basket.ts'
import { foreign, idText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { wireMoney } from './money.ts'

export const orderStates = ['paymentprocessing', 'placed', 'completed', 'cancelled'] as const

const pieces = z.object({ lineItemId: z.string(), sku: z.string(), name: z.string(), quantity: z.number().int() })

/** Kinds of event a parcel may tell of, in the order of its way to the shopper and back. */
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
    expectedDeliveryDate: z.object({ start: z.string(), end: z.string() }).optional(),
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
        /** `W30L32` where there is a length, the name of the size otherwise. */
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
    /** Left out for readers who may not see them. */
    email: z.string().optional(),
    shippingAddress: address.optional(),
    billingAddress: address.optional(),
    shipments: z.array(shipment),
    paymentInformations: z.array(z.object({ paymentId: z.string(), paymentMethodId: z.string(), amount: wireMoney })),
    /** The shopper's note. */
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
        /** Sent, and refunded afterwards. */
        refundedLineItems: z.array(pieces).optional(),
      })
      .optional(),
    /** Newest event first in each. */
    parcelTrackings: z.array(parcelTracking).optional(),
    /** The refunded total. */
    refundedTotal: wireMoney.optional(),
    /** Refunds that did not arrive: they are tried again. */
    toRefundTotal: wireMoney.optional(),
  })
  .meta({ id: 'OrderDetail' })
export type OrderDetail = z.infer<typeof orderDetail>

const orderResponse = z.object({
  order: orderDetail,
  /** The pages for returns and tracking, if the shop has them. */
  returnPortalUrl: z.string().optional(),
  returnPortalTrackingUrl: z.string().optional(),
  trackingUrls: z.array(z.string()),
})
const receipt = orderResponse.extend({ purchase: orderPurchase })
const byNumber = z.object({ orderNumber: idText })

/** The most orders a page of the history holds. */
export const mostOrdersPerPage = 50

/** Taken as it was sent, since its signature is of every field. */
export const shipmentNotification = foreign(
  z.looseObject({
    /** The same for every delivery of the same event. */
    eventId: z.string().min(1).max(100),
    event: z.enum(parcelEventKinds),
    orderNumber: idText,
    trackingNumber: z.string().min(1).max(100),
    carrier: z.string().max(100).optional(),
    trackingLink: z.url().max(2_000).optional(),
    /** The place it was sent from; needed with `dispatch` where an order has several parcels. */
    place: idText.optional(),
    lines: z
      .array(z.object({ lineItemId: idText, quantity: z.number().int().min(1).max(99) }))
      .max(200)
      .optional(),
    happenedAt: z.iso.datetime({ offset: true }).max(40),
  }),
)

const somePieces = z.object({ lineItemId: idText, quantity: z.number().int().min(1).max(99) })
const mostLines = 200

/** Why an operator has to look. */
export const workKinds = [
  'money-lost',
  'disputed',
  'refund-failed',
  'refund-withheld',
  'refund-stuck',
  'refund-owed',
] as const
/** Resolutions of a work-list entry. */
export const workResolutions = ['release', 'try-again', 'close'] as const

const workEntry = z
  .object({
    entryId: z.string(),
    kind: z.enum(workKinds),
    orderNumber: z.string().optional(),
    paymentId: z.string(),
    refundId: z.string().optional(),
    provider: z.string(),
    amount: wireMoney,
    details: z.record(z.string(), z.unknown()),
    opened: z.string(),
    resolution: z.string().optional(),
  })
  .meta({ id: 'WorkEntry' })

const orderAction = z
  .object({
    /** Who did it. */
    by: z.string().trim().min(1).max(200),
    /** Why it was done; for a note, its text. */
    reason: z.string().trim().min(1).max(500),
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('note') }),
      z.object({
        kind: z.literal('cancel'),
        /** If left out, everything that was not sent. */
        lines: z.array(somePieces).min(1).max(mostLines).optional(),
      }),
      z.object({
        kind: z.literal('refund'),
        lines: z
          .array(somePieces.extend({ backToStock: z.boolean().optional() }))
          .max(mostLines)
          .default([]),
        shipping: z.boolean().default(false),
      }),
    ]),
  })
  .meta({ id: 'OrderAction' })
export type OrderAction = z.infer<typeof orderAction>

/** The most orders a search of customer service tells. */
export const mostFoundOrders = 50

const foundOrder = z
  .object({
    orderId: z.string(),
    orderNumber: z.string(),
    orderState: z.enum(orderStates),
    created: z.string(),
    market: z.string(),
    email: z.string(),
    total: wireMoney,
  })
  .meta({ id: 'FoundOrder' })

const orderStory = z
  .object({
    order: orderDetail,
    /** Oldest first. */
    story: z.array(z.object({ at: z.string(), what: z.string(), details: z.record(z.string(), z.unknown()) })),
  })
  .meta({ id: 'OrderStory' })

export const ordersCalls = {
  'GET /api/order/{catalog}/order/receipt/{orderId}': {
    who: 'anyone',
    summary: 'The receipt of an order, opened by its unguessable id',
    params: z.object({ orderId: idText }),
    answer: receipt,
    problems: [404],
  },
  'GET /api/order/{catalog}/order/receipt/{orderId}/pdf': {
    who: 'anyone',
    summary: 'The receipt as a document to keep',
    params: z.object({ orderId: idText }),
    answer: z.unknown(),
    file: 'application/pdf',
    problems: [404],
  },
  'GET /api/order/order/history': {
    who: 'account',
    summary: 'Orders of who is signed in, newest first',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      size: z.coerce.number().int().min(1).max(mostOrdersPerPage).default(10),
      /** The id of the last order of the page before, in place of a page number. */
      after: z.guid().max(36).optional(),
      /** The beginning of an order number, or a part of the name or number of an article. */
      search: z.string().trim().min(1).max(100).optional(),
    }),
    answer: z.object({
      orders: z.array(orderSummary),
      total: z.number().int(),
      page: z.number().int(),
      size: z.number().int(),
    }),
    problems: [401, 403],
  },
  'GET /api/order/order/{orderId}': {
    who: 'account',
    summary: 'An order of who is signed in',
    params: z.object({ orderId: idText }),
    answer: orderResponse,
    problems: [401, 403, 404],
  },
  'GET /api/order/order/number/{orderNumber}': {
    who: 'account',
    summary: 'An order of who is signed in, by its number',
    params: byNumber,
    answer: orderResponse,
    problems: [401, 403, 404],
  },
  'POST /api/order/order/number/{orderNumber}/cancel': {
    who: 'account',
    summary:
      'Cancels what was not sent of an order of who is signed in, and refunds it; however often it is asked, once',
    params: byNumber,
    answer: orderResponse,
    problems: [400, 401, 403, 404],
  },
  'POST /api/order/manual-order-part-cancel': {
    who: 'internal',
    keyed: true,
    summary: 'Cancels pieces that were not sent, and gives back what they cost',
    body: z.object({
      orderNumber: idText,
      lines: z.array(somePieces).min(1).max(mostLines),
      reason: z.string().max(500).optional(),
    }),
    answer: orderResponse,
    problems: [400, 401, 404, 409, 422],
  },
  'POST /api/order/manual-order-refund': {
    who: 'internal',
    keyed: true,
    summary: 'Refunds pieces that were sent, whether or not they come back, and what delivery cost',
    body: z.object({
      orderNumber: idText,
      /** Pieces with `backToStock` lie on the shelf again. */
      lines: z
        .array(somePieces.extend({ backToStock: z.boolean().optional() }))
        .max(mostLines)
        .default([]),
      shipping: z.boolean().default(false),
      reason: z.string().max(500).optional(),
    }),
    answer: orderResponse,
    problems: [400, 401, 404, 409, 422],
  },
  'GET /api/order/order/internal/work-list': {
    who: 'internal',
    summary: 'Lost money and failed refunds an operator has to look at, oldest first',
    query: z.object({
      /** The last entry of the page before. */
      after: z.guid().max(36).optional(),
      size: z.coerce.number().int().min(1).max(200).default(50),
    }),
    answer: z.object({ entries: z.array(workEntry) }),
    problems: [400, 401],
  },
  'POST /api/order/order/internal/work-list/{entryId}/resolve': {
    who: 'internal',
    keyed: true,
    summary: 'Ends an entry of the work list: lets the order go on, makes the refund once more, or closes it',
    params: z.object({ entryId: idText }),
    body: z.object({ resolution: z.enum(workResolutions), note: z.string().max(500).optional() }),
    answer: workEntry,
    problems: [400, 401, 404, 409, 422],
  },
  'POST /api/order/shipment-notification': {
    who: 'provider',
    summary: 'What a warehouse or a carrier tells of a parcel, proved by its signature',
    body: shipmentNotification,
    answer: z.object({ isNew: z.boolean() }),
    problems: [400, 401, 404, 409, 422],
  },
  'GET /api/order/order/internal/find': {
    who: 'internal',
    summary: 'Orders by number, email address or last name, newest first, for customer service',
    query: z.object({ search: z.string().trim().min(1).max(200) }),
    answer: z.object({ orders: z.array(foundOrder) }),
    problems: [400, 401],
  },
  'POST /api/order/order/internal/number/{orderNumber}/action': {
    who: 'internal',
    keyed: true,
    summary: 'Notes something on an order, cancels or refunds pieces of it, and writes down who did it and why',
    params: byNumber,
    body: orderAction,
    answer: orderResponse,
    problems: [400, 401, 404, 409, 422],
  },
  'GET /api/order/order/internal/number/{orderNumber}/story': {
    who: 'internal',
    summary: 'Everything that happened to an order: payments, refunds, stock, parcels, changes, returns and mails',
    params: byNumber,
    answer: orderStory,
    problems: [401, 404],
  },
  'GET /api/order/order/internal/number/{orderNumber}': {
    who: 'internal',
    summary: 'An order by its number, for services',
    params: byNumber,
    answer: orderResponse,
    problems: [401, 404],
  },
} satisfies Calls

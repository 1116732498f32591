import { z } from 'zod'
import { idText } from './bounds.ts'
import type { Calls } from './calls.ts'
import {
  foundOrder,
  mostLines,
  orderAction,
  orderStory,
  shipmentNotification,
  somePieces,
  workEntry,
  workResolutions,
} from './order-work.ts'
import { orderDetail, orderPurchase, orderSummary } from './orders.ts'

const orderResponse = z.object({
  order: orderDetail,
  /** The pages for returns and tracking, if the shop has them. */
  returnPortalUrl: z.string().optional(),
  returnPortalTrackingUrl: z.string().optional(),
  trackingUrls: z.array(z.string()),
})

const receipt = orderResponse.extend({ purchase: orderPurchase })

const byNumber = z.object({ orderNumber: idText })

/** How many orders a page of the history holds, and the most that a caller may ask for. */
export const ordersPerPage = 10
const mostOrdersPerPage = 50

/** Who asks a service for an action, and why. For the audit trail. */
const askedBy = { by: z.string().trim().min(1).max(200).optional() }

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
      size: z.coerce.number().int().min(1).max(mostOrdersPerPage).default(ordersPerPage),
      /** The id of the last order of the previous page, instead of a page number. */
      after: z.guid().max(36).optional(),
      /** The beginning of an order number, or a part of the name or the number of an article. */
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
      ...askedBy,
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
      /** Pieces with `backToStock` are put back into stock. */
      lines: z
        .array(somePieces.extend({ backToStock: z.boolean().optional() }))
        .max(mostLines)
        .default([]),
      shipping: z.boolean().default(false),
      reason: z.string().max(500).optional(),
      ...askedBy,
    }),
    answer: orderResponse,
    problems: [400, 401, 404, 409, 422],
  },
  'GET /api/order/order/internal/work-list': {
    who: 'internal',
    summary: 'Lost money and failed refunds an operator has to look at, oldest first',
    query: z.object({
      /** The id of the last entry of the previous page. */
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
    body: z.object({ resolution: z.enum(workResolutions), note: z.string().max(500).optional(), ...askedBy }),
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
    summary:
      'Notes something on an order, cancels or refunds pieces of it, sends a mail again, and writes down who did it and why',
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

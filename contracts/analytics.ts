import { z } from 'zod'
import { idText } from './bounds.ts'
import type { Calls } from './calls.ts'

const shortText = z.string().max(300)
const item = z.object({
  productId: idText,
  sku: idText.optional(),
  name: shortText.optional(),
  /** In major units of the market's currency. */
  price: z.number().optional(),
  quantity: z.number().int().min(1).max(10_000).optional(),
  /** Position in its list, from 1. */
  position: z.number().int().min(1).max(100_000).optional(),
})
export type TrackedItem = z.infer<typeof item>
const items = z.array(item).min(1).max(100)

/** Fields of every event. */
const common = {
  /** The time of the event, ms since 1970. */
  at: z.number().int().min(0).max(1e14).optional(),
  /** The path of the page without its query, because a query may contain a secret. */
  path: shortText.optional(),
  /** The id of the widget or link where it happened. */
  trackingId: idText.optional(),
}
const event = <Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  z.object({ event: z.literal(name), ...common, ...fields })

const amount = z.number()
const purchaseLine = z.object({
  styleNumber: idText,
  ean: idText.optional(),
  size: shortText,
  variantSizeName: shortText,
  variantLengthName: shortText.optional(),
  salesPrice: amount,
  salesPriceWithoutVat: amount,
  quantity: z.number().int(),
  isDigital: z.boolean(),
})
const purchase = {
  userStatus: z.enum(['guest', 'user']),
  orderNumber: idText,
  affiliation: shortText,
  currency: z.string().length(3),
  ...{ revenue: amount, subTotal: amount, totalDiscount: amount, totalVat: amount },
  ...{ shippingTotal: amount, shippingVat: amount },
  promoCodes: z.array(idText).max(50),
  lineItems: z.array(purchaseLine).max(300),
}

/** An event with its fields. */
export const trackingEvent = z.discriminatedUnion('event', [
  event('page_view', { pageKind: idText, title: shortText }),
  event('view_item_list', { list: idText, items }),
  event('select_item', { list: idText, items }),
  event('view_item', { items }),
  event('search', { searchTerm: shortText }),
  event('view_search_results', { searchTerm: shortText, results: z.number().int().min(0) }),
  event('add_to_wishlist', { items }),
  event('remove_from_wishlist', { items }),
  event('share', { method: idText }),
  event('add_to_basket', { items }),
  event('select_promotion', { link: shortText.optional() }),
  event('view_promotion', {}),
  event('filter', { filter: idText, value: shortText }),
  event('sort', { sorting: idText }),
  event('flyout_open', { flyout: idText }),
  event('sign_up_newsletter', {}),
  event('select_market', { market: idText }),
  event('error', { category: idText, label: shortText }),
  event('purchase', purchase),
])
export type TrackingEvent = z.infer<typeof trackingEvent>

/** Data about the shopper and their basket. Sent only to shoppers who agreed to be measured. */
export const trackingContext = z.object({
  user: z.object({ status: z.enum(['guest', 'user']), id: z.string().optional() }),
  commerce: z.object({
    currencyCode: z.string(),
    basketValue: z.number(),
    basketItems: z.array(
      z.object({ productId: z.string(), sku: z.string(), name: z.string(), price: z.number(), quantity: z.number() }),
    ),
  }),
})
export type TrackingContext = z.infer<typeof trackingContext>

export const mostEventsAtOnce = 50

export const analyticsCalls = {
  'POST /api/tracking/events': {
    who: 'anyone',
    summary:
      'Takes events of a shopper who agreed to be measured, where the shop sends them itself; answers how many. Without that consent none is',
    body: z.object({ events: z.array(trackingEvent).max(mostEventsAtOnce) }),
    answer: z.object({ taken: z.number().int() }),
    problems: [400],
  },
} satisfies Calls

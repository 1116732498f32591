import type { TrackedItem, TrackingEvent } from '#contracts/analytics.ts'
import type { MeasuredVisit } from '#server/analytics/analytics.port.ts'

/** Events that have another name in the service. The service reserves the name `error`. */
const names: Partial<Record<TrackingEvent['event'], string>> = { add_to_basket: 'add_to_cart', error: 'shop_error' }

const longestValue = 100
const cut = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, longestValue) : value)

/** An event in the format of the service. */
export function eventAt({ event, at, ...fields }: TrackingEvent, visit: MeasuredVisit) {
  const { path, ...more } = { ...fields, ...paramsOf({ event, at, ...fields } as TrackingEvent, visit) }
  const params = {
    session_id: numberOf(visit.sessionId),
    engagement_time_msec: 1,
    market: visit.market,
    ...(path === undefined ? {} : { page_location: path }),
    ...more,
  }
  return {
    name: names[event] ?? event,
    ...(at === undefined ? {} : { timestamp_micros: at * 1_000 }),
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [snake(name), cut(value)])),
  }
}

function paramsOf(event: TrackingEvent, { currency }: MeasuredVisit): Record<string, unknown> {
  switch (event.event) {
    case 'view_item_list':
    case 'select_item':
      return { list: undefined, item_list_id: event.list, items: itemsAt(event.items) }
    case 'view_item':
    case 'add_to_basket':
    case 'add_to_wishlist':
    case 'remove_from_wishlist':
      return { currency, value: worthOf(event.items), items: itemsAt(event.items) }
    case 'view_promotion':
    case 'select_promotion':
      return { promotion_id: event.trackingId }
    case 'purchase':
      return {
        ...{ orderNumber: undefined, revenue: undefined, lineItems: undefined, promoCodes: undefined },
        ...{
          transaction_id: event.orderNumber,
          value: event.revenue,
          tax: event.totalVat,
          shipping: event.shippingTotal,
        },
        ...(event.promoCodes.length > 0 ? { coupon: event.promoCodes.join(' ') } : {}),
        items: event.lineItems.map((line) => ({
          item_id: line.styleNumber,
          item_variant: line.size,
          price: line.salesPrice,
          quantity: line.quantity,
        })),
      }
    default:
      return {}
  }
}

const itemsAt = (items: readonly TrackedItem[]) =>
  items.map(({ productId, sku, name, price, quantity, position }) => ({
    item_id: productId,
    item_name: name,
    item_variant: sku,
    ...{ price, quantity, index: position },
  }))

const worthOf = (items: readonly TrackedItem[]): number =>
  items.reduce((sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity, 0) / 100

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The service identifies a visit by a number; our ids are hexadecimal. */
const numberOf = (id: string): string => String(BigInt(`0x${id.replace(/[^0-9a-f]/gi, '').slice(0, 14) || '1'}`))

import type { OrderDetail } from '#contracts/orders.ts'
import type { Translate } from '#foundation/words.ts'

/** The state of an order in the words of the list of orders: the newest event of its parcels, or the order's own state before any. */
export function orderStateText(
  { orderState, parcelTrackings = [] }: Pick<OrderDetail, 'orderState' | 'parcelTrackings'>,
  t: Translate,
): string {
  const newest = parcelTrackings
    .flatMap(({ events }) => events.slice(0, 1))
    .reduce<Event | undefined>((last, event) => (last && last.createDate >= event.createDate ? last : event), undefined)
  return newest?.deliveryStatusLocaleShort ?? ownStateText(orderState, t)
}

/** A state that has no word yet is shown as placed. */
export function ownStateText(orderState: string, t: Translate): string {
  const key = `orders.state-${orderState}`
  const text = t(key)
  return text === key ? t('orders.state-placed') : text
}

type Event = NonNullable<OrderDetail['parcelTrackings']>[number]['events'][number]

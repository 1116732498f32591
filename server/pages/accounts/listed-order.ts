import type { ListedOrder } from '#contracts/order-pages.ts'
import type { Translate } from '#foundation/words.ts'
import { type OwnOrders, orderSummary } from '#server/orders/index.ts'

type Read = Awaited<ReturnType<OwnOrders['list']>>['orders'][number]

/** An order as its owner's list shows it; `history` is the address of the page of orders. */
export const listedOrder = (order: Read, history: string, t: Translate): ListedOrder => ({
  ...orderSummary(order, t),
  url: `${history}?order=${order.orderNumber}`,
  pieces: order.pieces,
  pictures: order.lines.map(({ imageUrl, name }) => ({ url: imageUrl, name })),
})

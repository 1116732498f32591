import { moveOrder, type Order } from '#server/orders/index.ts'
import { type BuyingShop, dress, type Guest, guest, payInMarket, upToPayment } from './buying-shop.fakes.ts'

export interface Wanted {
  readonly market?: string
  readonly lines?: readonly { readonly sku: string; readonly quantity: number }[]
}

/** An order, and the guest who placed it. */
export interface BoughtOrder {
  readonly who: Guest
  readonly order: Order
}

/** A guest places an order; by default two dresses in Denmark. */
export async function buyAsGuest(
  shop: BuyingShop,
  { market = 'da-dk', lines = [{ sku: dress, quantity: 2 }] }: Wanted = {},
): Promise<BoughtOrder> {
  const who = guest(shop, market)
  const { orderId } = await payInMarket(shop, who, market, await upToPayment(shop, who, market, lines))
  return { who, order: (await shop.buying.orders.find(orderId))! }
}

/** Sends everything of an order and lets it arrive. */
export const deliver = ({ buying, clock }: BuyingShop, orderNumber: string) =>
  moveOrder({ ...buying.fulfilling, clock: () => clock.now }, orderNumber, 'delivered')

/** A guest places an order, and the goods arrive. */
export async function buyDelivered(shop: BuyingShop, wanted?: Wanted): Promise<BoughtOrder> {
  const bought = await buyAsGuest(shop, wanted)
  const moved = await deliver(shop, bought.order.orderNumber)
  if (!moved.ok) throw new Error(`The order was not delivered: ${moved.problem.code}.`)
  return bought
}

import { type RunningShop, type ShopOptions, startShop } from '../checks/harness/shop/start-shop.ts'

/** The real program on goods of its own, with nothing done in idle moments that a measurement would count. */
export async function withShop<Value>(
  work: (shop: RunningShop) => Promise<Value>,
  options: ShopOptions = {},
): Promise<Value> {
  const shop = await startShop(options)
  try {
    return await work(shop)
  } finally {
    await shop.remove()
  }
}

import { type RunningShop, type ShopOptions, startShop } from '../checks/harness/shop/start-shop.ts'

/** Starts the real program on its own data, without the warm-up of pages, which a measurement would count. */
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

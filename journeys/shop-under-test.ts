import { startShop } from '../checks/harness/start-shop.ts'

/** The shop journeys walk through: one that runs already at `SHOP_URL`, or the real program on data of its own. */
export async function shopUnderTest(): Promise<{ shop: string; close: () => Promise<void> }> {
  if (process.env.SHOP_URL) return { shop: process.env.SHOP_URL, close: async () => {} }
  const running = await startShop()
  return { shop: running.url, close: running.remove }
}

import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, onTestFinished } from 'vitest'
import { borrowBrowser, borrowShop } from '../checks/harness/borrow.ts'
import { newShopper, type Shopper } from './shopper.ts'

export interface Journey {
  /** The address of the shop, without a market. */
  readonly shop: string
  /** Somebody new, for as long as the test lasts. */
  shopper(options?: BrowserContextOptions): Promise<Shopper>
}

/** What a file of journeys begins with: `const { shop, shopper } = await openJourney()`. */
export async function openJourney(): Promise<Journey> {
  const shop = await borrowShop()
  const browser = await borrowBrowser()
  afterAll(() => browser.close())
  return {
    shop,
    shopper: async (options) => {
      const shopper = await newShopper(browser, options)
      onTestFinished(() => shopper.page.context().close())
      return shopper
    },
  }
}

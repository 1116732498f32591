import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, onTestFinished } from 'vitest'
import { sharedBrowser, sharedShop } from '../checks/harness/browser/shared-fixtures.ts'
import { type Answer, consentCookie } from './consent.ts'
import { newShopper, type Shopper } from './shopper.ts'

export interface Journey {
  /** The address of the shop, without a market. */
  readonly shop: string
  /** Somebody new, for as long as the test lasts. They have agreed to everything before, unless they are to be asked. */
  shopper(options?: BrowserContextOptions, answered?: Answer | 'not yet'): Promise<Shopper>
}

/** The setup of a file of journeys: `const { shop, shopper } = await openJourney()`. */
export async function openJourney(): Promise<Journey> {
  const shop = await sharedShop()
  const browser = await sharedBrowser()
  afterAll(() => browser.close())
  return {
    shop,
    shopper: async (options, answered = 'all') => {
      const shopper = await newShopper(browser, options)
      if (answered !== 'not yet')
        await shopper.page.context().addCookies(hosts(shop).map((it) => consentCookie(it, answered)))
      // Devices of stores were set up before anybody came.
      await shopper.page.context().addCookies([{ name: 'isoStoreId', value: 'london-lambs', url: hosts(shop)[1]! }])
      onTestFinished(() => shopper.page.context().close())
      return shopper
    },
  }
}

/** Devices in stores use a host of their own. */
const hosts = (shop: string): string[] => [shop, shop.replace('//localhost', '//store.localhost')]

import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, onTestFinished } from 'vitest'
import { sharedBrowser, sharedShop } from '../checks/harness/browser/shared-fixtures.ts'
import { type Answer, consentCookie } from './consent.ts'
import { newShopper, type Shopper } from './shopper.ts'

export interface Journey {
  /** The address of the shop, without a market. */
  readonly shop: string
  /** A new shopper for the duration of the test. They have given all consents before, unless `answered` says otherwise. */
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
      // Store devices already have the cookie with the id of their store.
      await shopper.page.context().addCookies([{ name: 'isoStoreId', value: 'london-lambs', url: hosts(shop)[1]! }])
      onTestFinished(() => shopper.page.context().close())
      return shopper
    },
  }
}

/** The hosts of a shop: one for the web, one for devices in stores. */
const hosts = (shop: string): string[] => [shop, shop.replace('//localhost', '//store.localhost')]

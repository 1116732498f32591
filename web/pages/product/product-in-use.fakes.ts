import { afterAll, beforeAll } from 'vitest'
import type { ProductDetail } from '#contracts/catalogue.ts'
import { toggleKeys } from '#contracts/toggles.ts'
import { browsingShell } from '../browsing.fakes.ts'
import { openScriptedBrowser } from '../in-scripted-browser.fakes.ts'

const on = Object.fromEntries(toggleKeys.map((key) => [key, true]))
const links = { ...browsingShell('en-gb').links, 'size-guide': '/en-gb/size-guide', notifyMePage: '/en-gb/notify-me' }
const answers = { '/api/retail-stock/en-gb/get-retail-availability': storesWithASize() }

type Browser = Awaited<ReturnType<typeof openScriptedBrowser>>

/** The setup for a file of tests of the product page with script: `const { show } = openProductInUse()`. */
export function openProductInUse() {
  let browser: Browser
  beforeAll(async () => {
    browser = await openScriptedBrowser()
  })
  afterAll(() => browser.close())
  return {
    /** All toggles are on, and the links of the page are in its shell. */
    ...{ on, links },
    browser: { show: (...page: Parameters<Browser['show']>) => browser.show(...page) },
    show: (product: Partial<ProductDetail> = {}, page: object = {}, toggles: Record<string, boolean> = {}) =>
      browser.show(
        { kind: 'product', product, page },
        { shell: { links, featureToggles: { ...on, ...toggles } }, answers },
      ),
  }
}

/**
 * Four stores in the shop's order. The third has no click and collect, and the last has nothing in stock to collect.
 */
function storesWithASize(): object {
  const store = (name: string, clickAndCollect: boolean) => ({
    ...{
      pickupPointId: name.toLowerCase(),
      physicalId: name,
      shopNumber: '1',
      name,
      clickAndCollect,
      openingHours: [],
    },
    ...{
      address: {
        street: 'High St 1',
        postalCode: 'BA1',
        city: name,
        countryCode: 'GB',
        phone: '+44 1',
        latitude: 51,
        longitude: -2,
      },
    },
  })
  return [
    { store: store('Ayr', true), quantity: 0, status: 'soldOut' },
    { store: store('Bath', true), quantity: 3, status: 'inStock' },
    { store: store('Cork', false), quantity: 2, status: 'fewLeft' },
    { store: store('Deal', true), quantity: 1, status: 'fewLeft' },
  ]
}

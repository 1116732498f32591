import { afterAll } from 'vitest'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { PageOf } from '#contracts/pages.ts'
import { toggleKeys } from '#contracts/toggles.ts'
import { browsingShell, examplePage, exampleProduct } from '../browsing.fakes.ts'
import { openBrowser } from '../in-browser.fakes.tsx'
import { ProductPage } from './product-page.tsx'

type Id = 'en-gb' | 'en-us' | 'tr-tr' | 'ar-ae'
const on = Object.fromEntries(toggleKeys.map((key) => [key, true]))

/** The setup for a file of tests of the product page: `const { show } = await openProductPage()`. */
export async function openProductPage() {
  const browser = await openBrowser()
  afterAll(() => browser.close())
  return {
    browser,
    /** Shows the page of the example product with all toggles on, except for what is given. */
    show(
      product: Partial<ProductDetail> = {},
      page: Partial<PageOf<'productPage'>> = {},
      id: Id = 'en-gb',
      toggles: Record<string, boolean> = {},
    ) {
      const body = { product: exampleProduct(id, product), shippingMethods: [], looks: [], ...page }
      const shell = browsingShell(id)
      const links = {
        ...shell.links,
        'size-guide': `/${id}/size-guide`,
        notifyMePage: `/${id}/notify-me`,
        accountRewardsPage: `/${id}/account/rewards`,
      }
      return browser.open(<ProductPage page={examplePage(id, 'productPage', body)} />, {
        ...shell,
        links,
        featureToggles: { ...on, ...toggles },
      })
    },
  }
}

import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { SiteHeader } from '#web/content/index.ts'
import { SearchInHeader } from '#web/search/index.ts'
import { browsingShell, examplePage, exampleProduct } from './browsing.fakes.ts'
import { ProductPage } from './product/product-page.tsx'
import { WishlistPage } from './wishlist/wishlist-page.tsx'
import { written } from './written.fakes.tsx'

const pages = ['accountPage', 'wishlistPage', 'storeLocatorPage', 'basketPage', 'loginPage', 'searchPage']
const shop = browsingShell('en-gb')
/** A shop whose editors put each page at an address of their own. */
const shell = {
  ...shop,
  market: { ...shop.market, storeLocatorIcon: true as const },
  links: {
    homePage: '/en-gb',
    ...Object.fromEntries([...pages, 'size-guide', 'notifyMePage'].map((name) => [name, `/en-gb/moved/${name}`])),
  },
  featureToggles: { wishlist: true, detailNotifyMe: true, stockFinder: true },
}
/** Where links and forms lead, without menus and products. */
const addressesIn = (content: ReactNode) => {
  const all = written(content, shell).markup.matchAll(/(?:href|action)="(\/[^"?#]*)/g)
  const menus = /^\/en-gb(?:$|\/(?:p|women|sale|help|country-selector)(?:$|\/))/
  return [...new Set(Array.from(all, ([, address]) => address!))].filter((it) => !menus.test(it)).sort()
}
const moved = (...names: string[]) => names.map((name) => `/en-gb/moved/${name}`)

test('leads from the header to account, wishlist, stores, basket and search where the shop has them [B-PAGE-44]', () => {
  const search = <SearchInHeader loadSuggestions={async () => () => null} />

  expect(addressesIn(<SiteHeader path="/en-gb" inApp={false} search={search} />)).toEqual(
    moved('accountPage', 'basketPage', 'searchPage', 'storeLocatorPage', 'wishlistPage'),
  )
})

test('leads from a product to size guide, stores and notification where the shop has them [B-PAGE-44]', () => {
  const product = exampleProduct('en-gb', { allowInStockNotifications: true, hasRetail: true })
  const body = { product, shippingMethods: [], looks: [] }

  expect(addressesIn(<ProductPage page={examplePage('en-gb', 'productPage', body)} />)).toEqual(
    expect.arrayContaining(moved('notifyMePage', 'size-guide', 'storeLocatorPage')),
  )
})

test('leads from a wishlist that needs a sign-in to the login where the shop has it [B-PAGE-44]', () => {
  const wishlist = { signedIn: false, signInNeeded: true as const, list: null, lists: [] }

  expect(addressesIn(<WishlistPage page={examplePage('en-gb', 'wishlistPage', wishlist)} />)).toEqual(
    expect.arrayContaining(moved('loginPage')),
  )
})

import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { loadBasketDrawer, OrderOverview } from '#web/basket/index.ts'
import { Rows } from '#web/widgets/rows.tsx'
import { BasketPage } from './basket/basket-page.tsx'
import {
  browsingShell,
  exampleCard,
  exampleCarousel,
  exampleListing,
  examplePage,
  exampleRow,
} from './browsing.fakes.ts'
import { exampleBasket, exampleBasketPage, exampleLine } from './buying.fakes.ts'
import { CategoryPage } from './category/category-page.tsx'
import { WishlistPage } from './wishlist/wishlist-page.tsx'
import { written } from './written.fakes.tsx'

const places = ['listing', 'carousel', 'wishlist', 'basket', 'miniBasket', 'checkout', 'detailPage']
const badges = places.map((id) => ({ id, title: id }))
const market = 'en-gb'
/** Each badge is switched on in the place that it is named after, and nowhere else. */
const shell = {
  ...browsingShell(market),
  featureToggles: { wishlist: true, basketPage: true },
  badges: places.map((place) => ({
    ...{ badgeId: place, badgeTitle: `${place}-badge`, productDetail: null, lineItem: null },
    productTile: { shape: 'chip', position: 'topLeft', places: [place] },
  })) as never,
}
const shownBy = (page: ReactElement) => [...new Set(written(page, shell).text.match(/\w+-badge/g))]
const card = exampleCard(market, 0, { badges })

test('shows in lists, rows, wishlists, the basket, its drawer and the checkout the badges meant for each, and no others [B-BADGE-02, B-BADGE-O1]', async () => {
  const listing = exampleListing(market, { search: { ...exampleListing(market).search, results: [card] } })
  const list = { id: 'l', name: 'Mine', isDefault: true, quantity: 1, page: 1, pages: 1 }
  const saved = { ...list, items: [{ sku: card.id, card, sizes: [] }] }
  const basket = exampleBasket(market, { lines: [exampleLine(market, { badges })] })
  const BasketDrawer = await loadBasketDrawer()

  expect(shownBy(<CategoryPage page={examplePage(market, 'categoryPage', { listing })} />)).toEqual(['listing-badge'])
  expect(shownBy(<Rows rows={[exampleRow({ ...exampleCarousel(market), products: [card] })]} />)).toEqual([
    'carousel-badge',
  ])
  expect(
    shownBy(<WishlistPage page={examplePage(market, 'wishlistPage', { signedIn: false, list: saved, lists: [] })} />),
  ).toEqual(['wishlist-badge'])
  expect(shownBy(<BasketPage page={exampleBasketPage(market, basket)} />)).toEqual(['basket-badge'])
  expect(shownBy(<BasketDrawer open onClose={() => {}} answered={basket} />)).toEqual(['miniBasket-badge'])
  expect(shownBy(<OrderOverview basket={basket} />)).toEqual(['checkout-badge'])
})

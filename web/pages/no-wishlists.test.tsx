import { expect, test } from 'vitest'
import { documentOf } from '../app/document.ts'
import { BasketPage } from './basket/basket-page.tsx'
import { browsingShell, exampleListing, examplePage, exampleProduct } from './browsing.fakes.ts'
import { exampleBasketPage, exampleShell } from './buying.fakes.ts'
import { ProductPage } from './product/product-page.tsx'
import { written } from './written.fakes.tsx'

const both = [{ wishlist: true }, {}]

test('has a heart beside the button to buy only where the market has wishlists [B-FT-12]', () => {
  const page = examplePage('en-gb', 'productPage', { product: exampleProduct('en-gb'), shippingMethods: [], looks: [] })
  const hearts = (featureToggles: Readonly<Record<string, boolean>>) =>
    written(<ProductPage page={page} />, {
      ...browsingShell('en-gb'),
      featureToggles: { productActionButtons: true, ...featureToggles },
    }).markup.split('form="save"').length - 1

  expect(both.map(hearts)).toEqual([1, 0])
})

test('moves a line of the basket to the wishlist only where the market has one [B-FT-12]', () => {
  const moves = (featureToggles: Readonly<Record<string, boolean>>) =>
    written(<BasketPage page={exampleBasketPage('en-gb')} />, {
      ...exampleShell('en-gb'),
      featureToggles,
    }).markup.includes('value="move-to-wishlist"')

  expect(both.map(moves)).toEqual([true, false])
})

test('has the form that hearts send without script only where the market has wishlists [B-FT-12]', () => {
  const code = { styles: [], scripts: [], component: { script: '/page.js', name: 'Page' } }
  const assets = {
    ...{ build: 'b', fonts: { latin: [], arabic: [] } },
    ...{ layouts: { default: code }, pages: { categoryPage: code } },
  }
  const entry = { styles: [], early: '/early.js', script: '/entry.js', preload: [] }
  const shell = browsingShell('en-gb')
  const links = { ...shell.links, wishlistPage: '/en-gb/wishlist' }
  const hasForm = (featureToggles: Readonly<Record<string, boolean>>) =>
    documentOf({
      page: examplePage('en-gb', 'categoryPage', { listing: exampleListing('en-gb') }),
      shell: { ...shell, links, featureToggles },
      assets: { ...assets, entry },
      consent: 'ask',
      settings: { publicUrl: 'https://shop.example', shellUrl: '/api/f' },
      body: [],
    })
      .join('')
      .includes('<form id="save" method="post" action="/en-gb/wishlist" hidden>')

  expect(both.map(hasForm)).toEqual([true, false])
})

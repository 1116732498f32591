import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { subBrandWords, wordsOfMarket } from './words-of-market.ts'

const program = {
  en: {
    close: 'Close',
    'basket.item': '{0} item',
    'basket.items': '{0} items',
    'checkout.order-button': 'Order with obligation to pay',
  },
  tr: { 'basket.item': '{0} ürün', 'checkout.order-button': 'Ödeme yükümlülüğüyle sipariş ver' },
}
const turkish = fakeMarket('tr-tr')

test('prefers the text of the shop to the usual one, and the text of the market to both', () => {
  const shop = { tr: { Close: 'Kapat', 'basket.item': '{0} parça' }, 'tr-tr': { 'basket.item': '{0} adet' } }
  expect(wordsOfMarket({ program, shop }, turkish)).toMatchObject({ close: 'Kapat', 'basket.item': '{0} adet' })
})

test('uses the English text if a language has none [B-FMT-12]', () => {
  expect(wordsOfMarket({ program, shop: {} }, turkish).close).toBe('Close')
})

test('prefers the English text of the shop where a language has none [B-FMT-12]', () => {
  expect(wordsOfMarket({ program, shop: { en: { close: 'Shut' } } }, turkish).close).toBe('Shut')
})

test('never mixes an English plural into a language that has the text', () => {
  expect(wordsOfMarket({ program, shop: {} }, turkish)['basket.items']).toBeUndefined()
})

test('does not let the shop change texts prescribed by law [D-12]', () => {
  const own = { 'Checkout.Order-Button': 'Al' }
  const shop = { tr: { 'checkout.order-button': 'Al' }, 'tr-tr': own, en: own }
  expect(wordsOfMarket({ program, shop }, turkish)['checkout.order-button']).toBe('Ödeme yükümlülüğüyle sipariş ver')
})

test('writes all keys in lower case [B-FMT-09]', () => {
  expect(wordsOfMarket({ program: { en: { 'Page.Home': 'x' } }, shop: {} }, turkish)).toHaveProperty(['page.home'])
})

test('has the shop’s names of its sub-brands as texts', () => {
  expect(subBrandWords({ subBrands: [{ id: 'plus', name: 'Halden Curve' }] })).toEqual({
    'sub-brand.plus': 'Halden Curve',
  })
})

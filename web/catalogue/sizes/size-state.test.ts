import { expect, test } from 'vitest'
import type { Variant } from '#contracts/catalogue.ts'
import { offerOf, sizeState } from './size-state.ts'

const product = { hasEcom: true, hasRetail: true, isDigital: false, isPreorder: false, allowInStockNotifications: true }
const size = (more: Partial<Variant> = {}): Variant => ({
  id: 's',
  inStockEcom: true,
  inStockRetail: false,
  inDeliveryDateSet: false,
  size: { sizeId: '38', name: '38' },
  ...more,
})
const all = { notifyMe: true, stockFinder: true }
const gone = size({ inStockEcom: false })

test.each([
  ['in-stock', {}, {}],
  ['few-left', { fewLeft: 1 }, {}],
  ['pre-order', { fewLeft: 1 }, { isPreorder: true }],
  ['sold-out', { inStockEcom: false }, {}],
  ['gone-online', { inStockEcom: false, inStockRetail: true }, {}],
  ['gone-online', { inStockRetail: true }, { hasEcom: false }],
] as const)('a size is %s', (state, ofSize, ofProduct) => {
  expect(sizeState({ ...product, ...ofProduct }, size(ofSize))).toBe(state)
})

test('offers a back-in-stock mail when a size is sold out and the product and the shop allow it [B-NTFY-01] [B-FT-21]', () => {
  expect(offerOf(product, gone, all)).toBe('notify')
  expect(offerOf(product, gone, { ...all, notifyMe: false })).toBe('add')
  expect(offerOf({ ...product, allowInStockNotifications: false }, gone, all)).toBe('add')
  expect(offerOf(product, size(), all)).toBe('add')
})

test('links to the stores for sizes that are only available there [B-FT-35, B-CAT-O7]', () => {
  const inStores = { ...product, hasEcom: false }

  expect(offerOf(inStores, undefined, all)).toBe('find-in-store')
  expect(offerOf(inStores, undefined, { ...all, stockFinder: false })).toBe('add')
  expect(offerOf(product, size({ inStockEcom: false, inStockRetail: true }), { ...all, notifyMe: false })).toBe(
    'find-in-store',
  )
})

test('offers no store finder for digital products, even if stores sell them [B-PDP-O5]', () => {
  const card = { ...product, isDigital: true, allowInStockNotifications: false }

  expect(offerOf({ ...card, hasEcom: false }, undefined, all)).toBe('add')
  expect(offerOf(card, size({ inStockEcom: false, inStockRetail: true }), all)).toBe('add')
})

test('accepts pre-orders for upcoming products', () => {
  expect(offerOf({ ...product, isPreorder: true }, undefined, all)).toBe('pre-order')
})

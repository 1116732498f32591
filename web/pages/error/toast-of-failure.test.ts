import { expect, test } from 'vitest'
import { productsNotFetched } from '#web/search/index.ts'
import { toastOfFailure } from './toast-of-failure.ts'

const links = { basketPage: '/en-gb/basket', receiptPage: '/en-gb/receipt', searchPage: '/en-gb/search' }

test('names the basket or the receipt that could not be shown [C-BSK-08, C-TST-17, C-TST-22]', () => {
  expect(toastOfFailure('/en-gb/basket', links)).toEqual(['danger', 'feedback.error_basket_initializing'])
  expect(toastOfFailure('/en-gb/receipt?orderid=1', links)).toEqual(['danger', 'feedback.error_order_return'])
})

test('says that the products of a search could not be loaded, by the toast of every other list of products [B-TOAST-04]', () => {
  expect(productsNotFetched).toEqual(['warning', 'feedback.error_products_fetch'])
  expect(toastOfFailure('/en-gb/search?q=dress', links)).toEqual(productsNotFetched)
})

test('says that something went wrong for any other failure [C-TST-10, B-TOAST-O1]', () => {
  expect(toastOfFailure('/en-gb/women', links)).toEqual(['warning', 'feedback.error_generic'])
  expect(toastOfFailure('/en-gb/basket', {})).toEqual(['warning', 'feedback.error_generic'])
})

test('leaves the general message out where the page says in its own words what failed [C-TST-10]', () => {
  expect(toastOfFailure('/en-gb/women', links, true)).toBeUndefined()
  expect(toastOfFailure('/en-gb/basket', links, true)).toEqual(['danger', 'feedback.error_basket_initializing'])
})

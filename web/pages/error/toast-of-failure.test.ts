import { expect, test } from 'vitest'
import { toastOfFailure } from './toast-of-failure.ts'

const links = { basketPage: '/en-gb/basket', receiptPage: '/en-gb/receipt' }

test('says of a basket and a receipt what could not be shown [C-BSK-08, C-TST-17, C-TST-22]', () => {
  expect(toastOfFailure('/en-gb/basket', links)).toEqual(['danger', 'feedback.error_basket_initializing'])
  expect(toastOfFailure('/en-gb/receipt?orderid=1', links)).toEqual(['danger', 'feedback.error_order_return'])
})

test('says of any other failure that something went wrong [C-TST-10]', () => {
  expect(toastOfFailure('/en-gb/women', links)).toEqual(['warning', 'feedback.error_generic'])
  expect(toastOfFailure('/en-gb/basket', {})).toEqual(['warning', 'feedback.error_generic'])
})

import { expect, test } from 'vitest'
import { toastOfBasket } from './toast-of-basket.ts'

test('reports an error when a basket cannot be found, and nothing when there is none yet [C-TST-18, C-BSK-08]', () => {
  expect(toastOfBasket(true)).toEqual(['danger', 'feedback.error_basket_not_found'])
  expect([toastOfBasket(false), toastOfBasket(undefined)]).toEqual([undefined, undefined])
})

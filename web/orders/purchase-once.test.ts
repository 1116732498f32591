import { expect, test } from 'vitest'
import type { OrderPurchase } from '#contracts/orders.ts'
import { purchaseEvent, purchaseToSend } from './purchase-once.ts'

const purchase = (orderNumber: string) => ({ orderNumber, revenue: 100 }) as OrderPurchase

/** Cookies as in a browser: setting a cookie keeps the others, and a cookie with a maximum age of 0 is deleted. */
function browser(...set: readonly string[]) {
  const kept = new Map<string, string>()
  const cookies = {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split(';')[0]!.split('=')
      if (text.includes('max-age=0')) kept.delete(name)
      else kept.set(name, value)
    },
  }
  for (const text of set) cookies.cookie = text
  return cookies
}

test('reports a purchase once per order number, even when its receipt is opened several times [C-RCP-O3]', () => {
  const cookies = browser('consent=all', 'orderNumber=10000008')

  expect(purchaseToSend(purchase('10000008'), cookies)).toEqual(purchase('10000008'))
  expect(purchaseToSend(purchase('10000008'), cookies)).toBeUndefined()
  cookies.cookie = 'orderNumber=10000016'
  expect(purchaseToSend(purchase('10000008'), cookies)).toBeUndefined()
  expect(purchaseToSend(purchase('10000016'), cookies)).toBeDefined()
  expect(cookies.cookie).toBe('consent=all')
  expect(purchaseToSend(undefined, cookies)).toBeUndefined()
})

test('reports no purchase for a receipt opened from a mail or by another person [C-RCP-O3]', () => {
  expect(purchaseToSend(purchase('10000008'), browser())).toBeUndefined()
  expect(purchaseToSend(purchase('10000008'), browser('orderNumber=100000080'))).toBeUndefined()
})

test('tells with a purchase whether a guest or a signed-in user made it [C-ANL-03]', () => {
  const of = (signedIn: boolean) => purchaseEvent(purchase('10000008'), { signedIn })

  expect(of(false)).toEqual({ event: 'purchase', userStatus: 'guest', orderNumber: '10000008', revenue: 100 })
  expect(of(true).userStatus).toBe('user')
})

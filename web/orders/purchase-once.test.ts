import { expect, test } from 'vitest'
import type { OrderPurchase } from '#contracts/orders.ts'
import { purchaseToSend } from './purchase-once.ts'

const purchase = (orderNumber: string) => ({ orderNumber, revenue: 100 }) as OrderPurchase

/** Cookies as a browser keeps them: setting one leaves the others. */
function browser() {
  const kept = new Map<string, string>()
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split(';')[0]!.split('=')
      kept.set(name, value)
    },
  }
}

test('tells of a purchase once per order number, however often its receipt is opened [C-RCP-O3]', () => {
  const cookies = browser()
  cookies.cookie = 'consent=all'

  expect(purchaseToSend(purchase('10000008'), cookies)).toEqual(purchase('10000008'))
  expect(purchaseToSend(purchase('10000008'), cookies)).toBeUndefined()
  expect(purchaseToSend(purchase('10000016'), cookies)).toBeDefined()
  expect(purchaseToSend(purchase('10000008'), cookies)).toBeUndefined()
  expect(cookies.cookie).toContain('consent=all')
  expect(purchaseToSend(undefined, cookies)).toBeUndefined()
})

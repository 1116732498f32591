import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { guest, layOutGoods, openBuyingShop, shirt, testCard, upToPayment } from './buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(() => layOutGoods(database))

test('keeps the basket of the browser when the call pays for another one, and forgets it once it is paid [C-PRS-O3, C-BSK-01]', async () => {
  const [own, named] = [guest(shop, 'da-dk'), guest(shop, 'da-dk')]
  await own.call('POST', 'basket/line', { sku: shirt, quantity: 1 })
  const cookie = own.basketCookie()
  const checkoutBasketId = await upToPayment(shop, named, 'da-dk')
  const pay = async (payload: object, headers: Record<string, string> = {}) => {
    const url = '/api/order/da-dk/basket/create-payment'
    const body = { ...payload, paymentMethod: testCard() }
    return (await own.ask({ method: 'POST', url, headers, payload: body })).body as {
      readonly paymentState: string
      readonly orderNumber: string
    }
  }

  const forNamed = await pay({ checkoutBasketId }, { 'x-basket-key': named.basketCookie()!.split('.')[1]! })

  expect(forNamed.paymentState).toBe('authorised')
  expect(own.orderCookie()).toMatchObject({ value: forNamed.orderNumber })
  expect(own.basketCookie()).toBe(cookie)
  expect((await own.call('GET', 'basket')).body).toMatchObject({ basket: { lines: [{ sku: shirt }] } })
  const forOwn = await pay({ checkoutBasketId: await upToPayment(shop, own, 'da-dk', []) })
  expect(forOwn.paymentState).toBe('authorised')
  expect(own.basketCookie()).toBeUndefined()
})

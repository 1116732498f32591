import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { type Guest, guest, layOutGoods, openBuyingShop, testCard, upToPayment } from './buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeAll(async () => {
  await layOutGoods(database)
  await shop.control({ notifyAfterMs: 0, notifyTimes: 3, notifyNewestFirst: true })
})

const rounds = 40
const presses = 10

interface Paid {
  readonly adyenAction?: { readonly url: string }
}
const countOf = async (text: string) => (await database.prepared<{ count: number }>(text, text))[0]!.count

/** Two tabs of one shopper press pay ten times at once. */
async function pressOften(who: Guest, checkoutBasketId: string, paymentMethod: object): Promise<Paid[]> {
  const otherTab = guest(shop, 'da-dk')
  otherTab.takeBasket(who.basketId())
  return Promise.all(
    Array.from({ length: presses }, async (_, press) => {
      const tab = press % 2 ? who : otherTab
      return (await tab.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod })).body as Paid
    }),
  )
}

test('one basket paid by ten presses in two tabs, with the browser’s return racing three notifications, is one order, one charge and one mail [C-PAY-O2, C-PAY-O5, C-PRS-O3]', async () => {
  for (let round = 0; round < rounds; round++) {
    const who = guest(shop, 'da-dk')
    const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
    if (round % 2) {
      await pressOften(who, checkoutBasketId, testCard())
      continue
    }
    const asked = await pressOften(who, checkoutBasketId, { type: 'mobilepay' })
    const { url } = asked.find(({ adyenAction }) => adyenAction)!.adyenAction!
    const left = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'approve' }),
      redirect: 'manual',
    })
    const back = new URL(left.headers.get('location')!)
    await Promise.all([1, 2].map(() => who.ask({ method: 'GET', url: back.pathname + back.search })))
  }
  await expect.poll(() => countOf(`select count(*) from shop_order where state = 'placed'`)).toBe(rounds)
  await shop.runJobs()
  const kept = [...(await shop.kept()).values()].filter((minor) => minor > 0)

  expect(kept).toHaveLength(rounds)
  expect(await countOf(`select count(*) from payment where state = 'authorised'`)).toBe(rounds)
  expect(await countOf(`select count(*) from mail where kind = 'order-confirmation'`)).toBe(rounds)
  expect(await countOf('select count(*) from stock where reserved <> 0')).toBe(0)
})

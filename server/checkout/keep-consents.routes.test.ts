import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { dress, guest, openBuyingShop, payInMarket, upToPayment } from './buying-shop.fakes.ts'

const shop = await openBuyingShop(await testDatabase())
afterAll(() => shop.close())

async function buy(marketId: string, acceptNewsletter = false) {
  const who = guest(shop, marketId)
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  await who.call('PUT', 'basket/accept-newsletter', { acceptNewsletter })
  const checkoutBasketId = await upToPayment(shop, who, marketId, [])
  const { orderId } = await payInMarket(shop, who, marketId, checkoutBasketId)
  return (await shop.buying.orders.find(orderId))!
}

test('stores with an order which terms were accepted, and when [C-CHK-O5]', async () => {
  shop.clock.now = new Date()
  const { consents } = await buy('da-dk')

  expect(consents).toEqual({
    terms: { version: shop.market('da-dk').choices.termsVersion, at: shop.clock.now.toISOString() },
    newsletter: null,
  })
  expect((await buy('da-dk', true)).consents).toMatchObject({
    newsletter: { version: expect.stringMatching(/./), at: shop.clock.now.toISOString() },
  })
})

test('stores with a Turkish order its completed pre-information form and distance-sale contract [D-12]', async () => {
  const { consents } = await buy('tr-tr')

  expect(consents.documents?.map(({ title }) => title)).toEqual(['Mesafeli satış sözleşmesi', 'Ön bilgilendirme formu'])
  for (const { html } of consents.documents!) {
    expect(html).toContain('Ayşe Kaya')
    expect(html).toMatch(/1\.299,90\s*TL/)
    expect(html).not.toContain('[[')
  }
})

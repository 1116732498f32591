import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import {
  dress,
  guest,
  layOutGoods,
  openBuyingShop,
  payInMarket,
  setPieces,
  shirt,
  upToPayment,
} from '../../checkout/buying-shop.fakes.ts'
import { visitorOf } from '../../profiles/member.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = new Date()
  await layOutGoods(database)
})

async function member(email = 'guest@example.com') {
  const visitor = visitorOf(shop)
  await visitor.join(email)
  await sql`update account set email_verified_at = now() where email = ${email}`.execute(database.sql())
  return visitor
}
async function bought() {
  const who = guest(shop, 'en-gb')
  const lines = [
    { sku: dress, quantity: 3 },
    { sku: shirt, quantity: 1 },
  ]
  return payInMarket(shop, who, 'en-gb', await upToPayment(shop, who, 'en-gb', lines))
}
type Browser = ReturnType<typeof visitorOf>
const press = (who: Browser, orderNumber: string) =>
  who.post(`/account/orders?order=${orderNumber}`, { formAction: 'buy-again', orderNumber })
const inBasket = async (who: Browser) => {
  const { body } = (await who.page('/basket')) as unknown as { body: PageOf<'basketPage'> }
  return (body.basket?.basket.lines ?? []).map(({ sku, quantity }) => [sku, quantity])
}
const shown = async (who: Browser, location: string) =>
  (await who.page(location.replace('/en-gb', ''))).body as unknown as PageOf<'accountOrderHistoryPage'>

test('puts the goods of an order into the basket [C-GEN-03]', async () => {
  const who = await member()
  const { orderNumber } = await bought()

  expect((await press(who, orderNumber)).location).toBe('/en-gb/basket')
  expect((await inBasket(who)).toSorted()).toEqual([
    [dress, 3],
    [shirt, 1],
  ])
})

test('adds what is still sold, as much as there is, into one basket, and names the rest [C-GEN-03]', async () => {
  const who = await member()
  const { orderNumber } = await bought()
  await setPieces(database, dress, 0)
  await sql`update stock set available = 2, received = 2 + sold where sku = ${dress} and place = 'warehouse:main'`.execute(
    database.sql(),
  )

  const { location } = await press(who, orderNumber)
  const { done, missing } = await shown(who, location)
  expect([done, missing]).toEqual(['bought', ['Dress en']])
  expect((await inBasket(who)).toSorted()).toEqual([
    [dress, 2],
    [shirt, 1],
  ])
})

test('says that nothing is left to buy [C-GEN-03]', async () => {
  const who = await member()
  const { orderNumber } = await bought()
  for (const sku of [dress, shirt]) await setPieces(database, sku, 0)

  const { done, missing } = await shown(who, (await press(who, orderNumber)).location)
  expect([done, missing]).toEqual(['not-bought', ['Dress en', 'Shirt en']])
  expect(await inBasket(who)).toEqual([])
})

test('buys nothing of the order of another member, for guests or with an ended session [C-ORD-O4]', async () => {
  const who = await member()
  const { orderNumber } = await bought()
  const other = await member('other@example.com')
  const stranger = visitorOf(shop)

  for (const one of [other, stranger]) {
    const { location } = await press(one, orderNumber)
    expect(location).not.toContain('missing')
    expect(await inBasket(one)).toEqual([])
  }
  await sql`delete from session`.execute(database.sql())
  await press(who, orderNumber)
  expect(await inBasket(who)).toEqual([])
})

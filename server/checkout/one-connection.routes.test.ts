import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/postgres-database.ts'
import { openTestDatabase } from '../../checks/harness/database/test-database.ts'
import { importGiftCards } from '../gift-cards/import-gift-cards.repository.ts'
import { importPromotions } from '../promotions/import-promotions.service.ts'
import { dress, guest, openBuyingShop, testCard, upToPayment } from './buying-shop.fakes.ts'

const { url } = await openTestDatabase()
const { database, close } = openDatabase({ url, poolSize: 1, connectTimeoutMs: 3_000 })
const shop = await openBuyingShop(database)
afterAll(async () => {
  await shop.close()
  await close()
})

test('never waits for a second database connection while it holds one, for any basket', async () => {
  const changes = { publish: async () => {}, listen: () => () => {} }
  await importPromotions({ database, changes }, [
    'shops/demo/promotions/promotions.csv',
    'shops/demo/promotions/promotion_codes.csv',
  ])
  await importGiftCards(database, ['shops/demo/promotions/gift_cards.csv'])
  await shop.promotions.renew()
  // As at a launch: pieces are reserved when they are put into the basket, and the new price is due but not yet stored.
  await sql`update variant set reserve_at = 'basket' where sku = ${dress}`.execute(database.sql())
  await sql`update price_now set changes_at = now() - interval '1 second' where sku = ${dress}`.execute(database.sql())
  const who = guest(shop, 'en-gb')
  const give = (path: string, body: object) => who.call('POST', `basket/${path}`, body)

  const answers = [
    await give('line', { sku: dress, quantity: 1 }),
    await give('line', { sku: dress, quantity: 2 }),
    await give('add-promo-code', { promoCode: 'WELCOME10' }),
    await give('add-giftcard', {
      giftCardNumber: '6006 0000 0000 0029',
      giftCardNumberValidationCode: 'demo1234',
    }),
  ]
  const checkoutBasketId = await upToPayment(shop, who, 'en-gb')
  answers.push(await give('create-payment', { checkoutBasketId, paymentMethod: testCard() }))
  await shop.runJobs()

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(answers.at(-1)?.body).toMatchObject({ paymentState: 'authorised' })
})

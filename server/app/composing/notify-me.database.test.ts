import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { MailOrder } from '#server/mails/index.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { openGoodsShop } from '../../catalogue/goods-shop.fakes.ts'
import { composeNotifyMe } from './notify-me.ts'

const shop = await openGoodsShop(await testDatabase())
const market = shop.markets.find('en-gb')!
const productId = '900100_navy_01'
const [ordered, consents]: [MailOrder[], object[]] = [[], []]
const { notifyMe, goodsChanged } = composeNotifyMe(
  {
    ...{ database: shop.database, clock: shop.clock, settings: { publicUrl: 'https://halden.test' } },
    jobs: { send: async (_: unknown, __: string, data: object) => void ordered.push(data as MailOrder) },
  } as never,
  {
    ...{ markets: shop.markets, catalogue: shop.catalogue, accounts: { find: async () => undefined } },
    content: { linkTo: ({ id }, alias) => `/${id}/${alias}` },
    club: { consent: async (_: unknown, given: object) => void consents.push(given) },
  } as Parameters<typeof composeNotifyMe>[1],
)

test('writes to who waits for a size once it is back, from the page of the shop, and keeps the consent of its box [C-NTF-O1, C-NTF-02, B-NTFY-O1, C-RTE-15]', async () => {
  const wish = { ...({ kind: 'stock', email: 'ane@example.com', productId } as const), sku: `${productId}_40` }
  await notifyMe.optIn({ market, visitor: undefined, address: '' }, { ...wish, acceptNewsletter: true })
  const { data } = ordered.shift() as Extract<MailOrder, { kind: 'confirm-wish' }>
  const confirmUrl = new URL(data.confirmUrl)
  expect([confirmUrl.origin, confirmUrl.pathname]).toEqual(['https://halden.test', '/en-gb/notifyMePage'])
  expect(consents).toMatchObject([{ email: wish.email, source: 'notify-me', topic: 'newsletter' }])
  await notifyMe.confirm(confirmUrl.searchParams.get('confirm')!)
  await sql`update stock set available = 3, received = 3 + reserved + sold where sku = ${wish.sku}`.execute(
    shop.database.sql(),
  )
  await shop.readModel.apply(new Set([`product:${productId}`]))

  await goodsChanged([])
  await goodsChanged(['900300_black_01'])
  expect(ordered).toEqual([])
  await goodsChanged([productId])
  expect(ordered).toMatchObject([{ kind: 'product-there', recipient: wish.email }])
})

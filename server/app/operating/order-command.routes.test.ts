import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../checks/harness/database/test-database.ts'
import { temporaryFolder } from '../../../checks/harness/shop/temporary-folder.ts'
import {
  dress,
  guest,
  layOutGoods,
  openBuyingShop,
  payInMarket,
  upToPayment,
} from '../../checkout/buying-shop.fakes.ts'
import type { CommandRequest } from './command.ts'
import { orderCommand } from './order-command.ts'

const { database, url } = await openTestDatabase()
const dataDir = temporaryFolder('order-command')
const shop = await openBuyingShop(database)
afterAll(async () => {
  await shop.close()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeAll(() => layOutGoods(database))

async function told(...words: string[]) {
  const lines: string[] = []
  const settings = { databaseUrl: url, dataDir } as CommandRequest['settings']
  const progress = { say: () => {} } as unknown as CommandRequest['progress']
  const code = await orderCommand.run({ settings, progress, words, options: {}, print: (line) => lines.push(line) })
  return { code, lines }
}

test('prints everything that happened to an order, a line of JSON for each entry [C-EOX-06]', async () => {
  const who = guest(shop, 'en-gb')
  const checkoutBasketId = await upToPayment(shop, who, 'en-gb', [{ sku: dress, quantity: 1 }])
  const { orderNumber } = await payInMarket(shop, who, 'en-gb', checkoutBasketId)

  const { code, lines } = await told(orderNumber)
  const entries = lines.map((line) => JSON.parse(line) as { what: string; details: Record<string, unknown> })
  expect([code, entries[0]]).toMatchObject([0, { what: 'order', details: { orderNumber, email: 'guest@example.com' } }])
  expect(entries.map(({ what }) => what)).toEqual(expect.arrayContaining(['payment', 'stock']))
  expect(await told('99999999')).toEqual({ code: 1, lines: ['✗ There is no order 99999999.'] })
})

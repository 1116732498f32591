import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../checks/harness/database/test-database.ts'
import { temporaryFolder } from '../../../checks/harness/shop/temporary-folder.ts'
import { buyAsGuest } from '../../checkout/bought-order.fakes.ts'
import { dress, layOutGoods, openBuyingShop } from '../../checkout/buying-shop.fakes.ts'
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
  return run(words)
}

async function run(words: string[], options: CommandRequest['options'] = {}) {
  const lines: string[] = []
  const settings = { databaseUrl: url, dataDir } as CommandRequest['settings']
  const progress = { print: () => {} } as unknown as CommandRequest['progress']
  const code = await orderCommand.run({ settings, progress, words, options, print: (line) => lines.push(line) })
  return { code, lines }
}

test('prints everything that happened to an order, a line of JSON for each entry [C-EOX-06]', async () => {
  const { orderNumber } = (await buyAsGuest(shop, { market: 'en-gb', lines: [{ sku: dress, quantity: 1 }] })).order

  const { code, lines } = await told(orderNumber)
  const entries = lines.map((line) => JSON.parse(line) as { what: string; details: Record<string, unknown> })
  expect([code, entries[0]]).toMatchObject([0, { what: 'order', details: { orderNumber, email: 'guest@example.com' } }])
  expect(entries.map(({ what }) => what)).toEqual(expect.arrayContaining(['payment', 'stock']))
  expect(await told('99999999')).toEqual({ code: 1, lines: ['✗ There is no order 99999999.'] })
})

test('sends an order and lets it arrive, or cancels it, at the word of the operator [C-ORD-O5]', async () => {
  const bought = async () => (await buyAsGuest(shop, { market: 'en-gb', lines: [{ sku: dress, quantity: 1 }] })).order
  const [sent, dropped] = [await bought(), await bought()]
  const states = async (move: string, { id, orderNumber }: typeof sent) => [
    (await told(move, orderNumber)).code,
    (await shop.buying.orders.find(id))?.state,
  ]

  expect(await states('shipped', sent)).toEqual([0, 'completed'])
  expect(await states('delivered', sent)).toEqual([0, 'completed'])
  const { parcels } = await shop.buying.fulfilling.fulfilments.readProgress(sent.id)
  expect(parcels.map(({ events }) => events.map(({ kind }) => kind).toSorted())).toEqual([['delivered', 'dispatch']])
  expect(await states('cancelled', dropped)).toEqual([0, 'cancelled'])
  expect(await states('shipped', dropped)).toEqual([1, 'cancelled'])
})

test('sends a mail of an order again if the operator says who asks and why, and records that [C-EOX-06]', async () => {
  const { orderNumber, id: orderId } = (
    await buyAsGuest(shop, { market: 'en-gb', lines: [{ sku: dress, quantity: 1 }] })
  ).order
  while (shop.jobs.length > 0) await shop.runJobs()
  const mail = String((await shop.buying.outbox.find(`order-placed:${orderId}`))!.id)
  const asked = { mail, by: 'Ann', reason: 'lost it' }

  expect((await run(['mail', orderNumber], asked)).code).toBe(0)
  expect(await run(['mail', orderNumber], { ...asked, mail: '999999' })).toMatchObject({ code: 1 })
  await expect(run(['mail', orderNumber], { mail })).rejects.toThrow('shop.wrong-option')
  const { lines } = await told(orderNumber)
  const entries = lines.map((line) => JSON.parse(line) as { what: string; details: Record<string, unknown> })
  expect(entries.filter(({ what }) => what === 'action')).toMatchObject([
    { details: { kind: 'mail', by: 'Ann', reason: 'lost it', details: { mailId: Number(mail) } } },
  ])
})

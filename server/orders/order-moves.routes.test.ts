import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { guest, openBuyingShop, payInMarket, upToPayment } from '../checkout/buying-shop.fakes.ts'
import { registerOrderMoves } from './index.ts'

const shop = await openBuyingShop(await testDatabase())
const development = Fastify()
registerOrderMoves(development, { ...shop.buying.fulfilling, clock: () => shop.clock.now })
afterAll(async () => {
  await development.close()
  await shop.close()
})

async function bought() {
  const who = guest(shop, 'da-dk')
  const { orderId } = await payInMarket(shop, who, 'da-dk', await upToPayment(shop, who, 'da-dk'))
  return (await shop.buying.orders.find(orderId))!
}
const move = async (orderNumber: string, to: string) =>
  (await development.inject({ method: 'POST', url: `/dev/orders/${orderNumber}/${to}` })).statusCode
const stateOf = async (id: string) => (await shop.buying.orders.find(id))?.state

test('plays warehouse and courier: an order is sent, arrives, or is cancelled, each once [C-ORD-O5]', async () => {
  const sent = await bought()
  expect([await move(sent.orderNumber, 'shipped'), await stateOf(sent.id)]).toEqual([200, 'completed'])
  expect(await move(sent.orderNumber, 'delivered')).toBe(200)
  const { parcels } = await shop.buying.fulfilling.fulfilments.becoming(sent.id)
  expect(parcels.map(({ events }) => events.map(({ kind }) => kind).toSorted())).toEqual([['delivered', 'dispatch']])

  const dropped = await bought()
  expect([await move(dropped.orderNumber, 'cancelled'), await stateOf(dropped.id)]).toEqual([200, 'cancelled'])
  expect(await move(dropped.orderNumber, 'shipped')).toBe(400)
  expect([await move('99999999', 'shipped'), await move(sent.orderNumber, 'lost')]).toEqual([404, 404])
})

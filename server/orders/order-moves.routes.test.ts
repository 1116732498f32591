import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { buyAsGuest } from '../checkout/bought-order.fakes.ts'
import { openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import { registerOrderMoves } from './index.ts'

const shop = await openBuyingShop(await testDatabase())
const development = Fastify()
registerOrderMoves(development, { ...shop.buying.fulfilling, clock: () => shop.clock.now })
afterAll(async () => {
  await development.close()
  await shop.close()
})

const bought = async () => (await buyAsGuest(shop)).order
const move = async (orderNumber: string, to: string) =>
  (await development.inject({ method: 'POST', url: `/dev/orders/${orderNumber}/${to}` })).statusCode
const stateOf = async (id: string) => (await shop.buying.orders.find(id))?.state

test('plays warehouse and courier: an order is sent, arrives, or is cancelled, each once [C-ORD-O5]', async () => {
  const sent = await bought()
  expect([await move(sent.orderNumber, 'shipped'), await stateOf(sent.id)]).toEqual([200, 'completed'])
  expect(await move(sent.orderNumber, 'delivered')).toBe(200)
  const { parcels } = await shop.buying.fulfilling.fulfilments.readProgress(sent.id)
  expect(parcels.map(({ events }) => events.map(({ kind }) => kind).toSorted())).toEqual([['delivered', 'dispatch']])

  const dropped = await bought()
  expect([await move(dropped.orderNumber, 'cancelled'), await stateOf(dropped.id)]).toEqual([200, 'cancelled'])
  expect(await move(dropped.orderNumber, 'shipped')).toBe(400)
  expect([await move('99999999', 'shipped'), await move(sent.orderNumber, 'lost')]).toEqual([404, 404])
})

test('every parcel of an order arrives, those that were sent before too [C-ORD-O5]', async () => {
  const { id, orderNumber } = await bought()
  const { fulfilment, fulfilments } = shop.buying.fulfilling
  const lines = [{ lineItemId: '1', quantity: 1 }]
  await fulfilment.ship({ orderId: id, carrier: 'GLS', trackingNumber: 'first', lines })

  expect(await move(orderNumber, 'delivered')).toBe(200)
  const { parcels } = await fulfilments.readProgress(id)
  expect(parcels.map(({ events }) => events.some(({ kind }) => kind === 'delivered'))).toEqual([true, true])
})

import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import {
  dress,
  guest,
  layOutGoods,
  openBuyingShop,
  payInMarket,
  shirt,
  upToPayment,
} from '../../checkout/buying-shop.fakes.ts'
import { planParcels } from '../index.ts'
import { orderDetail } from '../order-detail.ts'

const shop = await openBuyingShop(await testDatabase())
afterAll(() => shop.close())
beforeEach(() => layOutGoods(shop.database))

async function bought() {
  const who = guest(shop, 'da-dk')
  const lines = [
    { sku: dress, quantity: 1 },
    { sku: shirt, quantity: 2 },
  ]
  const { orderId } = await payInMarket(shop, who, 'da-dk', await upToPayment(shop, who, 'da-dk', lines))
  return (await shop.buying.orders.find(orderId))!
}

test('sends the packing list to the warehouse once, and again until it is accepted', async () => {
  const { id, orderNumber } = await bought()
  const { fulfilling } = shop.buying
  const taken: string[] = []
  let failures = 1
  const plan = planParcels({
    ...fulfilling,
    warehouses: [
      {
        handOver: async ({ id: parcel }) => {
          if (failures-- > 0) throw new Error('closed')
          taken.push(parcel)
        },
      },
    ],
  })

  await expect(plan(id)).rejects.toThrow('closed')
  for (let times = 0; times < 2; times++) await plan(id)
  expect(taken).toEqual([`${orderNumber}-warehouse`])
  const kept = await fulfilling.fulfilments.handover(id, 'warehouse')
  expect(kept?.content).toMatchObject({
    kind: 'pack',
    orderNumber,
    shippingMethodId: 'postnord-home',
    shippingAddress: { lastName: 'Holm' },
    lines: [
      { lineItemId: '1', sku: dress, quantity: 1 },
      { lineItemId: '2', sku: shirt, quantity: 2 },
    ],
  })
})

test('tells the warehouse or store which pieces are cancelled [C-ORD-O3]', async () => {
  const { id, orderNumber } = await bought()
  const { fulfilment, fulfilments } = shop.buying.fulfilling
  await fulfilment.handOver(id)
  shop.jobs.splice(0)
  await fulfilment.cancel({ orderId: id, actor: 'test', lines: [{ lineItemId: '2', quantity: 1 }] })

  expect((await fulfilments.unsent(id)).find(({ content }) => content.kind === 'cancel')?.content).toMatchObject({
    ...{ orderNumber, place: 'warehouse', isWholeOrder: false },
    lines: [{ lineItemId: '2', sku: shirt, quantity: 1 }],
  })
  expect(shop.jobs.filter(({ queue }) => queue === 'order-handover.warehouse')).toHaveLength(2)
})

test('hands each place, the warehouse and the store, its own items, and waits for both parcels [C-SHP-05]', async () => {
  await sql`insert into stock (sku, place, received, available) values (${shirt}, 'store:lyngby', 1, 1)`.execute(
    shop.database.sql(),
  )
  const who = guest(shop, 'da-dk')
  await who.call('POST', 'basket/line', { sku: shirt, quantity: 1, stockLocation: 'store', storeId: 'lyngby' })
  const { orderId } = await payInMarket(shop, who, 'da-dk', await upToPayment(shop, who, 'da-dk'))
  const { fulfilment, fulfilments } = shop.buying.fulfilling
  await fulfilment.handOver(orderId)

  const handed = async (place: string) => (await fulfilments.handover(orderId, place))?.content
  expect(await handed('warehouse')).toMatchObject({ lines: [{ sku: dress, quantity: 1 }] })
  expect(await handed('store-lyngby')).toMatchObject({ lines: [{ sku: shirt, quantity: 1 }] })
  const stateAfter = async (place: string) => {
    await fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: `of ${place}`, place })
    return (await shop.buying.orders.find(orderId))?.state
  }
  expect([await stateAfter('warehouse'), await stateAfter('store-lyngby')]).toEqual(['placed', 'completed'])
})

test('counts what is digital as sent, and sends what lies in a store apart [C-ORD-03, C-SHP-05]', async () => {
  const { id } = await bought()
  await sql`update shop_order set content = jsonb_set(jsonb_set(content, '{lines,0,isDigital}', 'true'),
    '{shipments,0}', content #> '{shipments,0}' || '{"id": "store-aarhus", "lineIds": ["2"]}') where id = ${id}`.execute(
    shop.database.sql(),
  )
  const { fulfilment, fulfilments } = shop.buying.fulfilling
  await fulfilment.handOver(id)

  expect(await fulfilments.handover(id, 'warehouse')).toBeUndefined()
  expect((await fulfilments.handover(id, 'store-aarhus'))?.content).toMatchObject({
    lines: [{ sku: shirt, quantity: 2 }],
  })
  expect((await fulfilment.cancel({ orderId: id, actor: 'test', lines: [{ lineItemId: '1', quantity: 1 }] })).ok).toBe(
    false,
  )
  await fulfilment.ship({ orderId: id, carrier: 'DAO', trackingNumber: 'S1', place: 'store-aarhus' })
  expect((await shop.buying.orders.find(id))?.state).toBe('completed')
})

test('gives warehouse and store a packing list each, and tells only the store that its piece is cancelled; the order is done when both have sent or cancelled their items, and each parcel names its place [C-ORD-03, C-TRK-03]', async () => {
  const { id } = await bought()
  await sql`update shop_order set content = jsonb_set(content, '{shipments}', jsonb_build_array(
    content #> '{shipments,0}' || '{"lineIds": ["1"]}',
    content #> '{shipments,0}' || '{"id": "store-aarhus", "lineIds": ["2"]}')) where id = ${id}`.execute(
    shop.database.sql(),
  )
  const { fulfilment, fulfilments } = shop.buying.fulfilling
  await fulfilment.handOver(id)
  const packed = async (place: string) => (await fulfilments.handover(id, place))?.content.lines
  const told = async () => {
    const order = (await shop.buying.orders.find(id))!
    return orderDetail(order, true, await fulfilments.readProgress(id), (key) => key)
  }

  expect(await packed('warehouse')).toMatchObject([{ lineItemId: '1', sku: dress, quantity: 1 }])
  expect(await packed('store-aarhus')).toMatchObject([{ lineItemId: '2', sku: shirt, quantity: 2 }])
  await fulfilment.ship({ orderId: id, carrier: 'GLS', trackingNumber: 'W1', place: 'warehouse' })
  expect((await told()).orderState).toBe('placed')
  await fulfilment.cancel({ orderId: id, actor: 'test', lines: [{ lineItemId: '2', quantity: 1 }] })
  const cancelled = (await fulfilments.unsent(id)).filter(({ content }) => content.kind === 'cancel')
  expect(cancelled.map(({ content }) => content.place)).toEqual(['store-aarhus'])
  await fulfilment.ship({ orderId: id, carrier: 'DAO', trackingNumber: 'S1', place: 'store-aarhus' })
  expect(await told()).toMatchObject({
    orderState: 'completed',
    shippingNotifications: {
      shippedLineItems: [
        { isWarehouse: true, trackAndTraceNumber: 'W1', lineItems: [{ lineItemId: '1', quantity: 1 }] },
        { isWarehouse: false, trackAndTraceNumber: 'S1', lineItems: [{ lineItemId: '2', quantity: 1 }] },
      ],
      cancelledLineItems: [{ lineItemId: '2', quantity: 1 }],
    },
  })
})

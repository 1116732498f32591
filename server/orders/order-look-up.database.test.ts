import { expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import type { Order } from './order.ts'
import { orderLookUp } from './order-look-up.service.ts'

const database = await testDatabase()
const known = { orderNumber: 'S1000001', email: 'maren@example.com' }

test('an order is loaded only for its own address: the time that takes would tell that there is one [C-TRK-O1]', async () => {
  let loaded = 0
  const lookUp = orderLookUp({
    database,
    orders: {
      emailOfNumber: async (number) => (number === known.orderNumber ? known.email : undefined),
      async findByNumber(orderNumber) {
        loaded += 1
        return { ...known, orderNumber } as Order
      },
    },
  })
  const address = '198.51.100.7'

  for (const orderNumber of [known.orderNumber, 'S2000002'])
    expect(await lookUp({ orderNumber, email: 'somebody@example.com', address })).toMatchObject({
      problem: { code: 'order.look-up-failed' },
    })
  expect(loaded).toBe(0)
  expect(await lookUp({ orderNumber: ' S1000001 ', email: ' Maren@example.com', address })).toMatchObject({
    value: known,
  })
})

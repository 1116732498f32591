import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { workOnPlacedOrders } from './placed-orders.jobs.ts'

test('tells everyone of a placed order in one job, and only who failed again', async () => {
  const heard: string[] = []
  const sent: string[] = []
  const workers = new Map<string, Parameters<Jobs['work']>[1]>()
  let mailServerIsDown = true
  await workOnPlacedOrders({
    jobs: {
      work: async (queue, handle) => void workers.set(queue, handle),
      send: async (_inside, queue) => void sent.push(queue),
    },
    database: {} as Database,
    listeners: {
      fulfilment: async () => void heard.push('fulfilment'),
      mails: async () => {
        if (mailServerIsDown) throw new Error('mail server is down')
        heard.push('mails')
      },
      'gift-cards': async () => void heard.push('gift-cards'),
    },
    log: () => {},
  })

  await workers.get('order-placed')!({ orderId: 'o1', listeners: ['mails', 'fulfilment'] })
  expect([heard, sent]).toEqual([['fulfilment'], ['order-placed.mails']])

  mailServerIsDown = false
  await workers.get(sent[0]!)!({ orderId: 'o1' })
  expect(heard).toEqual(['fulfilment', 'mails'])
})

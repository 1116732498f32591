import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { type PlacedOrderNeeds, workOnPlacedOrders } from './placed-orders.jobs.ts'

/** Queues without a database: the jobs that were sent, and a way to run them. */
async function queuesFor(listeners: PlacedOrderNeeds['listeners'], log: (fault: unknown) => void = () => {}) {
  const sent: string[] = []
  const workers = new Map<string, Parameters<Jobs['work']>[1]>()
  await workOnPlacedOrders({
    jobs: {
      work: async (queue, handle) => void workers.set(queue, handle),
      send: async (_inside, queue) => void sent.push(queue),
    },
    database: {} as Database,
    listeners,
    log,
  })
  return { sent, work: (queue: string, named?: string[]) => workers.get(queue)!({ orderId: 'o1', listeners: named }) }
}

test('notifies all subscribers of a placed order in one job, and repeats only those that failed', async () => {
  const handled: string[] = []
  let mailServerIsDown = true
  const faults: unknown[] = []
  const listeners = {
    fulfilment: { handle: async () => void handled.push('fulfilment') },
    mails: {
      handle: async () => {
        if (mailServerIsDown) throw new Error('mail server is down')
        handled.push('mails')
      },
    },
    'gift-cards': { handle: async () => void handled.push('gift-cards') },
  }
  const { sent, work } = await queuesFor(listeners, (fault) => faults.push(fault))

  await work('order-placed', ['mails', 'fulfilment'])
  expect([handled, sent]).toEqual([['fulfilment'], ['order-placed.mails']])
  expect(faults).toEqual([new Error('mail server is down')])

  mailServerIsDown = false
  await work(sent[0]!)
  expect(handled).toEqual(['fulfilment', 'mails'])
})

test('does not wait for a subscriber that waits for an external service', async () => {
  const { sent, work } = await queuesFor({ mails: { handle: () => new Promise(() => {}), waits: true } })

  await work('order-placed', ['mails'])

  expect(sent).toEqual(['order-placed.mails'])
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { describeAnalytics, exampleEvents, exampleVisit } from '#server/analytics/analytics.port-test.ts'
import { eventAt } from './event-at.ts'
import { ga4Analytics } from './server.ts'
import { ga4Simulator } from './simulator/index.ts'
import { mistakesIn } from './simulator/mistakes.ts'

const keys = { measurementId: 'G-TEST', apiSecret: 'secret' }

async function serve() {
  const entries: Record<string, unknown>[] = []
  const ledger = { append: (entry: object) => void entries.push({ ...entry }), entries: () => entries }
  const simulator = ga4Simulator(keys)({ ledger, url: '', shopUrl: '' })
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const reply = await simulator.answer(
      new Request(`http://localhost${incoming.url}`, { method: 'POST', body: Buffer.concat(chunks) }),
    )
    outgoing.writeHead(reply.status, { connection: 'close' }).end(await reply.text())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    entries,
    url,
    receiver: ga4Analytics({ ...keys, url }),
    received: async () => ({
      names: entries.filter(({ kind }) => kind === 'event').map(({ name }) => String(name)),
      mistakes: entries.filter(({ kind }) => kind === 'mistake').map(({ description }) => String(description)),
    }),
    fail: async () => void (await fetch(`${url}/control`, { method: 'POST', body: '{"down":true}' })),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

describeAnalytics(serve)

test('sends events under the names of the service, with the visit and the consent they belong to', async () => {
  const { receiver, entries, close } = await serve()
  await receiver.send({ ...exampleVisit, advertisement: true }, [exampleEvents[9]!])
  await close()

  expect(entries).toEqual([
    {
      ...{ kind: 'event', name: 'add_to_cart', clientId: exampleVisit.visitorId, userId: undefined },
      consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
      params: {
        ...{ session_id: expect.stringMatching(/^\d+$/), engagement_time_msec: 1, market: 'en-gb', currency: 'GBP' },
        value: 99.98,
        items: [
          {
            item_id: '100231_navy_03',
            item_name: 'Dress',
            item_variant: '100231_navy_03_38',
            price: 49.99,
            quantity: 2,
          },
        ],
      },
    },
  ])
})

test('identifies a widget by its tracking id and a purchase by its order number', () => {
  expect(eventAt(exampleEvents[10]!, exampleVisit).params).toMatchObject({ promotion_id: 'hero', tracking_id: 'hero' })
  expect(eventAt(exampleEvents.at(-1)!, exampleVisit).params).toMatchObject({
    ...{
      transaction_id: '20000001',
      value: 83.32,
      tax: 16.66,
      shipping: 0,
      coupon: 'SUMMER',
      affiliation: 'Online Store',
    },
    items: [{ item_id: '100231', item_variant: '38', price: 49.99, quantity: 2 }],
  })
})

test('the simulator answers a wrong secret like a right one and records only a mistake, as the service does', async () => {
  const { url, entries, close } = await serve()
  await ga4Analytics({ url, measurementId: 'G-TEST', apiSecret: 'wrong' }).send(exampleVisit, [exampleEvents[4]!])
  await close()

  expect(entries.map(({ kind }) => kind)).toEqual(['mistake'])
})

test('the simulator reports events that the service would reject', () => {
  const well = { client_id: '1', consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' } }
  const of = (name: string, params = {}) => mistakesIn({ ...well, events: [{ name, params }] })

  expect(of('search')).toEqual([])
  expect(of('error')).toHaveLength(1)
  expect(of('session_start')).toHaveLength(1)
  expect(of('search', { searchTerm: 'x'.repeat(101) })).toHaveLength(1)
  expect(mistakesIn({ events: [{ name: 'search' }] })).toHaveLength(1)
  expect(mistakesIn({ client_id: '1', events: [{ name: 'search' }] })).toHaveLength(1)
  expect(mistakesIn({ ...well, events: Array.from({ length: 26 }, () => ({ name: 'search' })) })).toHaveLength(1)
})

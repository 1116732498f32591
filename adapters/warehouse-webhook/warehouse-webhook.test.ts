import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { describeWarehouse } from '#server/orders/fulfilment/warehouse.port-test.ts'
import { warehouseWebhook } from './server.ts'

/** A warehouse that accepts every parcel, unless the test makes it fail. */
async function open() {
  const taken = new Map<string, unknown>()
  const headers: Record<string, unknown>[] = []
  let failing = false
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    headers.push(request.headers)
    if (!failing) taken.set(String(request.headers['idempotency-key']), JSON.parse(Buffer.concat(chunks).toString()))
    response.writeHead(failing ? 503 : 204, { connection: 'close' }).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`
  return {
    headers,
    warehouse: warehouseWebhook({ url, sign: (body) => `signed ${JSON.stringify(body).length}` }),
    taken: async () => [...taken.values()],
    fail: (value: boolean) => {
      failing = value
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

describeWarehouse(open)

test('signs what it posts, and reports a refusal as not accepted', async () => {
  const { headers, warehouse, fail, close } = await open()

  await warehouse.handOver({ id: '1-warehouse', content: { a: 1 } })
  expect(headers[0]).toMatchObject({
    'x-selvedge-signature': expect.stringMatching(/^signed/),
    'idempotency-key': '1-warehouse',
  })
  fail(true)
  await expect(warehouse.handOver({ id: '2-warehouse', content: {} })).rejects.toThrow('warehouse.not-taken')
  await close()
})

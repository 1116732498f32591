import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { describePickupPoints } from '#server/delivery/pickup-points.port-test.ts'
import { pickupPoints } from './server.ts'
import { pickupPointsSimulator } from './simulator/index.ts'

async function open() {
  const simulator = pickupPointsSimulator({ ledger: { append: () => {}, entries: () => [] }, url: '', shopUrl: '' })
  const server = createServer(async (request, response) => {
    const answer = await simulator.answer(new Request(`http://localhost${request.url}`))
    response
      .writeHead(answer.status, { 'content-type': 'application/json', connection: 'close' })
      .end(await answer.text())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const points = pickupPoints({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  return { points, close: () => new Promise<void>((closed) => server.close(() => closed())) }
}

describePickupPoints(open)

test('finds no pickup points where the carrier does not deliver [C-SHP-O5]', async () => {
  const { points, close } = await open()

  expect(await points.near('test', { country: 'ZZ', postalCode: '1', city: 'Nowhere' })).toEqual([])
  await close()
})

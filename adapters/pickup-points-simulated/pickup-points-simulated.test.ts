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

test('sorts what a carrier answers, the nearest first, and keeps twenty of it, with what is known of each [C-SHP-O5, C-ENT-10, C-SHP-02]', async () => {
  const point = (metres: number) => ({
    ...{
      servicePointId: `p${metres}`,
      name: 'Kiosk',
      kind: metres === 100 ? 'locker' : 'shop',
      distanceMetres: metres,
    },
    ...{ coordinate: { latitude: 56, longitude: 10 }, street: 'Gade 1', postalCode: '8000', city: 'Aarhus' },
    ...{ countryCode: 'DK', hours: [{ day: 1, from: '08:00', to: '20:00' }] },
  })
  const servicePoints = Array.from({ length: 30 }, (_, index) => point(((index * 7) % 30) * 100))
  const url = `data:application/json,${encodeURIComponent(JSON.stringify({ servicePoints }))}#`

  const found = await pickupPoints({ url }).near('test', { country: 'DK', postalCode: '8000', city: 'Aarhus' })

  expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `p${index * 100}`))
  expect(found.slice(0, 2)).toEqual([
    expect.not.objectContaining({ carrierVariant: expect.anything() }),
    {
      ...{
        id: 'p100',
        name: 'Kiosk',
        carrierVariant: 'locker',
        straightLineDistance: 100,
        latitude: 56,
        longitude: 10,
      },
      address: { line1: 'Gade 1', postalCode: '8000', city: 'Aarhus', country: 'DK' },
      openingHours: [{ day: 1, opens: '08:00', closes: '20:00' }],
    },
  ])
})

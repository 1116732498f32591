import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { parcelEventKinds } from '#contracts/orders.ts'
import { hostSimulators } from '#server/app/simulators/host.ts'
import type { FollowedParcel, SentNotice } from '#server/tracking/tracking-service.port.ts'
import { describeTrackingService } from '#server/tracking/tracking-service.port-test.ts'
import { kindOf } from './event-kind.ts'
import { readTracking } from './read-tracking.ts'
import { aftershipTracking } from './server.ts'
import { signatureHeader, signatureOf } from './signature.ts'
import { aftershipSimulator } from './simulator/index.ts'
import { scenarios } from './simulator/scenarios.ts'

const keys = { apiKey: 'key-of-tests', webhookSecret: 'webhook-secret-of-tests' }

async function open() {
  const notices: SentNotice[] = []
  const shop = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    notices.push({ headers: request.headers, text })
    response.writeHead(200, { connection: 'close' }).end('{}')
  })
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening))
  const entries: Readonly<Record<string, unknown>>[] = []
  const simulator = aftershipSimulator(keys)({
    ledger: { append: (entry) => void entries.push(entry), entries: () => entries },
    url: '',
    shopUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`,
  })
  const host = hostSimulators({ simulators: new Map([['aftership', simulator]]), about: {} })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  const at = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const post = async (path: string, body: unknown) =>
    void (await fetch(`${at}${path}`, { method: 'POST', body: JSON.stringify(body) }))
  await post('/aftership/control', { stepMs: 3_600_000 })
  const url = `${at}/aftership/tracking/2025-01`
  return {
    ...{ url, notices, entries },
    service: aftershipTracking({ url, ...keys }),
    control: (faults: object) => post('/aftership/control', faults),
    spoil: (kind: string) => post('/faults/aftership', { kind, moment: 'after', calls: 1 }),
    fail: (failing: number) => post('/aftership/control', { failing }),
    deliver: async (parcel: FollowedParcel, time: string) => {
      const step = { tag: 'Delivered', subtag: 'Delivered_001', message: 'Delivered' }
      await post('/aftership/events', { tracking_number: parcel.trackingNumber, at: time, ...step })
      return notices.at(-1)!
    },
    close: async () => {
      host.closeAllConnections()
      shop.closeAllConnections()
      await Promise.all([host, shop].map((server) => new Promise((closed) => server.close(closed))))
    },
  }
}

describeTrackingService(open)

const parcel: FollowedParcel = {
  ...{ direction: 'outbound', orderNumber: '10000012', carrier: 'Post Nord', trackingNumber: '00340434161094042557' },
  ...{ language: 'da', country: 'DK' },
}

test('maps steps of the service to the seventeen kinds, and leaves out steps that the shop does not show [C-TRK-02]', () => {
  const step = (tag: string, subtag: string, more: object = {}) =>
    kindOf({ direction: 'outbound', tag, subtag, ...more })
  const there = [
    step('InfoReceived', 'InfoReceived_001'),
    step('OutForDelivery', 'OutForDelivery_004'),
    step('InTransit', 'InTransit_002'),
    step('InTransit', 'InTransit_007'),
    step('Exception', 'Exception_005'),
    step('OutForDelivery', 'OutForDelivery_001'),
    step('AttemptFail', 'AttemptFail_002'),
    step('InTransit', 'InTransit_009', { isPickup: true }),
    step('AvailableForPickup', 'AvailableForPickup_001'),
    step('Delivered', 'Delivered_003'),
    step('Exception', 'Exception_011'),
  ]
  const back = [
    step('Pending', 'Pending_001', { direction: 'return' }),
    step('InTransit', 'InTransit_002', { direction: 'return' }),
    step('InTransit', 'InTransit_001', { direction: 'return' }),
    step('Exception', 'Exception_004', { direction: 'return' }),
    step('AttemptFail', 'AttemptFail_001', { direction: 'return' }),
    step('Delivered', 'Delivered_001', { direction: 'return' }),
  ]

  expect([...there, ...back]).toEqual(parcelEventKinds)
  expect(step('InTransit', 'InTransit_009')).toBe('inTransit')
  expect(step('InTransit', 'InTransit_999')).toBe('inTransit')
  for (const subtag of ['Exception_013', 'constructor']) expect(step('Exception', subtag)).toBeUndefined()
  expect(step('constructor', 'toString')).toBeUndefined()
  for (const kind of back) expect(kind).toMatch(/^return/)
})

test('plays a scenario for every kind of outbound event', () => {
  const played = Object.values(scenarios).flatMap((steps) =>
    steps.map(([tag, subtag]) => kindOf({ direction: 'outbound', tag, subtag, isPickup: subtag === 'InTransit_009' })),
  )

  expect([...new Set(played)].filter((kind) => kind !== undefined).sort()).toEqual(
    parcelEventKinds.filter((kind) => !/^return./.test(kind)).sort(),
  )
})

test('registers a parcel with its courier, order, country and language, and no other data about the shopper', async () => {
  const { service, entries, close } = await open()

  await service.register(parcel)
  await service.register({ ...parcel, carrier: 'constructor', trackingNumber: 'X-42', direction: 'return' })

  expect(entries).toMatchObject([
    {
      ...{ tracking_number: parcel.trackingNumber, slug: 'postnord', order_id: '10000012', language: 'da' },
      ...{ destination_country_region: 'DK', custom_fields: { direction: 'outbound' } },
    },
    { tracking_number: 'X-42', origin_country_region: 'DK', custom_fields: { direction: 'return' } },
  ])
  expect(entries[1]).not.toHaveProperty('slug')
  await close()
})

test('reads the days a courier expects', () => {
  const expected = (more: object) =>
    readTracking({ tracking_number: 'P1', order_id: '1', checkpoints: [], ...more }, new Date(0))?.expected

  expect(expected({ expected_delivery: '2026-06-20' })).toEqual({ start: '2026-06-20', end: '2026-06-20' })
  const range = { estimated_delivery_date_min: '2026-06-20', estimated_delivery_date_max: '2026-06-22T18:00:00' }
  expect(expected({ courier_estimated_delivery_date: range })).toEqual({ start: '2026-06-20', end: '2026-06-22' })
  for (const wrong of ['soon', '2026-13-40', 7, null, ''])
    expect(expected({ expected_delivery: wrong })).toBeUndefined()
  const reversed = { estimated_delivery_date_min: '2026-06-22', estimated_delivery_date_max: '2026-06-20' }
  expect(expected({ courier_estimated_delivery_date: reversed })).toBeUndefined()
})

test('reads the valid part of a malformed report up to a limit, and ignores a report without a parcel', () => {
  const read = (tracking: unknown) => readTracking(tracking, new Date(0))
  const whole = { checkpoint_time: '2026-06-18T10:00:00', tag: 'Delivered', subtag: 'Delivered_001', message: 'x' }
  const named = { tracking_number: 'P1', order_id: '1' }

  for (const strange of [null, [], 'text', {}, { tracking_number: 'P1' }, { order_id: '1' }])
    expect(read(strange)).toBeUndefined()
  expect(read({ ...named, checkpoints: 'none' })?.events).toEqual([])
  expect(read({ ...named, checkpoints: [null, 7, {}, { tag: 'Delivered' }, whole] })?.events).toHaveLength(1)
  const many = Array.from({ length: 5_000 }, (_, at) => ({ ...whole, message: `${'m'.repeat(5_000)}${at}` }))
  const { events } = read({ ...named, checkpoints: many })!
  expect(events).toHaveLength(200)
  expect(events.every(({ text }) => text.length <= 300)).toBe(true)
})

test('leaves out webhooks that are not about the way of a parcel, and accepts none without a secret', async () => {
  const { url, close } = await open()
  const now = new Date()
  const notice = (body: unknown, secret = keys.webhookSecret): SentNotice => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return { headers: { [signatureHeader]: signatureOf(text, secret) }, text }
  }
  const service = aftershipTracking({ url, ...keys })
  const ts = Math.floor(now.getTime() / 1000)

  expect(service.read(notice({ event: 'tracking_pending_time', ts, msg: {} }), now).kind).toBe('ignored')
  expect(service.read(notice({ event: 'tracking_update', ts, msg: {} }), now).kind).toBe('ignored')
  for (const odd of ['not json', 'null', { event: 'tracking_update' }, { event: 'tracking_update', ts: 'now' }])
    expect(service.read(notice(odd), now).kind).toBe('not-understood')
  const without = aftershipTracking({ url, apiKey: keys.apiKey, webhookSecret: undefined })
  expect(without.read(notice({ event: 'tracking_update', ts, msg: {} }, ''), now).kind).toBe('not-signed')
  await close()
})

test('throws at answers that make no sense, and where the key is wrong', async () => {
  const { url, service, spoil, close } = await open()
  const stranger = aftershipTracking({ url, ...keys, apiKey: 'another' })

  await expect(stranger.register(parcel)).rejects.toThrow('tracking-aftership.refused')
  await expect(service.register({ ...parcel, trackingNumber: 'x' })).rejects.toThrow('tracking-aftership.refused')
  for (const kind of ['500', '429', 'broken-json', 'wrong-schema', 'reset']) {
    await spoil(kind)
    await expect(service.fetchReport(parcel), kind).rejects.toThrow()
  }
  await close()
})

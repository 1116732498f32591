import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { pageKinds, visitorRoutes } from '#server/pages/index.ts'
import { localization, markets, plainStorefront, publicUrl, smallShop } from '#server/pages/pages.fakes.ts'
import { canShareAPort } from '#server/platform/http/acceptors.ts'
import { placesInMemory } from '#server/platform/http/shared-places.fakes.ts'
import { type ConnectionLimits, workLimits } from '#server/platform/limits.ts'
import { httpServer } from './http-server.ts'

const { parts, state } = smallShop()

/** Resolves when the socket is closed, also after a reset. */
const closed = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('close', resolve))

/** The time to make an answer if the address asks for a slow one. */
const slowMs = 700
/** The answer if the address asks for a large one. A few dozen of them fill the network buffers of a connection. */
const largeAnswer = 'x'.repeat(200_000)

/** A running shop with all limits, some of them lower than in production. */
async function openShop(connections: Partial<ConnectionLimits>) {
  const app = await httpServer({
    version: '0.1.0',
    settings: { publicUrl, trustProxy: [], cdnSeconds: 0, internalApiKeys: [] },
    strict: true,
    markets,
    localization,
    calls: [visitorRoutes(parts)],
    pages: { parts, kinds: pageKinds, storefront: async () => plainStorefront(state) },
    isReady: () => true,
    metrics: async () => ({ type: 'text/plain', text: '' }),
    admission: { clock: () => new Date(), secrets: [], sharedPlaces: placesInMemory(), canBuy: async () => false },
    connections: { checkEveryMs: 50, ...connections },
  })
  let [handled, connected] = [0, 0]
  app.server.on('connection', (socket: Socket) => {
    if (socket.destroyed) return
    connected += 1
    socket.once('close', () => (connected -= 1))
  })
  app.addHook('preHandler', async ({ url }, reply) => {
    handled += 1
    if (url.endsWith('?slow')) await pause(slowMs)
    if (url.endsWith('?large')) return reply.send(largeAnswer)
  })
  const place = { port: 0, host: '127.0.0.1', reusePort: canShareAPort }
  await app.listen(place)
  const { port } = app.server.address() as AddressInfo
  const open: Socket[] = []
  afterAll(async () => {
    for (const socket of open) socket.destroy()
    app.server.closeAllConnections()
    await app.close()
  })
  return {
    server: app.server,
    url: `http://127.0.0.1:${port}`,
    handled: () => handled,
    connections: () => connected,
    /** A raw client that sends only the given text and reads only when the test does. */
    async connect(text = ''): Promise<Socket> {
      const socket = connect(port, '127.0.0.1')
      open.push(socket)
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(text)
      return socket
    },
    status: async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      await answer.arrayBuffer()
      return answer.status
    },
  }
}

const patient = { requestMs: 600_000, stalledMs: 600_000 }
const page = 'GET /da-dk HTTP/1.1\r\nhost: halden.test\r\n\r\n'
const slowPage = page.replace('/da-dk', '/da-dk?slow')
const largePage = page.replace('/da-dk', '/da-dk?large')
const form = (length: number) =>
  'POST /da-dk HTTP/1.1\r\nhost: halden.test\r\norigin: https://halden.test\r\n' +
  `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${length}\r\n\r\n`

test('answers everybody else while many bodies arrive slowly', async () => {
  const shop = await openShop(patient)
  const { atOnce } = workLimits.writes
  await Promise.all(Array.from({ length: atOnce * 2 }, () => shop.connect(`${form(1_000)}formAction=`)))
  await expect.poll(shop.connections).toBeGreaterThanOrEqual(atOnce * 2)

  expect(await shop.status('/da-dk')).toBe(200)
  const other = await fetch(`${shop.url}/da-dk`, {
    method: 'POST',
    body: new URLSearchParams({ formAction: 'nothing' }),
    headers: { origin: publicUrl, connection: 'close' },
  })
  expect(other.status).not.toBe(503)
})

test('disconnects a client whose headers or body do not arrive', async () => {
  const shop = await openShop({ ...patient, requestMs: 200 })
  const slow = await Promise.all(
    ['GET /da-dk HTTP/1.1\r\nhost:', `${form(1_000)}formAction=`].map((text) => shop.connect(text)),
  )
  const allClosed = Promise.all(slow.map((socket) => closed(socket.resume())))
  const trickle = setInterval(() => slow.map((socket) => socket.write('a')), 20)

  await allClosed
  clearInterval(trickle)
  expect(await shop.status('/da-dk')).toBe(200)
})

test('answers pipelined requests of a connection one after the other, so that a client that reads nothing causes no work', async () => {
  const shop = await openShop({ ...patient, sentAhead: 1_000 })
  // The client reads nothing, so data that does not fit into the network buffers stays in the shop's memory.
  const socket = await shop.connect(largePage.repeat(1_000))
  socket.pause()
  await expect.poll(shop.handled).toBeGreaterThan(0)
  const counts: number[] = []
  const standsStill = () => counts.push(shop.handled()) > 1 && counts.at(-1) === counts.at(-2)
  await expect.poll(standsStill, { interval: 300 }).toBe(true)

  expect(shop.handled()).toBeLessThan(1_000)
  expect(await shop.status('/da-dk')).toBe(200)
})

test('closes a connection that pipelines more requests than any browser does', async () => {
  const shop = await openShop({ ...patient, sentAhead: 4 })
  const socket = await shop.connect(page.repeat(200))

  await closed(socket.resume())
  expect(shop.handled()).toBeLessThanOrEqual(5)
  expect(await shop.status('/da-dk')).toBe(200)
})

test('answers pipelined requests in order if the client reads the answers', async () => {
  const shop = await openShop(patient)
  const socket = await shop.connect(
    `${page}${page.replace('/da-dk', '/healthz')}${page.replace('/da-dk', '/da-dk/nowhere')}`,
  )
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes
  })

  await expect.poll(() => text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 404'])
})

test('answers however many requests a client pipelines, as long as it reads the answers', async () => {
  const shop = await openShop({ ...patient, turnMs: 0 })
  const socket = await shop.connect(page.repeat(20))
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes
  })

  await expect.poll(() => text.match(/HTTP\/1\.1 200/g)?.length, { timeout: 5_000 }).toBe(20)
})

test('gives up an answer that its client does not read', async () => {
  const shop = await openShop({ ...patient, stalledMs: 300, sentAhead: 1_000 })
  const socket = await shop.connect(largePage.repeat(1_000))
  socket.pause()

  await expect.poll(shop.connections, { timeout: 20_000 }).toBe(0)
  expect(await shop.status('/da-dk')).toBe(200)
})

test('waits with a client for an answer that takes long to make, also for the second one of a connection', async () => {
  const shop = await openShop({ ...patient, stalledMs: 100 })
  const socket = await shop.connect(slowPage)
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes
  })
  const answers = () => text.match(/HTTP\/1\.1 \d+/g)

  await expect.poll(answers, { timeout: 5_000 }).toEqual(['HTTP/1.1 200'])
  socket.write(slowPage)
  await expect.poll(answers, { timeout: 5_000 }).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(socket.closed).toBe(false)
})

test('gives up answers that nobody reads, also after one that took long to make', async () => {
  const shop = await openShop({ ...patient, stalledMs: 300, sentAhead: 1_000 })
  const socket = await shop.connect(slowPage + largePage.repeat(1_000))
  socket.pause()

  await expect.poll(shop.handled).toBe(1)
  await expect.poll(shop.connections, { timeout: 20_000 }).toBe(0)
  expect(shop.handled()).toBeGreaterThan(1)
})

test('closes connections without a request, and those that stay idle after an answer', async () => {
  const shop = await openShop({ ...patient, stalledMs: 200 })
  shop.server.keepAliveTimeout = 200
  const sockets = await Promise.all([shop.connect(), shop.connect(page)])
  const allClosed = Promise.all(sockets.map((socket) => closed(socket.resume())))

  await allClosed
  expect(shop.handled()).toBe(1)
})

test('limits the connections of one network', async () => {
  const shop = await openShop({ ...patient, perNetwork: 5 })
  const sockets = await Promise.all(Array.from({ length: 9 }, () => shop.connect()))
  const closed = sockets.filter((socket) => socket.on('close', () => {}).resume())

  await expect.poll(shop.connections).toBe(5)
  for (const socket of closed) socket.destroy()
  await expect.poll(shop.connections).toBe(0)
  expect(await shop.status('/da-dk')).toBe(200)
})

test.runIf(canShareAPort)(
  'accepts many connections of a crowd at a time, because work fills every turn of the event loop',
  async () => {
    const shop = await openShop(patient)
    let turn = 0
    let isOver = false
    const count = () => {
      turn += 1
      if (!isOver) setImmediate(count)
    }
    const takenIn: number[] = []
    shop.server.on('connection', () => takenIn.push(turn))
    setImmediate(count)
    await Promise.all(Array.from({ length: 200 }, () => shop.connect()))
    await expect.poll(shop.connections).toBe(200)
    isOver = true

    // A listening socket accepts one connection per turn of the event loop, so one socket would need two hundred turns.
    expect(new Set(takenIn).size).toBeLessThan(100)
  },
)

test('refuses page requests that have waited too long, but none of basket, checkout or health check', async () => {
  const shop = await openShop({ ...patient, turnMs: 0, crowdMs: 0, lateMs: 0 })
  const ask = (path: string) => Promise.all(Array.from({ length: 30 }, () => fetch(`${shop.url}${path}`)))
  const refused: Response[] = []
  await expect
    .poll(async () => refused.push(...(await ask('/da-dk')).filter(({ status }) => status !== 200)))
    .toBeGreaterThan(0)

  expect(refused[0]!.status).toBe(503)
  expect(refused[0]!.headers.get('retry-after')).toBe('5')
  expect(refused[0]!.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await refused[0]!.text()).toContain('error.503.title')
  for (const path of ['/healthz', '/da-dk/basket', '/da-dk/checkout'])
    expect([path, (await ask(path)).filter(({ status }) => status === 503)]).toEqual([path, []])
})

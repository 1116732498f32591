import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type ConnectionLimits, connectionLimits } from '../limits.ts'
import { canShareAPort } from './acceptors.ts'
import { boundedServer } from './connections.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

interface Settings extends Partial<ConnectionLimits> {
  readonly isProxy?: (address: string) => boolean
  readonly refuse?: () => boolean
}

async function listening(handle: RequestListener, { isProxy = () => false, refuse, ...limits }: Settings = {}) {
  const server = boundedServer(handle, {
    limits: { ...connectionLimits, acceptors: 1, ...limits },
    isProxy,
    refuse,
  })
  server.listen({ port: 0, host: '127.0.0.1', reusePort: canShareAPort })
  await once(server, 'listening')
  let taken = 0
  server.on('connection', (socket: Socket) => {
    if (!socket.destroyed) taken += 1
  })
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    taken: () => taken,
    open: async () => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      closing.push(() => socket.destroy())
      socket.on('error', () => {})
      await once(socket, 'connect')
      return socket
    },
  }
}

const request = 'GET / HTTP/1.1\r\nhost: halden.test\r\n\r\n'

/** The first `most` answers of a connection, or fewer if it is closed before. */
async function answersOf(socket: Socket, most: number): Promise<string[]> {
  let text = ''
  const answers = () => text.match(/answer\d*/g) ?? []
  for await (const bytes of socket) {
    text += bytes
    if (answers().length >= most) break
  }
  return answers()
}

test('begins one request of a connection at a time, in order, and answers each', async () => {
  const waiting: ServerResponse[] = []
  const shop = await listening((_request, response) => waiting.push(response))
  const socket = await shop.open()
  socket.write(request.repeat(3))
  const answers = answersOf(socket, 3)
  for (let number = 1; number <= 3; number++) {
    await expect.poll(() => waiting.length).toBe(number)
    waiting.at(-1)!.end(`answer${number}`)
  }

  expect(await answers).toEqual(['answer1', 'answer2', 'answer3'])
})

test('keeps a limited number of pipelined requests, and closes the connection at one more', async () => {
  const begun: unknown[] = []
  const shop = await listening((asked) => begun.push(asked), { sentAhead: 4 })
  const [patient, greedy] = [await shop.open(), await shop.open()]
  patient.write(request.repeat(5))
  greedy.write(request.repeat(6))

  await once(greedy.resume(), 'close')
  await expect.poll(() => begun.length).toBe(2)
  expect(patient.destroyed).toBe(false)
  let isClosed = false
  patient.resume().on('close', () => {
    isClosed = true
  })
  patient.write(request)
  await expect.poll(() => isClosed).toBe(true)
})

test('limits the connections of a network, and accepts another one for each that ends', async () => {
  const shop = await listening(() => {}, { perNetwork: 2 })
  const [first] = [await shop.open(), await shop.open()]
  const refused = await shop.open()
  await once(refused.resume(), 'close')
  expect(shop.taken()).toBe(2)

  first.destroy()
  await expect
    .poll(async () => {
      await shop.open()
      return shop.taken()
    })
    .toBe(3)
})

test('limits the connections in all, including those of a proxy, which count for no network', async () => {
  const shop = await listening(() => {}, { perNetwork: 1, inAll: 3, isProxy: (address) => address === '127.0.0.1' })
  for (let number = 0; number < 3; number++) await shop.open()
  const refused = await shop.open()

  await once(refused.resume(), 'close')
  expect(shop.taken()).toBe(3)
})

test('refuses no request in a short turn of the event loop', async () => {
  const shop = await listening((_request, response) => response.end('answer'), { turnMs: 60_000, refuse: () => true })
  const sockets = await Promise.all(Array.from({ length: 5 }, () => shop.open()))
  for (const socket of sockets) socket.write(request)

  expect(await Promise.all(sockets.map((socket) => answersOf(socket, 1)))).toEqual(sockets.map(() => ['answer']))
})

test.runIf(canShareAPort)('answers every client, whichever of its sockets accepted the connection', async () => {
  const shop = await listening((_request, response) => response.end('answer'), { acceptors: 8 })
  const sockets = await Promise.all(Array.from({ length: 64 }, () => shop.open()))
  for (const socket of sockets) socket.write(request)

  expect(await Promise.all(sockets.map((socket) => answersOf(socket, 1)))).toEqual(sockets.map(() => ['answer']))
})

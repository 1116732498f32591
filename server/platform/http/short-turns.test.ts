import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { inShortTurns } from './short-turns.ts'

/** A handler whose requests arrive in one turn. When several wait, each turn begins one of them. */
function openShop({ crowdMs = -1, lateMs = -1 } = {}) {
  const [begun, refused]: [string[], string[]] = [[], []]
  const after = new Map<string, string>()
  const begin = ({ url = '' }: IncomingMessage) => {
    begun.push(url)
    const next = after.get(url)
    if (next !== undefined) queueMicrotask(() => come(next))
  }
  const handle = inShortTurns(begin, {
    turnMs: 0,
    crowdMs,
    lateMs,
    refuse: ({ url = '' }) => {
      if (url.startsWith('/checkout')) return false
      refused.push(url)
      return true
    },
  })
  const come = (url: string) => {
    const socket = new Socket()
    const request = Object.assign(new IncomingMessage(socket), { url })
    handle(request, new ServerResponse(request))
    return socket
  }
  return { begun, refused, come, after }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('begins the requests of a crowd in many turns, in the order they came', async () => {
  const { begun, come } = openShop({ lateMs: 60_000 })
  const crowd = Array.from({ length: 10 }, (_, number) => `/page-${number}`)

  crowd.forEach(come)

  expect(begun).toEqual(['/page-0'])
  await nextTurn()
  expect(begun.length).toBeLessThan(5)
  await expect.poll(() => begun).toEqual(crowd)
})

test('begins a request that comes when the last waiting one has just begun, without waiting for another to come', async () => {
  const { begun, come, after } = openShop({ lateMs: 60_000 })
  after.set('/page-1', '/page-2').set('/page-2', '/page-3')

  for (const url of ['/page-0', '/page-1']) come(url)

  await expect.poll(() => begun).toEqual(['/page-0', '/page-1', '/page-2', '/page-3'])
})

test('tells whether it lives and is ready before it begins a crowd that has come', () => {
  const { begun, come } = openShop({ lateMs: 60_000 })

  for (const url of ['/page-0', '/page-1', '/healthz', '/page-2', '/readyz?now']) come(url)

  expect(begun).toEqual(['/page-0', '/healthz', '/readyz?now'])
})

test('refuses a request that has waited too long to begin, but no payment', async () => {
  const { begun, refused, come } = openShop()

  for (const url of ['/page-0', '/page-1', '/checkout', '/page-2']) come(url)

  await expect.poll(() => refused).toEqual(['/page-1', '/page-2'])
  expect(begun).toEqual(['/page-0', '/checkout'])
})

test('begins all of a crowd that passes, however long they wait', async () => {
  const { begun, refused, come } = openShop({ crowdMs: 60_000 })

  for (const url of ['/page-0', '/page-1', '/page-2']) come(url)

  await expect.poll(() => begun).toEqual(['/page-0', '/page-1', '/page-2'])
  expect(refused).toEqual([])
})

test('begins nothing for a client that has left while waiting', async () => {
  const { begun, come } = openShop({ lateMs: 60_000 })

  come('/page-0')
  come('/page-1').destroy()
  come('/page-2')

  await expect.poll(() => begun).toEqual(['/page-0', '/page-2'])
})

import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import type { Simulator } from '#server/platform/simulators/simulator.port.ts'
import { hostSimulators } from './host.ts'

/** Answers with the request it received. */
let handled = 0
const echo: Simulator = {
  name: 'echo',
  answer: async (request) => {
    handled += 1
    const { pathname, search } = new URL(request.url)
    if (pathname === '/broken') throw new Error('no answer')
    return Response.json({
      method: request.method,
      path: pathname + search,
      body: await request.text(),
      key: request.headers.get('x-api-key'),
    })
  },
}
const server = hostSimulators({ simulators: new Map([['echo', echo]]), about: { simulators: ['echo'] } }).listen(
  0,
  '127.0.0.1',
)
await new Promise((resolve) => server.once('listening', resolve))
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => void server.close())

test('passes a call to the simulator that its address names, without the prefix', async () => {
  const answer = await fetch(`${address}/echo/v71/payments?x=1`, {
    method: 'POST',
    body: '{"amount":1}',
    headers: { 'x-api-key': 'k' },
  })

  expect(await answer.json()).toEqual({ method: 'POST', path: '/v71/payments?x=1', body: '{"amount":1}', key: 'k' })
})

test('hides what developers look at and set where others can reach the shop', async () => {
  const closed = hostSimulators({ simulators: new Map([['echo', echo]]), about: {}, control: false })
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const there = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`
  const statusOf = async (path: string) => (await fetch(`${there}${path}`, { method: 'POST', body: 'null' })).status

  const hidden = [
    '/faults/echo',
    '/echo/control',
    '/echo/ledger',
    '/echo/counts?x=1',
    '/echo/%63ontrol',
    '/echo//control',
  ]
  expect(await Promise.all(hidden.map(statusOf))).toEqual(hidden.map(() => 404))
  expect(await statusOf('/echo/v71/payments')).toBe(200)
  expect((await fetch(`${address}/echo/control`)).status).toBe(200)
  closed.close()
})

test('lists the simulated providers', async () => {
  expect(await (await fetch(address)).json()).toEqual({ simulators: ['echo'] })
  expect((await fetch(`${address}/nobody/v1`)).status).toBe(404)
})

test('answers 500 if a simulator fails and 413 if a body is too long, and goes on running', async () => {
  expect((await fetch(`${address}/echo/broken`)).status).toBe(500)
  expect((await fetch(`${address}/echo/`, { method: 'POST', body: 'x'.repeat(1_100_000) })).status).toBe(413)
  expect((await fetch(`${address}/echo/`)).status).toBe(200)
})

const fault = (body: object | null) => fetch(`${address}/faults/echo`, { method: 'POST', body: JSON.stringify(body) })
/** Undefined if no whole answer came. */
const ask = async (path = '/echo/v1', signal: AbortSignal | null = null) => {
  try {
    const answer = await fetch(address + path, { signal })
    return [answer.status, await answer.text()]
  } catch {
    return undefined
  }
}

test('a simulator fails, breaks off or answers nothing of use for as many calls as a test wants, before or after it did its work [B-SIM-16]', async () => {
  for (const [kind, expected] of [
    ['500', [500, '{"message":"not now"}']],
    ['429', [429, '{"message":"not now"}']],
    ['reset', undefined],
    ['broken-json', [200, expect.stringMatching(/^<html>/)]],
    ['wrong-schema', [200, '{"unexpected":true}']],
  ] as const) {
    await fault({ kind, moment: 'before', calls: 2 })
    const answers = [await ask(), await ask(), (await ask())?.[0]]
    expect([kind, ...answers]).toEqual([kind, expected, expected, 200])
  }
  const before = handled
  await fault({ kind: '503', moment: 'before', calls: 1 })
  expect([(await ask())![0], handled]).toEqual([503, before])
  await fault({ kind: '503', moment: 'after', calls: 1 })
  expect([(await ask())![0], handled]).toEqual([503, before + 1])
  await fault({ kind: '503', moment: 'before', calls: 9, path: '/v2' })
  expect([(await ask())![0], (await ask('/echo/v2/x'))![0]]).toEqual([200, 503])
  await fault(null)
  expect((await ask('/echo/v2/x'))![0]).toBe(200)
})

test.each(['silence', 'late'])('a simulator keeps its answer back: %s [B-SIM-16]', async (kind) => {
  const before = handled
  const patience = new AbortController()
  await fault({ kind, moment: 'after', calls: 1 })
  const answer = ask('/echo/v1', patience.signal)
  await expect.poll(() => handled).toBe(before + 1)
  const later = ask().then(() => ask())

  expect(await Promise.race([answer, later.then(() => 'kept back')])).toBe('kept back')
  expect((await later)![0]).toBe(200)
  patience.abort()
  expect(await answer).toBeUndefined()
})

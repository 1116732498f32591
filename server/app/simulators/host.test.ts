import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import type { Simulator } from '#server/platform/simulators/simulator.port.ts'
import { hostSimulators } from './host.ts'

/** Answers with the request it received. */
const echo: Simulator = {
  name: 'echo',
  answer: async (request) => {
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

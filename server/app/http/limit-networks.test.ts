import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { limits } from '#server/platform/limits.ts'
import { limitNetworks } from './limit-networks.ts'
import { warnOfUntrustedProxy } from './untrusted-proxy.ts'

const now = new Date('2026-11-22T12:00:00Z')
type Asked = Parameters<ReturnType<typeof limitNetworks>>[0]
const from = (ip: string, url = '/api/order/en-gb/basket/line', headers: object = {}) =>
  ({ ip, url, method: 'POST', headers }) as unknown as Asked

const limited = (publicUrl: string, alert?: (code: string) => void) => {
  const mustWait = limitNetworks({ clock: () => now, publicUrl, alert })
  return (times: number, request: (at: number) => Asked) =>
    Array.from({ length: times }, (_, at) => mustWait(request(at))).filter((wait) => wait > 0).length
}
const { most } = limits.writes

test('holds limits for this machine too, in a shop that others reach', () => {
  const refused = limited('https://halden.test')

  expect(refused(most, () => from('127.0.0.1'))).toBe(0)
  expect(refused(10_000, () => from('::ffff:127.0.0.1'))).toBe(10_000)
  expect(refused(1, () => from('::1'))).toBe(1)
})

test('lets a developer’s own machine work, unless it says that it asks for others', () => {
  const refused = limited('http://localhost:3000')

  expect(refused(10_000, () => from('127.0.0.1'))).toBe(0)
  expect(refused(most + 5, () => from('127.0.0.1', '/', { 'x-forwarded-for': '203.0.113.9' }))).toBe(5)
})

test('counts all IPv6 addresses of one household, with the same 64 bits, as one', () => {
  const refused = limited('https://halden.test')

  expect(refused(most + 7, (at) => from(`2001:db8:1:2::${at.toString(16)}`))).toBe(7)
  expect(refused(1, () => from('2001:db8:1:3::1'))).toBe(0)
})

test('bounds what is looked up of addresses, by network and over all, and raises an alarm once', () => {
  const alarms: string[] = []
  const refused = limited('http://localhost:3000', (code) => alarms.push(code))
  const lookup = (ip: string) => from(ip, '/api/address-validation/en-gb/suggest/bath')
  const bound = limits['address-lookups']
  const all = limits['address-lookups-by-all']

  expect(refused(bound.most + 3, () => lookup('127.0.0.1'))).toBe(3)
  expect(refused(all.most, (at) => lookup(`198.51.${at % 250}.${Math.floor(at / 250)}`))).toBe(bound.most)
  expect(alarms).toEqual(['address-lookups.many'])
})

test('warns the operator once of a proxy that is not named in the settings', async () => {
  const told = async (publicUrl: string, trustProxy: readonly string[], headers: Record<string, string>) => {
    const warnings: object[] = []
    const app = Fastify()
    warnOfUntrustedProxy(app, { publicUrl, trustProxy, warn: (details) => warnings.push(details) })
    app.get('/', async () => 'page')
    const atStart = warnings.length
    await app.inject({ url: '/', headers })
    await app.inject({ url: '/', headers })
    return [atStart, warnings.length]
  }
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }

  expect(await told('https://halden.test', [], {})).toEqual([1, 1])
  expect(await told('http://halden.test', [], {})).toEqual([0, 1])
  expect(await told('http://localhost:3000', [], forwarded)).toEqual([0, 1])
  expect(await told('http://localhost:3000', [], {})).toEqual([0, 0])
  expect(await told('https://halden.test', ['10.0.0.1'], forwarded)).toEqual([0, 0])
})

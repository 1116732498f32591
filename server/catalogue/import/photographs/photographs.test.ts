import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fetchGuarded } from './guarded-fetch.client.ts'
import { photographsIn } from './photographs.client.ts'
import { fakePhotographStore } from './photographs.fakes.ts'
import { isPrivate } from './private-address.client.ts'

const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#336699' } })
  .png()
  .toBuffer()
const asked: string[] = []
const here = { privateHosts: true }
let host: Server
let base = ''

beforeAll(async () => {
  host = createServer((request, answer) => {
    asked.push(request.url!)
    if (request.url === '/elsewhere') return answer.writeHead(302, { location: '/picture.png' }).end()
    if (request.url === '/round') return answer.writeHead(302, { location: '/round' }).end()
    if (request.url === '/inside') return answer.writeHead(302, { location: 'http://10.0.0.1/x.png' }).end()
    if (request.url === '/page') return answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sorry')
    if (request.url === '/broken') return answer.writeHead(200, { 'content-type': 'image/png' }).end('no picture')
    if (request.url === '/slow') return answer.writeHead(200, { 'content-type': 'image/png' }).write('.')
    if (!request.url!.endsWith('.png')) return answer.writeHead(404).end()
    return answer.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterAll(() => {
  host.closeAllConnections()
  host.close()
})
beforeEach(() => {
  asked.length = 0
})

const port = () => new URL(base).port
const ask = (path: string, more = {}) => fetchGuarded({ address: `${base}${path}`, privateHosts: true, ...more })

test.each([
  ['http://127.0.0.1/a.png'],
  ['http://[::1]/a.png'],
  ['http://10.1.2.3/a.png'],
  ['http://169.254.169.254/latest/meta-data'],
  ['http://localhost/a.png'],
  ['http://[::ffff:10.0.0.1]/a.png'],
  ['http://[::ffff:8.8.8.8]/a.png'],
  ['http://[::7f00:1]/a.png'],
  ['http://[::ffff:0:127.0.0.1]/a.png'],
  ['http://[64:ff9b::10.0.0.1]/a.png'],
  ['http://[64:ff9b:1::a00:1]/a.png'],
  ['http://[2002:a00:1::1]/a.png'],
  ['http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/a.png'],
  ['http://[fd00::1]/a.png'],
  ['http://[fec0::1]/a.png'],
  ['http://100.64.3.4/a.png'],
  ['http://2130706433/a.png'],
  ['http://0x7f.1/a.png'],
  ['http://localhost./a.png'],
])('asks no host of a private network: %s', async (address) => {
  expect(await fetchGuarded({ address, privateHosts: false })).toEqual({
    why: 'is in a private network',
    permanent: true,
  })
})

test.each([['127.0.0.1'], ['64:ff9b::7f00:1'], ['2002:7f00:1::'], ['::ffff:127.0.0.1'], ['100.100.0.1']])(
  'does not connect to an address in a private network behind a public name: %s',
  async (address) => {
    const family = address.includes(':') ? 6 : 4
    const addressesOf = async () => [
      { address: '93.184.215.14', family: 4 },
      { address, family },
    ]

    expect(
      await fetchGuarded({ address: `http://pictures.example:${port()}/a.png`, privateHosts: false, addressesOf }),
    ).toEqual({
      why: 'could not be fetched (a private network)',
      permanent: false,
    })
    expect(asked).toEqual([])
  },
)

test('resolves a name once, so that no second answer can lead elsewhere', async () => {
  const answers = ['127.0.0.1', '10.0.0.1']
  let times = 0
  const addressesOf = async () => [{ address: answers[times++]!, family: 4 }]

  expect(
    await ask('/picture.png', { address: `http://pictures.example:${port()}/picture.png`, addressesOf }),
  ).toHaveProperty('bytes')
  expect(times).toBe(1)
})

test('accepts public addresses', () => {
  const open = [
    '93.184.215.14',
    '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
    '2a00:1450:400f::1',
    '101.0.0.1',
    'pictures.example',
  ]

  expect(open.filter(isPrivate)).toEqual([])
})

test('checks the address again at a redirect, and follows only a few', async () => {
  expect(await ask('/elsewhere')).toHaveProperty('bytes')
  expect(await ask('/round')).toEqual({ why: 'leads elsewhere too often', permanent: true })
})

test('accepts only pictures, no larger and no slower than set', async () => {
  expect(await ask('/page')).toEqual({ why: 'is text/html, not a picture', permanent: true })
  expect(await ask('/gone')).toEqual({ why: 'was answered with 404', permanent: true })
  expect(await ask('/picture.png', { mostBytes: 20 })).toEqual({ why: 'is larger than 0 MB', permanent: true })
  expect(await ask('/slow', { timeoutMs: 50 })).toEqual({ why: 'took too long', permanent: false })
  expect(await ask('/picture.png', { address: 'file:///etc/passwd' })).toEqual({
    why: 'is no web address',
    permanent: true,
  })
})

test('keeps a picture under its content, and asks an address once, also in a later import', async () => {
  const store = fakePhotographStore()
  const first = photographsIn(store)
  const answers = await Promise.all(['/a.png', '/a.png', '/b.png'].map((path) => first.fetch(`${base}${path}`, here)))
  const later = await photographsIn(store).fetch(`${base}/a.png`, here)

  expect(new Set([...answers, later].map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(asked.toSorted()).toEqual(['/a.png', '/b.png'])
  expect([...store.kept.keys()].filter((name) => !name.startsWith('address-'))).toEqual([
    (later as { name: string }).name,
  ])
})

test('fetches again what its store has lost', async () => {
  const store = fakePhotographStore()
  const answer = await photographsIn(store).fetch(`${base}/a.png`, here)
  store.kept.delete((answer as { name: string }).name)

  expect(await photographsIn(store).fetch(`${base}/a.png`, here)).toEqual(answer)
  expect(asked).toEqual(['/a.png', '/a.png'])
})

test('stores nothing that is not a picture, whatever type it claims to be', async () => {
  const store = fakePhotographStore()

  expect(await photographsIn(store).fetch(`${base}/broken`, here)).toEqual({
    why: 'is no picture that can be read',
    permanent: true,
  })
  expect(store.kept.size).toBe(0)
})

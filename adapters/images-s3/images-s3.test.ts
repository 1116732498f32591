import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, test } from 'vitest'
import { describePhotographStore } from '#server/images/photograph-store.port-test.ts'
import { photographsInBucket } from './server.ts'
import { bucketSimulator } from './simulator/index.ts'

const keys = {
  accessKey: 'AKIASIMULATED',
  secretKey: 'Kk2+simulated/secret',
  region: 'eu-central-1',
  bucket: 'pictures',
}
const simulator = bucketSimulator(keys)({ ledger: { append: () => {}, entries: () => [] }, url: '', shopUrl: '' })
/** Number of times that the connection is cut before an answer. */
let cuts = 0
const asked: string[] = []
const server = createServer(async (request, response) => {
  asked.push(`${request.method} ${request.url}`)
  if (cuts-- > 0) return request.socket.destroy()
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const { method = 'GET', headers } = request
  const body = method === 'PUT' || method === 'POST' ? { body: Buffer.concat(parts) } : {}
  const answer = await simulator.answer(
    new Request(`${url}${request.url}`, { method, headers: { ...(headers as Record<string, string>) }, ...body }),
  )
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const open = (more: Partial<Parameters<typeof photographsInBucket>[0]> = {}) =>
  photographsInBucket({ ...keys, url, prefix: 'photographs/', pauseMs: 1, ...more })
const control = (more: object) => fetch(`${url}/control`, { method: 'POST', body: JSON.stringify(more) })
afterEach(async () => {
  cuts = 0
  await control({ down: false, slowMs: 0 })
  asked.length = 0
})

describePhotographStore(open, open)

test('names the bucket in the path, and the objects under its prefix', async () => {
  await open().save('aa', new Uint8Array([1]))

  expect(asked).toEqual(['PUT /pictures/photographs/aa'])
})

test.each([
  [{ secretKey: 'another' }, 'SignatureDoesNotMatch'],
  [{ accessKey: 'AKIAOTHER' }, 'InvalidAccessKeyId'],
  [{ region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  [{ bucket: 'nowhere' }, 'NoSuchBucket'],
])('calls what the store refuses a fault, and never a picture that is not there: %o', async (more, reason) => {
  await expect(open(more).find('aa')).rejects.toMatchObject({ code: 'images.store-failed', details: { reason } })
  await expect(open(more).save('aa', new Uint8Array(1))).rejects.toMatchObject({ details: { reason } })
  expect(asked).toHaveLength(2)
})

test('retries after a broken connection, and gives up after three attempts', async () => {
  await open().save('bb', new Uint8Array([7]))
  cuts = 2
  expect(await open().find('bb')).toEqual(new Uint8Array([7]))

  cuts = 3
  asked.length = 0
  await expect(open().find('bb')).rejects.toMatchObject({ code: 'images.store-failed' })
  expect(asked.filter((one) => one.startsWith('GET'))).toHaveLength(3)
})

test('distinguishes a busy store from a missing picture', async () => {
  await control({ down: true })

  await expect(open().find('bb')).rejects.toMatchObject({ details: { status: 503, reason: 'SlowDown' } })
})

test('stops waiting for an answer after the given time', async () => {
  await control({ slowMs: 5_000 })

  await expect(open({ timeoutMs: 20 }).has('bb')).rejects.toMatchObject({ details: { reason: 'TimeoutError' } })
})

test('errors contain neither the key nor the secret', async () => {
  const fault = await open({ secretKey: 'never-tell-me' })
    .find('aa')
    .catch((error: unknown) => error)

  expect(JSON.stringify(fault, Object.getOwnPropertyNames(fault))).not.toMatch(/never-tell-me|AKIASIMULATED/)
})

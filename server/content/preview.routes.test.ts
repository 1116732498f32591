import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerPreview } from './preview.routes.ts'
import { previewAddress } from './preview-link.service.ts'

const key = 'the-key-that-editors-and-shop-share'
const now = new Date('2026-11-24T12:00:00Z')
const link = { path: '/da-dk/spring', at: '', untilSeconds: now.getTime() / 1000 + 60 }

const app = Fastify({ logger: false })
app.register(cookie)
app.register(async (scope) =>
  registerPreview(scope, { keys: [key], clock: () => now, publicUrl: 'https://halden.test' }),
)

test('opens a preview with a secret cookie that scripts cannot read and that ends with the visit [B-STO-17, B-STO-O1, B-CMS-12]', async () => {
  const { statusCode, headers, cookies } = await app.inject(previewAddress(link, key))

  expect([statusCode, headers.location, headers['referrer-policy']]).toEqual([303, '/da-dk/spring', 'no-referrer'])
  expect(cookies).toEqual([{ name: 'preview', value: key, path: '/', httpOnly: true, secure: true, sameSite: 'Lax' }])
  const then = await app.inject(previewAddress({ ...link, at: '2026-12-24T09:00Z' }, key))
  expect(then.cookies[0]?.value).toBe(`${key}~2026-12-24T09:00:00.000Z`)
})

test('opens no preview for a link that is forged, changed or over', async () => {
  const right = previewAddress(link, key)
  for (const address of [
    '/preview',
    previewAddress(link, 'another-key'),
    right.replace('spring', 'summer'),
    right.replace('until=', 'at=2027-01-01&until='),
    right.replace(/proof=../, 'proof=zz'),
    previewAddress({ ...link, untilSeconds: now.getTime() / 1000 }, key),
    previewAddress({ ...link, untilSeconds: Number.NaN }, key),
  ]) {
    const answer = await app.inject(address)
    expect([address, answer.statusCode, answer.cookies]).toEqual([address, 403, []])
  }
})

test('never redirects to another site, and ends a preview', async () => {
  const elsewhere = await app.inject(previewAddress({ ...link, path: '//evil.test' }, key))
  expect(elsewhere.headers.location).toBe('/')
  const ended = await app.inject({ url: '/preview/end', headers: { cookie: `preview=${key}` } })
  expect([ended.statusCode, ended.cookies[0]?.value, ended.cookies[0]?.expires?.getTime()]).toEqual([303, '', 0])
})

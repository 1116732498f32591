import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveStaticFiles } from './static-files.ts'

async function shopWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'))
  mkdirSync(join(folder, 'fonts'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const app = Fastify()
  await serveStaticFiles(app, '/assets/', folder)
  const get = (path: string, encoding?: string) =>
    app.inject({ url: `/assets/${path}`, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })
  return { get, folder }
}

const script = 'export const basket = 1\n'.repeat(50)

test('serves the files of the build for ever the same, compressed as the client takes them', async () => {
  const { get } = await shopWith({ 'app-1.js': script })
  const [plain, gzip, brotli] = [await get('app-1.js'), await get('app-1.js', 'gzip'), await get('app-1.js', 'br')]

  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe(script)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script)
})

test('sends what is compressed already as it is, and unknown kinds as bytes', async () => {
  const { get } = await shopWith({ 'fonts/serif-1.woff2': 'a font', 'app.map': 'a map' })
  const [font, map] = [await get('fonts/serif-1.woff2', 'br'), await get('app.map', 'br')]

  expect(font.headers['content-type']).toBe('font/woff2')
  expect(font.headers['content-encoding']).toBeUndefined()
  expect(font.body).toBe('a font')
  expect(map.headers['content-type']).toBe('application/octet-stream')
  expect(map.body).toBe('a map')
})

test.each([
  ['js', 'text/javascript; charset=utf-8', 'br'],
  ['css', 'text/css; charset=utf-8', 'br'],
  ['svg', 'image/svg+xml', 'br'],
  ['json', 'application/json; charset=utf-8', 'br'],
  ['webmanifest', 'application/manifest+json', 'br'],
  ['txt', 'text/plain; charset=utf-8', 'br'],
  ['woff2', 'font/woff2', undefined],
  ['png', 'image/png', undefined],
  ['webp', 'image/webp', undefined],
  ['avif', 'image/avif', undefined],
  ['jpeg', 'image/jpeg', undefined],
  ['ico', 'image/x-icon', undefined],
])('serves .%s as %s, compressed: %s', async (ending, type, encoding) => {
  const { get } = await shopWith({ [`file.${ending}`]: 'what it holds' })
  const { headers } = await get(`file.${ending}`, 'br')

  expect([headers['content-type'], headers['content-encoding']]).toEqual([type, encoding])
})

test('serves only files that were there when the server started: no folder, and nothing outside the folder', async () => {
  const { get, folder } = await shopWith({ 'app-1.js': script })
  writeFileSync(join(folder, 'later.js'), 'later')

  for (const path of ['', 'fonts', 'fonts/', 'later.js', '..%2flater.js', 'fonts%2f..%2fapp-1.js']) {
    const { statusCode, headers } = await get(path)
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 404, 'no-cache'])
  }
})

test('reads a file when it is first asked for, and once in each encoding', async () => {
  const { get, folder } = await shopWith({ 'app-1.js': script, 'app-2.js': script })
  await get('app-1.js')
  rmSync(join(folder, 'app-1.js'))
  rmSync(join(folder, 'app-2.js'))

  expect((await get('app-1.js')).body).toBe(script)
  expect((await get('app-2.js')).statusCode).toBe(500)
  writeFileSync(join(folder, 'app-2.js'), script)
  expect((await get('app-2.js')).body).toBe(script)
})

test('serves nothing where there is no build', async () => {
  const app = Fastify()
  await serveStaticFiles(app, '/assets/', '/nowhere/at/all')

  expect((await app.inject({ url: '/assets/app.js' })).statusCode).toBe(404)
})

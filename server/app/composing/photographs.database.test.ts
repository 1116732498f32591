import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { photographsIn } from '#server/catalogue/index.ts'
import { openImages } from '#server/images/index.ts'
import { openTestDatabase } from '../../../checks/harness/database/test-database.ts'
import { readSettings } from '../settings/settings.ts'
import { openPhotographs } from './photographs.ts'

const { database } = await openTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'processes-'))
afterAll(() => rm(folder, { recursive: true }))
const picture = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#0a6640' } })
  .png()
  .toBuffer()
const host = createServer((_request, answer) => answer.writeHead(200, { 'content-type': 'image/png' }).end(picture))
await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready))
afterAll(() => void host.close())
const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/coat.png`

/** What one process of the shop has: its own data folder, and the shared database. */
async function process(name: string, photographs?: string[]) {
  const dataDir = join(folder, name)
  const settings = readSettings({ DATABASE_URL: 'postgresql://shared/shop', DATA_DIR: dataDir })
  const opened = openPhotographs(settings.photographs, database)
  const images = await openImages({
    source: opened.before({ picture: async () => new Uint8Array([1, 2, 3]) }),
    products: {
      picture: (id) => (id === '1_camel_1' ? { media: { photographs }, version: 'v1' } : undefined),
    },
    ...{ folder: join(dataDir, 'images'), revision: '1', lanes: 1, failed: (error) => expect.fail(String(error)) },
  })
  const app = Fastify()
  images.routes(app)
  return { ...opened, settings, shown: () => app.inject('/images/1_camel_1/v1/1.webp?w=240') }
}

test('every process serves a picture that one process fetched, with the same bytes, cacheable for ever', async () => {
  const first = await process('first')
  const fetched = await photographsIn(first.store).fetch(address, { privateHosts: true })
  const name = (fetched as { name: string }).name

  const answers = await Promise.all(
    (await Promise.all([process('second', [name]), process('third', [name])])).map(({ shown }) => shown()),
  )

  const [one, other] = answers.map(({ rawPayload }) => rawPayload)
  expect(await sharp(one).metadata()).toMatchObject({ width: 240, height: 320, format: 'webp' })
  expect(one!.equals(other!)).toBe(true)
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(
    Array(2).fill('public, max-age=31536000, immutable'),
  )
})

test('sends a placeholder that may not be cached while the photograph is not in the store yet', async () => {
  const { shown } = await process('fourth', ['f'.repeat(32)])

  expect((await shown()).headers['cache-control']).toBe('public, max-age=30')
})

test('copies photographs from the folder of one process to the store of all processes, once', async () => {
  const { settings, bringOlder } = await process('fifth', [])
  await openPhotographs({ ...settings.photographs, store: 'files' }, database).store.save('e'.repeat(32), picture)
  await writeFile(join(settings.photographs.folder, 'notes.txt'), '')

  expect([await bringOlder(), await bringOlder()]).toEqual([1, 0])
  expect(await (await process('sixth', [])).store.has('e'.repeat(32))).toBe(true)
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { ImageSource } from '#server/images/image-source.port.ts'
import { photographFiles, photographsBefore } from './server.ts'

const folder = await mkdtemp(join(tmpdir(), 'images-files-'))
afterAll(() => rm(folder, { recursive: true }))
const [front, gone] = ['a'.repeat(32), 'b'.repeat(32)]
await sharp({ create: { width: 300, height: 300, channels: 3, background: '#336699' } })
  .jpeg()
  .toFile(join(folder, front))

const drawn = new Uint8Array([1, 2, 3])
const source = photographsBefore(photographFiles(folder), { picture: async () => drawn } satisfies ImageSource)
const shot = (photographs: string[] | undefined, view: 'front' | 'back' = 'front', width = 240) =>
  source.picture({ subject: { kind: 'product', media: { photographs }, view }, width, format: 'webp' })

test('shows the photograph of a view, three wide and four high, in the width that was asked for', async () => {
  const { width, height, format } = await sharp((await shot([front]))?.bytes).metadata()

  expect({ width, height, format }).toEqual({ width: 240, height: 320, format: 'webp' })
})

test('gives the same bytes for the same order', async () => {
  expect(Buffer.compare((await shot([front]))!.bytes, (await shot([front]))!.bytes)).toBe(0)
})

test('uses the other image source when there is no photograph', async () => {
  expect(await shot(undefined)).toEqual({ bytes: drawn, isFinal: true })
  expect(await shot([front], 'back')).toEqual({ bytes: drawn, isFinal: true })
  expect(await shot([front], 'front', 241)).toEqual({ bytes: drawn, isFinal: true })
})

test('does not mark a replacement picture as final when the photograph is missing or unreadable', async () => {
  await writeFile(join(folder, 'c'.repeat(32)), 'no picture')

  expect(await shot([gone])).toEqual({ bytes: drawn, isFinal: false })
  expect(await shot(['c'.repeat(32)])).toEqual({ bytes: drawn, isFinal: false })
})

test('fails instead of drawing a replacement when the photograph store cannot be reached', async () => {
  const broken = photographsBefore({ find: () => Promise.reject(new Error('no line')) }, { picture: async () => drawn })

  await expect(
    broken.picture({
      subject: { kind: 'product', media: { photographs: [front] }, view: 'front' },
      width: 240,
      format: 'webp',
    }),
  ).rejects.toThrow('no line')
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Drawing } from '#contracts/images.ts'
import type { ImageSource } from '#server/images/image-source.port.ts'
import { photographsBefore } from './server.ts'

const folder = await mkdtemp(join(tmpdir(), 'images-files-'))
afterAll(() => rm(folder, { recursive: true }))
const [front, gone] = ['a'.repeat(32), 'b'.repeat(32)]
await sharp({ create: { width: 300, height: 300, channels: 3, background: '#336699' } })
  .jpeg()
  .toFile(join(folder, front))

const drawn = new Uint8Array([1, 2, 3])
const source = photographsBefore(folder, { picture: async () => drawn } satisfies ImageSource)
const drawing: Drawing = {
  family: 'coat',
  cut: 'double',
  cloth: 'wool',
  colour: 'camel',
  form: 'women',
  seed: '100231',
}
const shot = (photographs: string[], view: 'front' | 'back' = 'front', width = 240) =>
  source.picture({ subject: { kind: 'product', drawing: { ...drawing, photographs }, view }, width, format: 'webp' })

test('shows the photograph of a view, three wide and four high, in the width that was asked for', async () => {
  const { width, height, format } = await sharp(await shot([front])).metadata()

  expect({ width, height, format }).toEqual({ width: 240, height: 320, format: 'webp' })
})

test('gives the same bytes for the same order', async () => {
  expect(Buffer.compare((await shot([front]))!, (await shot([front]))!)).toBe(0)
})

test('leaves to the other source what has no photograph, and one whose file is gone', async () => {
  expect(await shot([])).toBe(drawn)
  expect(await shot([front], 'back')).toBe(drawn)
  expect(await shot([gone])).toBe(drawn)
  expect(await shot([front], 'front', 241)).toBe(drawn)
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ProductMedia } from '#contracts/images.ts'
import { platesBefore } from './server.ts'

const drawn = new Uint8Array([1, 2, 3])
const source = platesBefore({ picture: async () => drawn })
const made = { views: ['front' as const], description: { of: 'coat' } }
const shot = (media: ProductMedia, width = 240, from = source) =>
  from.picture({ subject: { kind: 'product', media, view: 'front' }, width, format: 'webp' })

test('shows a plate three wide and four high, another one while the picture is coming', async () => {
  const [coming, none] = await Promise.all([shot({ plate: 'coming' }), shot({ plate: 'none' })])
  const { width, height, format } = await sharp(coming).metadata()

  expect({ width, height, format }).toEqual({ width: 240, height: 320, format: 'webp' })
  expect(Buffer.compare(coming!, none!)).not.toBe(0)
})

test('shows the same plate for all products, whatever their pictures would be made of', async () => {
  expect(Buffer.compare((await shot({ plate: 'none' }))!, (await shot({ plate: 'none', made }))!)).toBe(0)
})

test('makes no picture of a product that has photographs, though one of them is missing', async () => {
  expect(Buffer.compare((await shot({ photographs: ['a'.repeat(32)] }))!, (await shot({ plate: 'none' }))!)).toBe(0)
})

test('uses the other image source for products with generated pictures and for unsupported widths', async () => {
  expect(await shot({ made })).toBe(drawn)
  expect(await shot({ plate: 'none' }, 241)).toBe(drawn)
})

test('shows a plate where the other source can make no picture of a product, but never for a scene', async () => {
  const alone = platesBefore({ picture: async () => undefined })
  const scene = { kind: 'scene', scene: 'harbour', ratio: '16/9' } as const

  expect(Buffer.compare((await shot({ made }, 240, alone))!, (await shot({ plate: 'none' }))!)).toBe(0)
  expect(await alone.picture({ subject: scene, width: 240, format: 'webp' })).toBeUndefined()
})

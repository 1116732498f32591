import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Drawing } from '#contracts/images.ts'
import { platesBefore } from './server.ts'

const drawn = new Uint8Array([1, 2, 3])
const source = platesBefore({ picture: async () => drawn })
const coat: Drawing = { family: 'coat', cut: 'double', cloth: 'wool', colour: 'camel', form: 'women', seed: '100231' }
const shot = (more: Partial<Drawing>, width = 240) =>
  source.picture({ subject: { kind: 'product', drawing: { ...coat, ...more }, view: 'front' }, width, format: 'webp' })

test('shows a plate three wide and four high, another one while the picture is coming', async () => {
  const [coming, none] = await Promise.all([shot({ plate: 'coming' }), shot({ plate: 'none' })])
  const { width, height, format } = await sharp(coming).metadata()

  expect({ width, height, format }).toEqual({ width: 240, height: 320, format: 'webp' })
  expect(Buffer.compare(coming!, none!)).not.toBe(0)
})

test('shows the same plate for all goods, whatever they would be drawn as', async () => {
  expect(Buffer.compare((await shot({ plate: 'none' }))!, (await shot({ plate: 'none', family: 'bag' }))!)).toBe(0)
})

test('draws nothing for goods that have photographs, though one of them is missing', async () => {
  expect(Buffer.compare((await shot({ photographs: ['a'.repeat(32)] }))!, (await shot({ plate: 'none' }))!)).toBe(0)
})

test('leaves goods that are drawn, and widths nobody offers, to the other source', async () => {
  expect(await shot({})).toBe(drawn)
  expect(await shot({ plate: 'none' }, 241)).toBe(drawn)
})

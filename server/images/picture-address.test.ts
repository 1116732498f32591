import { expect, test } from 'vitest'
import { readAddress, readWritten } from './picture-address.ts'

const product = { subject: '100231_navy_03', version: 'a1b2c3d4', file: '1.avif', width: '480' }

test('reads index, format and width of a product picture [B-CAT-11]', () => {
  expect(readAddress(product)).toEqual({
    of: 'product',
    productId: '100231_navy_03',
    view: 'front',
    version: 'a1b2c3d4',
    width: 480,
    format: 'avif',
  })
  expect(readAddress({ ...product, file: '2.webp' })).toMatchObject({ view: 'back', format: 'webp' })
})

test('reads scenes in every ratio, written with x or a hyphen', () => {
  const scene = { subject: 'scene-rail', version: '1', width: '1280' }

  expect(readAddress({ ...scene, file: '16x9.jpeg' })).toMatchObject({ of: 'scene', scene: 'rail', ratio: '16/9' })
  expect(readAddress({ ...scene, file: '4-5.jpg' })).toMatchObject({ ratio: '4/5', format: 'jpeg' })
  expect(readAddress({ ...scene, file: '2x7.jpeg' })).toBe('unknown')
})

test('refuses widths outside the closed list, and takes a middling one where none is named', () => {
  for (const width of ['481', '0', '-480', '480.0', '1e3', 'several', '']) {
    expect(readAddress({ ...product, width }), width).toBe('refused')
  }
  expect(readAddress({ ...product, width: undefined })).toMatchObject({ width: 640 })
})

test('knows no other formats, indexes or subjects, and no way out of its folder', () => {
  for (const file of [
    '1.gif',
    '1.svg',
    '0.avif',
    '7.avif',
    '11.avif',
    '1.avif.exe',
    '.avif',
    '1',
    'constructor.avif',
    '1.toString',
  ]) {
    expect(readAddress({ ...product, file }), file).toBe('unknown')
  }
  for (const subject of ['..', '../../etc', 'a/b', 'a%2fb', 'x'.repeat(121), '', 'a b']) {
    expect(readAddress({ ...product, subject }), subject).toBe('unknown')
  }
  expect(readAddress({ ...product, version: '../1' })).toBe('unknown')
})

test('reads addresses as pages write them', () => {
  expect(readWritten('/images/scene-hook/1/4-5.avif?w=640')).toMatchObject({ scene: 'hook', width: 640 })
  expect(readWritten('/images/100231_navy_03/1/1.avif?w=641')).toBeUndefined()
  expect(readWritten('https://elsewhere.example/images/a/1/1.avif?w=480')).toBeUndefined()
})

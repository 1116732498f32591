import { expect, test } from 'vitest'
import { imageWidths } from '#contracts/images.ts'
import { type PictureSize, productSource, sceneSource } from './picture-address.ts'

test('fills index and format into the address of a product picture [B-CAT-11]', () => {
  expect(productSource('/images/100231_navy_03/v1/{0}.{1}', 2, 'tile').address('avif', 480)).toBe(
    '/images/100231_navy_03/v1/2.avif?w=480',
  )
})

test('asks only for widths that pictures are served in', () => {
  const rooms: PictureSize[] = ['thumb', 'tile', 'small', 'gallery', 'zoom', 'full']

  for (const size of rooms)
    expect(imageWidths).toEqual(expect.arrayContaining([...productSource('{0}{1}', 1, size).widths]))
})

test('asks for scenes in every format, and takes other addresses as they are', () => {
  expect(sceneSource('/images/scene-coat/1/16-9.{1}', 'full').address('webp', 960)).toBe(
    '/images/scene-coat/1/16-9.webp?w=960',
  )
  expect(sceneSource('/images/100231_navy_03/v1/1.jpeg', 'thumb').address('avif', 120)).toBe(
    '/images/100231_navy_03/v1/1.avif?w=120',
  )
  expect(sceneSource('https://cdn.example/a.png', 'small').address('avif', 480)).toBe('https://cdn.example/a.png')
})

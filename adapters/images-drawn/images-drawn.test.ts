import { afterAll, expect, test } from 'vitest'
import { describeImageSource } from '#server/images/image-source.port-test.ts'
import { drawnImages } from './server.ts'

const source = drawnImages({ studios: 1 })
afterAll(() => source.close())

describeImageSource(() => source)

test('draws scenes in their ratio, and nothing for an unknown scene', async () => {
  const ask = (scene: string) =>
    source.picture({ subject: { kind: 'scene', scene, ratio: '3/4' }, width: 120, format: 'webp' })

  expect((await ask('shop-kids'))?.length).toBeGreaterThan(300)
  expect((await ask('rail-mirrored'))?.length).toBeGreaterThan(300)
  expect(await ask('nowhere')).toBeUndefined()
  expect(await ask('constructor')).toBeUndefined()
})

test('fails the open orders of a studio that ends, and draws again with the next', async () => {
  const short = drawnImages({ studios: 1 })
  const order = { subject: { kind: 'scene', scene: 'hook', ratio: '4/5' }, width: 120, format: 'webp' } as const
  const lost = short.picture(order)
  short.close()

  await expect(lost).rejects.toThrow('the drawing studio ended')
  expect((await short.picture(order))?.length).toBeGreaterThan(300)
  short.close()
})

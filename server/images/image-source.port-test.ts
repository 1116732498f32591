import { expect, test } from 'vitest'
import type { ProductMedia } from '#contracts/images.ts'
import type { ImageSource, PictureOrder } from './image-source.port.ts'

const coatIn = (colour: string): ProductMedia => ({
  made: {
    views: ['front'],
    description: { family: 'coat', cut: 'double', cloth: 'wool', colour, form: 'women', seed: '100231' },
  },
})
const order = (more: Partial<PictureOrder> = {}): PictureOrder => ({
  subject: { kind: 'product', media: coatIn('camel'), view: 'front' },
  width: 120,
  format: 'webp',
  ...more,
})
const text = (bytes: Uint8Array | undefined, from: number, to: number): string =>
  Buffer.from(bytes ?? []).toString('latin1', from, to)

/** Drawing has a low priority, so on a busy machine it takes long. */
const patience = 120_000

/** The contract of every image source. */
export function describeImageSource(source: () => ImageSource): void {
  test(
    'gives the same bytes for the same order',
    async () => {
      const [first, second] = [await source().picture(order()), await source().picture(order())]

      expect(first?.length).toBeGreaterThan(300)
      expect(Buffer.compare(first!, second!)).toBe(0)
    },
    patience,
  )

  test(
    'gives the format that was ordered',
    async () => {
      const [webp, avif, jpeg] = [
        await source().picture(order({ format: 'webp' })),
        await source().picture(order({ format: 'avif' })),
        await source().picture(order({ format: 'jpeg' })),
      ]

      expect(text(webp, 8, 12)).toBe('WEBP')
      expect(text(avif, 4, 12)).toBe('ftypavif')
      expect([...jpeg!.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    },
    patience,
  )

  test(
    'shows another colour as another picture',
    async () => {
      const navy = order({ subject: { kind: 'product', media: coatIn('navy'), view: 'front' } })

      expect(Buffer.compare((await source().picture(order()))!, (await source().picture(navy))!)).not.toBe(0)
    },
    patience,
  )

  test('gives nothing for a width outside the list', async () => {
    expect(await source().picture(order({ width: 121 }))).toBeUndefined()
  })
}

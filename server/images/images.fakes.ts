import type { Drawing } from '#contracts/images.ts'
import type { ImageSource, PictureOrder } from './image-source.port.ts'

/** Writes the order down instead of drawing it; remembers what was ordered, in order. */
export function fakeImageSource(): ImageSource & { readonly ordered: PictureOrder[] } {
  const ordered: PictureOrder[] = []
  return {
    ordered,
    picture: async (order) => {
      ordered.push(order)
      if (order.subject.kind === 'scene' && order.subject.scene === 'nowhere') return undefined
      return Buffer.from(JSON.stringify(order))
    },
  }
}

export const fakeDrawing = (more: Partial<Drawing> = {}): Drawing => ({
  family: 'dress',
  cut: 'v midi',
  cloth: 'satin',
  colour: 'navy',
  form: 'women',
  seed: '100231',
  ...more,
})

import type { ProductMedia } from '#contracts/images.ts'
import type { PictureOrder, PictureSource } from './image-source.port.ts'

/** Returns the order as text instead of drawing it; remembers all orders. */
export function fakeImageSource(): PictureSource & {
  readonly ordered: PictureOrder[]
  isFinal: boolean
  fails: boolean
} {
  const ordered: PictureOrder[] = []
  const source = {
    ordered,
    isFinal: true,
    fails: false,
    picture: async (order: PictureOrder) => {
      ordered.push(order)
      if (source.fails) throw new Error('the store is out of reach')
      if (order.subject.kind === 'scene' && order.subject.scene === 'nowhere') return undefined
      return { bytes: Buffer.from(JSON.stringify(order)), isFinal: source.isFinal }
    },
  }
  return source
}

export const fakeMedia: ProductMedia = { made: { views: ['front', 'back'], description: { colour: 'navy' } } }

import type { ProductCard } from '#contracts/catalogue.ts'
import type { ImageView } from '#contracts/images.ts'
import { imageAddress } from './product-links.ts'

/** The kinds of picture for front and back, and the fallback if one is missing. */
export interface PictureKinds {
  readonly FrontFacingId?: string | undefined
  readonly BackFacingId?: string | undefined
  readonly FallbackFrontFacingId?: string | undefined
  readonly FallbackBackFacingId?: string | undefined
}

/** The names that callers use for the views. */
const views: Readonly<Record<string, ImageView>> = {
  model: 'figure',
  packshot: 'front',
  front: 'front',
  back: 'back',
  detail: 'detail',
  figure: 'figure',
}

/** The card with the requested front and back pictures. Without a request it stays as it is. */
export function withPictures(card: ProductCard, kinds: PictureKinds): ProductCard {
  const front = addressOf(card, [kinds.FrontFacingId, kinds.FallbackFrontFacingId])
  const back = addressOf(card, [kinds.BackFacingId, kinds.FallbackBackFacingId])
  return { ...card, ...(front ? { frontImage: front } : {}), ...(back ? { backImage: back } : {}) }
}

function addressOf({ images }: ProductCard, wished: readonly (string | undefined)[]): string | undefined {
  for (const name of wished) {
    const view = views[name?.toLowerCase() ?? '']
    const found = images.indexes.find((image) => image.view === view)
    if (found) return imageAddress(images.urlTemplate, found.index, found.format)
  }
  return undefined
}

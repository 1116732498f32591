import sharp, { type Sharp } from 'sharp'
import { imageViews, imageWidths } from '#contracts/images.ts'
import type { ImageSource, PictureOrder, PictureSource } from '#server/images/image-source.port.ts'
import type { PhotographStore } from '#server/images/photograph-store.port.ts'

export { photographFiles } from './store.ts'

/**
 * A product's photographs from the store, if it has any, otherwise pictures from the other source. A photograph that is
 * missing or cannot be read is replaced, and the replacement is not final. A store that cannot be reached is a fault,
 * because then nobody knows which photographs exist.
 */
export function photographsBefore(store: Pick<PhotographStore, 'find'>, other: ImageSource): PictureSource {
  return {
    async picture(order) {
      const name = photographOf(order)
      const photograph = name === undefined ? undefined : await store.find(name)
      const bytes = photograph && (await sized(photograph, order))
      if (bytes) return { bytes, isFinal: true }
      const made = await other.picture(order)
      return made && { bytes: made, isFinal: name === undefined }
    },
  }
}

function photographOf({ subject, width }: PictureOrder): string | undefined {
  if (subject.kind !== 'product' || !imageWidths.some((known) => known === width)) return undefined
  return subject.media.photographs?.[imageViews.indexOf(subject.view)]
}

/** Tiles and galleries have room for pictures of 3:4. A photograph with another ratio gets a white background. */
const heightOf = (width: number): number => Math.round((width * 4) / 3)

function sized(photograph: Uint8Array, { width, format }: PictureOrder): Promise<Uint8Array | undefined> {
  const image = sharp(photograph).resize({ width, height: heightOf(width), fit: 'contain', background: '#ffffff' })
  return encoded(image, format)
    .toBuffer()
    .catch(() => undefined)
}

function encoded(image: Sharp, format: PictureOrder['format']): Sharp {
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 })
  return format === 'webp' ? image.webp({ quality: 80, effort: 2 }) : image.jpeg({ quality: 84, progressive: true })
}

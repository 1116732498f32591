import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { imageViews, imageWidths } from '#contracts/images.ts'
import type { ImageSource, PictureOrder } from '#server/images/image-source.port.ts'

/** Photographs of a folder where a product has any, and otherwise what the other source makes. A file that is gone is stood in for. */
export function photographsBefore(folder: string, other: ImageSource): ImageSource {
  return {
    async picture(order) {
      const name = photographOf(order)
      const photograph = name === undefined ? undefined : await sized(join(folder, name), order)
      return photograph ?? other.picture(order)
    },
  }
}

function photographOf({ subject, width }: PictureOrder): string | undefined {
  if (subject.kind !== 'product' || !imageWidths.some((known) => known === width)) return undefined
  return subject.drawing.photographs?.[imageViews.indexOf(subject.view)]
}

/** Tiles and galleries are made for pictures three wide and four high; a photograph of another shape stands on white. */
const heightOf = (width: number): number => Math.round((width * 4) / 3)

function sized(file: string, { width, format }: PictureOrder): Promise<Uint8Array | undefined> {
  const image = sharp(file).resize({ width, height: heightOf(width), fit: 'contain', background: '#ffffff' })
  return encoded(image, format)
    .toBuffer()
    .catch(() => undefined)
}

function encoded(image: Sharp, format: PictureOrder['format']): Sharp {
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 })
  return format === 'webp' ? image.webp({ quality: 80, effort: 2 }) : image.jpeg({ quality: 84, progressive: true })
}

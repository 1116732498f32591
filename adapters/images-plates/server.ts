import sharp, { type Sharp } from 'sharp'
import { imageWidths, type Plate } from '#contracts/images.ts'
import type { ImageSource, PictureOrder } from '#server/images/image-source.port.ts'
import { plateDrawing } from './plate-drawing.ts'

/** Plates for goods that are never drawn and have no picture, and otherwise what the other source makes. */
export function platesBefore(other: ImageSource): ImageSource {
  return {
    picture(order) {
      const plate = plateFor(order)
      return plate ? plated(plate, order) : other.picture(order)
    },
  }
}

/** Goods with photographs are no drawn goods either: where one of them is missing, a plate says so. */
function plateFor({ subject, width }: PictureOrder): Plate | undefined {
  if (subject.kind !== 'product' || !imageWidths.some((known) => known === width)) return undefined
  const { plate, photographs = [] } = subject.drawing
  return photographs.length > 0 ? 'none' : plate
}

const plated = async (plate: Plate, { width, format }: PictureOrder): Promise<Uint8Array> =>
  encoded(sharp(Buffer.from(plateDrawing(plate, width))), format).toBuffer()

function encoded(image: Sharp, format: PictureOrder['format']): Sharp {
  if (format === 'avif') return image.avif({ quality: 60, effort: 2 })
  return format === 'webp' ? image.webp({ quality: 84, effort: 2 }) : image.jpeg({ quality: 86, progressive: true })
}

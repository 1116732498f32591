import sharp, { type Sharp } from 'sharp'
import { imageWidths, type Plate } from '#contracts/images.ts'
import type { ImageSource, PictureOrder } from '#server/images/image-source.port.ts'
import { plateDrawing } from './plate-drawing.ts'

/** Plates for products that have no picture or whose picture the other source cannot make; otherwise the pictures of the other source. */
export function platesBefore(other: ImageSource): ImageSource {
  return {
    async picture(order) {
      const plate = plateFor(order)
      if (plate) return plated(plate, order)
      const made = await other.picture(order)
      return made || !isOfProduct(order) ? made : plated('none', order)
    },
  }
}

const isOfProduct = ({ subject, width }: PictureOrder): boolean =>
  subject.kind === 'product' && imageWidths.some((known) => known === width)

/** No picture is generated for a product with photographs. If one of its photographs is missing, it gets the plate for no picture. */
function plateFor(order: PictureOrder): Plate | undefined {
  if (order.subject.kind !== 'product' || !isOfProduct(order)) return undefined
  const { plate, photographs } = order.subject.media
  return photographs ? 'none' : plate
}

const plated = async (plate: Plate, { width, format }: PictureOrder): Promise<Uint8Array> =>
  encoded(sharp(Buffer.from(plateDrawing(plate, width))), format).toBuffer()

function encoded(image: Sharp, format: PictureOrder['format']): Sharp {
  if (format === 'avif') return image.avif({ quality: 60, effort: 2 })
  return format === 'webp' ? image.webp({ quality: 84, effort: 2 }) : image.jpeg({ quality: 86, progressive: true })
}

import sharp from 'sharp'
import type { ImageFormat } from '#contracts/images.ts'
import type { Picture } from './light/stage.ts'

/** Encodes a picture. AVIF has full chroma, or thin coloured lines blur, and low effort, because more takes five times as long. */
export async function encoded({ rgb, width, height }: Picture, format: ImageFormat): Promise<Uint8Array> {
  const image = sharp(rgb, { raw: { width, height, channels: 3 } })
  if (format === 'avif') return image.avif({ quality: 55, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 80, smartSubsample: true, effort: 2 }).toBuffer()
  return image.jpeg({ quality: 84, chromaSubsampling: '4:4:4', progressive: true }).toBuffer()
}

import type { PictureSource } from '#ui/picture/index.ts'

type Format = 'avif' | 'webp' | 'jpeg'

/** Widths to request in each place. They are few, because the server must produce each of them. */
const widthsOf = {
  thumb: [120, 240],
  tile: [360, 480, 640],
  small: [480, 960],
  gallery: [480, 640, 960, 1280],
  zoom: [1280, 1600],
  full: [640, 960, 1280, 1600, 1920],
} as const
export type PictureSize = keyof typeof widthsOf

/** One view of a product's pictures, from its address template. */
export function productSource(urlTemplate: string, index: number, size: PictureSize): PictureSource {
  const view = urlTemplate.replace('{0}', String(index))
  return { address: (format, width) => withWidth(view.replace('{1}', format), width), widths: widthsOf[size] }
}

/** A scene, or any other picture that an editor placed. Addresses on other sites are used unchanged. */
export function sceneSource(imageUrl: string, size: PictureSize): PictureSource {
  const template = templateOf(imageUrl)
  if (!template) return { address: () => imageUrl, widths: [widthsOf[size][0]] }
  return { address: (format, width) => withWidth(template(format), width), widths: widthsOf[size] }
}

function templateOf(imageUrl: string): ((format: Format) => string) | undefined {
  if (imageUrl.includes('{1}')) return (format) => imageUrl.replace('{0}', '0').replace('{1}', format)
  const own = /^(\/images\/[^?]+\.)(?:avif|webp|jpe?g)/.exec(imageUrl)
  return own ? (format) => `${own[1]}${format}` : undefined
}

const withWidth = (address: string, width: number): string => `${address}?w=${width}`

import {
  type ImageFormat,
  imageFormats,
  imageViews,
  imageWidths,
  type SceneRatio,
  sceneRatios,
} from '#contracts/images.ts'
import type { PictureSubject } from './image-source.port.ts'

/** The parts of `/images/{subject}/{version}/{file}?w=`, as requested. */
export interface PictureAddressParts {
  readonly subject: string
  readonly version: string
  readonly file: string
  readonly width: string | undefined
}

/** A picture with an allowed width and format; its subject may not exist. */
export type RequestedPicture = {
  readonly version: string
  readonly width: number
  readonly format: ImageFormat
} & (
  | { readonly of: 'scene'; readonly scene: string; readonly ratio: SceneRatio }
  | { readonly of: 'product'; readonly productId: string; readonly view: (typeof imageViews)[number] }
)

const usualWidth = 640
const formats: Readonly<Record<string, ImageFormat>> = {
  ...Object.fromEntries(imageFormats.map((one) => [one, one])),
  jpg: 'jpeg',
}

/** Reads an address: `unknown` if no picture can have it, `refused` for a width that is not allowed. */
export function readAddress({
  subject,
  version,
  file,
  width,
}: PictureAddressParts): RequestedPicture | 'unknown' | 'refused' {
  const [, name, extension] = /^([a-z0-9-]{1,8})\.([a-z]{3,4})$/.exec(file) ?? []
  const format = Object.hasOwn(formats, extension ?? '') ? formats[extension!] : undefined
  if (!format || !/^[\w.-]{1,40}$/.test(version) || !/^[\w-]{1,120}$/.test(subject)) return 'unknown'
  const px = width === undefined ? usualWidth : imageWidths.find((one) => String(one) === width)
  if (px === undefined) return 'refused'
  const size = { version, width: px, format }
  if (subject.startsWith('scene-')) {
    const ratio = sceneRatios.find((one) => one === name!.replace(/[x-]/, '/'))
    return ratio ? { ...size, of: 'scene', scene: subject.slice('scene-'.length), ratio } : 'unknown'
  }
  const view = /^[1-9]$/.test(name!) ? imageViews[Number(name) - 1] : undefined
  return view ? { ...size, of: 'product', productId: subject, view } : 'unknown'
}

/** The key under which a picture is stored: the same for all addresses of the picture. */
export const keyOf = (subject: PictureSubject, version: string, width: number, format: ImageFormat): string =>
  subject.kind === 'scene'
    ? ['scene', subject.scene, subject.ratio, width, format].join(' ')
    : [JSON.stringify(subject.media), version, subject.view, width, format].join(' ')

/** Reads an address as it is written in pages. */
export function readWritten(address: string): RequestedPicture | undefined {
  const [, subject, version, file, width] = /^\/images\/([^/?]+)\/([^/?]+)\/([^/?]+)(?:\?w=(\d+))?$/.exec(address) ?? []
  if (!subject || !version || !file) return undefined
  const read = readAddress({ subject, version, file, width })
  return typeof read === 'string' ? undefined : read
}

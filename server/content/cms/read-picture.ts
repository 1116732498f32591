import type { Picture } from '#contracts/widget-parts.ts'
import { field, number, single, text } from './fields.ts'
import { isPlainRecord, type Plain, type PlainRecord } from './plain-document.ts'

/** A picture from either shape; null for an id that was not resolved, or an invalid address. */
export function readPicture(value: Plain): Picture | null {
  const one = single(value)
  if (!isPlainRecord(one)) return null
  const file = isPlainRecord(one.image ?? null) ? (one.image as PlainRecord) : one
  const imageUrl = readImageUrl(text(field(file, 'url', 'imageUrl')) ?? text(field(one, 'imageUrl')))
  if (imageUrl === null) return null
  const alt = text(field(file, 'alt', 'altText')) ?? text(field(one, 'alt', 'altText')) ?? ''
  return { imageUrl, alt, aspectRatio: ratioWritten(field(one, 'aspectRatio')) ?? ratioMeasured(file) ?? '1/1' }
}

const loadable = /^(?:\/(?!\/)|https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/

/** An address from which a picture may be loaded, given as text or in a file; null for any other. A local CMS may use http. */
export function readImageUrl(value: Plain): string | null {
  const address = isPlainRecord(value) ? text(field(value, 'url', 'imageUrl')) : text(value)
  return address !== null && loadable.test(address) ? address : null
}

function ratioWritten(value: Plain): string | null {
  const sides = /^\s*(\d+(?:\.\d+)?)\s*[/:x]\s*(\d+(?:\.\d+)?)\s*$/.exec(text(value) ?? '')
  return sides && Number(sides[1]) > 0 && Number(sides[2]) > 0 ? `${sides[1]}/${sides[2]}` : null
}

function ratioMeasured(file: PlainRecord): string | null {
  const [width, height] = [number(file.width ?? null), number(file.height ?? null)]
  if (!width || !height || width < 1 || height < 1) return null
  const part = commonDivisor(Math.round(width), Math.round(height))
  return `${Math.round(width) / part}/${Math.round(height) / part}`
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

export interface PerDevice<Value> {
  readonly mobile: Value | null
  readonly tablet: Value | null
  readonly desktop: Value | null
}

export const perDevice = <Value>(
  read: (device: 'mobile' | 'tablet' | 'desktop') => Value | null,
): PerDevice<Value> => ({
  mobile: read('mobile'),
  tablet: read('tablet'),
  desktop: read('desktop'),
})

/**
 * One picture per kind of screen: from a group `images`, or from the fields `imageMobile`, `imageTablet`,
 * `imageDesktop`. Missing ones stay null.
 */
export function readPictures(record: PlainRecord): PerDevice<Picture> {
  const images = isPlainRecord(record.images ?? null) ? (record.images as PlainRecord) : {}
  return perDevice(
    (device) => readPicture(images[device] ?? null) ?? readPicture(record[`image${capital(device)}`] ?? null),
  )
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

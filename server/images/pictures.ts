import type { ProductMedia } from '#contracts/images.ts'
import type { DrawingQueue, Urgency } from './drawing-queue.ts'
import type { MadePicture, PictureSource, PictureSubject } from './image-source.port.ts'
import { keyOf, type RequestedPicture, readWritten } from './picture-address.ts'

/** The media of each product, and the version in its picture addresses; the catalogue has both. */
export interface ProductsMedia {
  picture(productId: string): { readonly media: ProductMedia; readonly version: string } | undefined
}

interface PictureFiles {
  find(key: string): Promise<Uint8Array | undefined>
  has(key: string): boolean
  save(key: string, bytes: Uint8Array): Promise<void>
}

/** Temporary pictures, cached only for moments, so that a page with many visitors does not draw them each time. */
export interface StandIns {
  get(key: string): Uint8Array | undefined
  set(key: string, bytes: Uint8Array): unknown
}

export interface PicturesNeed {
  readonly source: PictureSource
  readonly products: ProductsMedia
  readonly files: PictureFiles
  readonly standIns: StandIns
  readonly queue: DrawingQueue<MadePicture | undefined>
}

/**
 * How long the picture at an address stays the same: for ever, because the address is derived from its content; a
 * while, until it is redrawn; or moments, because it is temporary or outdated.
 */
export type Lifetime = 'for ever' | 'a while' | 'moments'

/** A picture to be sent. */
export interface FoundPicture {
  readonly bytes: Uint8Array
  readonly lifetime: Lifetime
}

const mostWaiting = 300

/** Finds a stored picture, or draws and stores it. `busy` if too many are already waiting. */
export async function findPicture(
  { source, products, files, standIns, queue }: PicturesNeed,
  asked: RequestedPicture,
  urgency: Urgency = 'asked',
): Promise<FoundPicture | 'unknown' | 'busy'> {
  const subject = subjectOf(products, asked)
  if (!subject) return 'unknown'
  const { width, format } = asked
  const key = keyOf(subject.subject, subject.version, width, format)
  const lifetime = lifetimeOf(asked, subject.version)
  const stored = await files.find(key)
  if (stored) return { bytes: stored, lifetime }
  const standIn = standIns.get(key)
  if (standIn) return { bytes: standIn, lifetime: 'moments' }
  if (urgency === 'asked' && queue.waiting >= mostWaiting) return 'busy'
  const draw = async (): Promise<MadePicture | undefined> => {
    const made = await source.picture({ subject: subject.subject, width, format })
    if (made?.isFinal) await files.save(key, made.bytes)
    else if (made) standIns.set(key, made.bytes)
    return made
  }
  const made = await queue.run(key, draw, urgency)
  return made ? { bytes: made.bytes, lifetime: made.isFinal ? lifetime : 'moments' } : 'unknown'
}

/** A product's version depends on what its pictures show; the version of a scene is any text by an editor. */
function lifetimeOf(asked: RequestedPicture, version: string): Lifetime {
  if (asked.of === 'scene') return 'a while'
  return asked.version === version ? 'for ever' : 'moments'
}

/** An outdated version shows the current product. A scene is shown whatever the version in its address. */
function subjectOf(
  products: ProductsMedia,
  asked: RequestedPicture,
): { subject: PictureSubject; version: string } | undefined {
  if (asked.of === 'scene')
    return { subject: { kind: 'scene', scene: asked.scene, ratio: asked.ratio }, version: asked.version }
  const known = products.picture(asked.productId)
  return known && { subject: { kind: 'product', media: known.media, view: asked.view }, version: known.version }
}

interface Patience {
  /** Waits until the shop has no other work; false ends the preparation. */
  readonly quiet: () => Promise<boolean>
}

/** Prepares pictures one by one in the given order, whenever no request waits for a picture. Returns how many were drawn. */
export async function preparePictures(
  needs: PicturesNeed,
  addresses: Iterable<string>,
  { quiet }: Patience,
): Promise<number> {
  let drawn = 0
  for (const address of new Set(addresses)) {
    const asked = readWritten(address)
    const subject = asked && subjectOf(needs.products, asked)
    if (!asked || !subject || needs.files.has(keyOf(subject.subject, subject.version, asked.width, asked.format)))
      continue
    if (!(await quiet())) break
    if (typeof (await findPicture(needs, asked, 'ahead')) === 'object') drawn++
  }
  return drawn
}

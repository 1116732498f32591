import type { Drawing } from '#contracts/images.ts'
import type { DrawingQueue, Urgency } from './drawing-queue.ts'
import type { ImageSource, PictureSubject } from './image-source.port.ts'
import { type AskedPicture, keyOf, readWritten } from './picture-address.ts'

/** What the studio needs to know of a product, and the version its picture addresses carry; the catalogue tells. */
export interface Drawings {
  picture(productId: string): { readonly drawing: Drawing; readonly version: string } | undefined
}

interface Kept {
  find(key: string): Promise<Uint8Array | undefined>
  has(key: string): boolean
  keep(key: string, bytes: Uint8Array): Promise<void>
}

export interface PicturesNeed {
  readonly source: ImageSource
  readonly drawings: Drawings
  readonly files: Kept
  readonly queue: DrawingQueue<Uint8Array | undefined>
}

/** A picture as it is sent. `lasting`: its address will show the same for ever. */
export interface FoundPicture {
  readonly bytes: Uint8Array
  readonly lasting: boolean
}

const mostWaiting = 300

/** Finds a picture among those kept, or has it drawn and keeps it. `busy` when too many already wait. */
export async function findPicture(
  { source, drawings, files, queue }: PicturesNeed,
  asked: AskedPicture,
  urgency: Urgency = 'asked',
): Promise<FoundPicture | 'unknown' | 'busy'> {
  const subject = subjectOf(drawings, asked)
  if (!subject) return 'unknown'
  const { width, format } = asked
  const key = keyOf(subject.subject, subject.version, width, format)
  const lasting = subject.version === asked.version
  const kept = await files.find(key)
  if (kept) return { bytes: kept, lasting }
  if (urgency === 'asked' && queue.waiting >= mostWaiting) return 'busy'
  const draw = async (): Promise<Uint8Array | undefined> => {
    const bytes = await source.picture({ subject: subject.subject, width, format })
    if (bytes) await files.keep(key, bytes)
    return bytes
  }
  const bytes = await queue.run(key, draw, urgency)
  return bytes ? { bytes, lasting } : 'unknown'
}

/** An outdated version shows the product as it is now; scenes carry whatever version their page was written with. */
function subjectOf(drawings: Drawings, asked: AskedPicture): { subject: PictureSubject; version: string } | undefined {
  if (asked.of === 'scene')
    return { subject: { kind: 'scene', scene: asked.scene, ratio: asked.ratio }, version: asked.version }
  const known = drawings.picture(asked.productId)
  return known && { subject: { kind: 'product', drawing: known.drawing, view: asked.view }, version: known.version }
}

interface Patience {
  /** Waits until the shop has nothing better to do; false ends the preparation. */
  readonly quiet: () => Promise<boolean>
}

/** Prepares pictures one by one, in the order given, whenever nobody is waiting for one. Answers how many were drawn. */
export async function preparePictures(
  needs: PicturesNeed,
  addresses: Iterable<string>,
  { quiet }: Patience,
): Promise<number> {
  let drawn = 0
  for (const address of new Set(addresses)) {
    const asked = readWritten(address)
    const subject = asked && subjectOf(needs.drawings, asked)
    if (!asked || !subject || needs.files.has(keyOf(subject.subject, subject.version, asked.width, asked.format)))
      continue
    if (!(await quiet())) break
    if (typeof (await findPicture(needs, asked, 'ahead')) === 'object') drawn++
  }
  return drawn
}

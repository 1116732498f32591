import type { ImageSource, PictureOrder } from '#server/images/image-source.port.ts'
import { hash } from './drawing/random.ts'
import { makeStudio } from './studio.ts'

/** Raised with every change of what the studio draws, so that pictures kept of older drawings are made anew. */
export const studioRevision = '31'

export interface DrawnImages extends ImageSource {
  /** Ends the studios; orders still open fail. */
  close(): void
}

interface Choices {
  /** Processes that draw, one picture at a time each. */
  readonly studios: number
  readonly idleMs?: number
}

/** Draws pictures of garments and editorial scenes by code, in processes of its own, so that no request ever waits for one. */
export function drawnImages({ studios, idleMs = 15_000 }: Choices): DrawnImages {
  const rooms = Array.from({ length: studios }, () => makeStudio(idleMs))
  return {
    // Colours of a style go to the same studio, which still has their folds and light on the table.
    picture: (order) => rooms[hash(subjectOf(order)) % rooms.length]!.draw(order),
    close: () => {
      for (const room of rooms) room.close()
    },
  }
}

const subjectOf = ({ subject }: PictureOrder): string =>
  subject.kind === 'scene' ? subject.scene : `${subject.media.made?.description.seed} ${subject.view}`

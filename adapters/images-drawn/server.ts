import type { ImageSource, PictureOrder } from '#server/images/image-source.port.ts'
import { hash } from './drawing/random.ts'
import { makeStudio } from './studio.ts'

/** Raise this number with every change of the drawings, so that stored pictures are drawn again. */
export const studioRevision = '31'

export interface DrawnImages extends ImageSource {
  /** Ends the drawing processes; unfinished orders fail. */
  close(): void
}

interface Choices {
  /** Number of drawing processes. Each draws one picture at a time. */
  readonly studios: number
  readonly idleMs?: number
}

/** Draws pictures of garments and editorial scenes by code, in separate processes, so that drawing never delays other requests. */
export function drawnImages({ studios, idleMs = 15_000 }: Choices): DrawnImages {
  const rooms = Array.from({ length: studios }, () => makeStudio(idleMs))
  return {
    // All colours of a style go to the same process, which caches their folds and light.
    picture: (order) => rooms[hash(subjectOf(order)) % rooms.length]!.draw(order),
    close: () => {
      for (const room of rooms) room.close()
    },
  }
}

const subjectOf = ({ subject }: PictureOrder): string =>
  subject.kind === 'scene' ? subject.scene : `${subject.media.made?.description.seed} ${subject.view}`

import { handmade } from '../drawing/handmade.ts'
import type { Garment } from '../drawing/model.ts'
import { hash } from '../drawing/random.ts'
import { type Wares, ware } from './pieces.ts'
import { hanger } from './props.ts'
import type { Piece } from './scene.ts'

/** Places things in centimetres: a corner of the frame, and how much of it there is. */
export interface Measure {
  readonly shows: number
  /** Width of the frame in cm. */
  readonly broad: number
}

export const measured = (shows: number, wide: number): Measure => ({ shows, broad: (shows * wide) / 100 })

/** Something at (x, y) cm from the upper left corner. */
export const at = (
  { shows, broad }: Measure,
  id: string,
  made: Garment,
  x: number,
  y: number,
  shadow: Piece['shadow'],
): Piece => ({
  id,
  made,
  x: x / broad,
  y: y / shows,
  shows,
  shadow,
})

export interface Hung {
  readonly id: string
  readonly wares: Wares
  /** Cm from the left edge. */
  readonly x: number
  /** The point it hangs from, cm from the upper edge. */
  readonly y: number
  /** A child's piece is smaller. */
  readonly size?: number
}

/** A garment on its hanger: the hanger behind, the garment in front, each with its shadow on the wall. */
export function hung(measure: Measure, { id, wares, x, y, size = 1 }: Hung): Piece[] {
  const reach = 12 * size
  const low = wares.family === 'jeans' || wares.family === 'trousers' || wares.family === 'skirt'
  const neck = y + reach + (low ? 5 : 0)
  const wood = handmade(hanger(reach, size), hash(`${id} hanger`) & 0xffff, 0.08)
  return [
    at(measure, `${id} hanger`, wood, x, y + reach, { on: 'wall', away: 1.6 }),
    at(measure, id, ware(id, wares, size), x, neck, { on: 'wall', away: 2.6 }),
  ]
}

/** Something that runs along the wall from the left edge: a bar, a board, the straps that carry it. */
export const along = (measure: Measure, id: string, made: Garment, y: number, away: number): Piece => ({
  ...at(measure, id, made, 0, y, { on: 'wall', away }),
  turns: true,
})

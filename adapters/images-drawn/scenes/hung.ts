import { handmade } from '../drawing/handmade.ts'
import { hash } from '../drawing/random.ts'
import { type Wares, ware } from './pieces.ts'
import { hanger } from './props.ts'
import type { Piece } from './scene.ts'

/** The size of a frame in cm, for placing things from its upper left corner. `shows` is its height. */
export interface Measure {
  readonly shows: number
  /** Width of the frame in cm. */
  readonly broad: number
}

export const measured = (shows: number, wide: number): Measure => ({ shows, broad: (shows * wide) / 100 })

export interface PlacedAt extends Pick<Piece, 'id' | 'made' | 'shadow'> {
  /** Cm from the upper left corner. */
  readonly x: number
  readonly y: number
}

/** Something at (x, y) cm from the upper left corner. */
export const at = ({ shows, broad }: Measure, { id, made, x, y, shadow }: PlacedAt): Piece => ({
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
  /** Height of the point it hangs from, cm from the upper edge. */
  readonly y: number
  /** Below 1 for a child's piece. */
  readonly size?: number
}

/** A garment on its hanger: the hanger behind, the garment in front, each with its shadow on the wall. */
export function hung(measure: Measure, { id, wares, x, y, size = 1 }: Hung): Piece[] {
  const reach = 12 * size
  const low = wares.family === 'jeans' || wares.family === 'trousers' || wares.family === 'skirt'
  const neck = y + reach + (low ? 5 : 0)
  const wood = handmade(hanger(reach, size), hash(`${id} hanger`) & 0xffff, 0.08)
  return [
    at(measure, { id: `${id} hanger`, made: wood, x, y: y + reach, shadow: { on: 'wall', away: 1.6 } }),
    at(measure, { id, made: ware(id, wares, size), x, y: neck, shadow: { on: 'wall', away: 2.6 } }),
  ]
}

export interface AlongTheWall extends Pick<PlacedAt, 'id' | 'made' | 'y'> {
  /** Distance to the wall, on which its shadow falls. */
  readonly away: number
}

/** Something along the wall, with its origin at the left edge: a bar, a board, or the straps that hold a bar. */
export const along = (measure: Measure, { id, made, y, away }: AlongTheWall): Piece => ({
  ...at(measure, { id, made, x: 0, y, shadow: { on: 'wall', away } }),
  turns: true,
})

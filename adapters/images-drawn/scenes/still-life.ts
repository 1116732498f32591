import { hex } from '../drawing/colour.ts'
import { askew } from '../drawing/handmade.ts'
import { along, at, hung, type Measure, measured } from './hung.ts'
import { type Wares, ware } from './pieces.ts'
import { bar, pegBoard, straps } from './props.ts'
import type { Canvas, Piece, Safe, Scene } from './scene.ts'

/** Where things of a still life can go, in cm. */
export interface Wall extends Canvas {
  readonly id: string
  readonly m: Measure
  /** Height of the rail or board. */
  readonly y: number
  /** Left end of the rail or board; text is to the left of it. */
  readonly from: number
}

/** A scene without people: things that hang on a wall, stand or lie. */
export interface StillLife {
  readonly id: string
  readonly wall: string
  readonly floor: string
  readonly horizon: number
  /** Cm that fill the frame's height, in upright and in wide pictures. */
  readonly shows: readonly [tall: number, wide: number]
  /** Height of the rail or board, as a share of the frame. */
  readonly hangs?: number
  /** Left end of the rail or board in wide pictures, as a share of the frame. */
  readonly from?: number
  readonly pieces: (wall: Wall) => readonly Piece[]
  readonly architecture?: (canvas: Canvas) => string
  readonly daylight: (canvas: Canvas) => string
  readonly safe?: Safe
  readonly hard?: boolean
}

export const stillLife = ({
  id,
  wall,
  floor,
  horizon,
  shows,
  hangs = 0.1,
  from = 0.46,
  safe = 'start',
  hard = false,
  ...told
}: StillLife): Scene => ({
  wall: hex(wall),
  floor: hex(floor),
  horizon,
  hard,
  compose: (canvas) => {
    const m = measured(shows[canvas.tall ? 0 : 1], canvas.wide)
    const start = canvas.tall ? -4 : m.broad * from
    return {
      pieces: [...told.pieces({ ...canvas, id, m, y: m.shows * hangs, from: start })],
      architecture: told.architecture?.(canvas) ?? '',
      daylight: told.daylight(canvas),
      safe: canvas.tall ? 'none' : safe,
    }
  },
})

/** Clothes on a rail that hangs from two straps. */
export const onRail = ({ id, m, y, from, tall }: Wall, row: readonly Wares[], first: number, step: number): Piece[] => [
  along(m, { id: `${id} straps`, made: straps([from + 16, m.broad - (tall ? 10 : 18)], y + 2), y, away: 1.2 }),
  along(m, { id: `${id} bar`, made: bar(from - 2, m.broad + 8), y, away: 1.8 }),
  ...row.flatMap((one, k) => hung(m, { id: `${id} ${k}`, wares: one, x: first + k * step, y })),
]

/** A board with pegs, and clothes on the first of them. */
export const onPegs = ({ id, m, y, from }: Wall, pegs: readonly number[], row: readonly Wares[], size = 1): Piece[] => [
  along(m, { id: `${id} board`, made: pegBoard(from, m.broad + 8, pegs), y, away: 0.5 }),
  ...row.flatMap((one, k) => hung(m, { id: `${id} ${k}`, wares: one, x: pegs[k]!, y, size })),
]

export interface Put {
  /** Cm from the upper left corner. */
  readonly at: readonly [number, number]
  readonly on: 'wall' | 'ground'
  readonly size?: number
}

/** Something that hangs on the wall by itself, or stands on the ground. */
export const put = ({ id, m }: Wall, one: Wares, { at: [x, y], on, size = 1 }: Put): Piece => {
  const name = `${id} ${one.family} ${one.cut}`
  return at(m, { id: name, made: ware(name, one, size), x, y, shadow: on === 'wall' ? { on, away: 2 } : { on } })
}

/** Something laid on the ground, seen from above: where its origin lies as shares of the frame, and how far it is turned. */
export const laid = (
  { id, m }: Wall,
  one: Wares,
  { x, y, turned = 0 }: { readonly x: number; readonly y: number; readonly turned?: number },
): Piece => {
  const name = `${id} ${one.family} ${one.cut}`
  return at(m, {
    id: name,
    made: askew(ware(name, one), turned),
    x: x * m.broad,
    y: y * m.shows,
    shadow: { on: 'wall', away: 0.8 },
  })
}

/** A lighter or darker part of the wall, behind the things that hang; only in wide pictures. */
export const panel =
  (by: number, from = 0.42) =>
  ({ tall, wide, tone }: Canvas): string =>
    tall ? '' : `<rect x="${wide * from}" y="-2" width="${wide * 0.6}" height="104" fill="${tone(by)}"/>`

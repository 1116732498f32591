import { give, take } from '../drawing/arena.ts'
import { Soft } from '../relief/soft.ts'

/** Where things stand on a floor: its line in px from the top. */
export interface Floor {
  readonly y: number
}

/** Fills a row with the share of light that is missing. */
type Shadow = (y: number, row: Float32Array) => void

/** A part of a shadow: a blurred map, its strength, and how far it is moved, in px. */
interface Part {
  readonly soft: Soft
  readonly share: number
  readonly dx: number
  readonly dy: number
}

function shadowOf(w: number, ...[near, far]: readonly [near: Part, far: Part]): Shadow {
  const more = new Float32Array(w)
  return (y, row) => {
    near.soft.row(y - near.dy, -near.dx, { out: row, from: 0, to: w })
    far.soft.row(y - far.dy, -far.dx, { out: more, from: 0, to: w })
    for (let x = 0; x < w; x++) row[x] = near.share * row[x]! + far.share * more[x]!
  }
}

/** A thing that hangs casts a wide and a tight shadow to its lower right. */
export function wallShadow(alpha: Float32Array, w: number, h: number): Shadow {
  const unit = w / 1200
  const wide = new Soft(alpha, w, h, 24 * unit)
  const tight = new Soft(alpha, w, h, 6 * unit)
  return shadowOf(
    w,
    { soft: wide, share: 0.17, dx: 16 * unit, dy: 26 * unit },
    { soft: tight, share: 0.1, dx: 4 * unit, dy: 6 * unit },
  )
}

/** A thing that stands casts a short dark line where it touches the floor, and a long soft shadow towards the lower right. */
export function floorShadow(alpha: Float32Array, w: number, h: number, floorY: number): Shadow {
  const unit = w / 1200
  const floor = Math.round(floorY)
  const foot = Math.round(16 * unit)
  const touch = take(w * h)
  const pool = take(w * h)
  for (let x = 0; x < w; x++) {
    let low = 0
    let any = 0
    for (let y = Math.max(0, Math.ceil(floor - 150 * unit)); y < Math.min(h, floor + 8 * unit); y++) {
      const a = alpha[y * w + x]!
      any = Math.max(any, a)
      if (y > floor - foot * 2.2) low = Math.max(low, a * Math.min(1, (y - floor + foot * 2.2) / foot))
    }
    fillColumn(touch, x, w, [floor - Math.round(5 * unit), Math.min(h, floor + Math.round(7 * unit))], low)
    const right = Math.min(w - 1, x + Math.round(26 * unit))
    fillColumn(pool, right, w, [floor - Math.round(16 * unit), Math.min(h, floor + Math.round(20 * unit))], any)
  }
  const tight = new Soft(touch, w, h, 6 * unit)
  const wide = new Soft(pool, w, h, 22 * unit)
  give(touch, pool)
  return shadowOf(w, { soft: tight, share: 0.42, dx: 0, dy: 0 }, { soft: wide, share: 0.3, dx: 0, dy: 0 })
}

function fillColumn(
  map: Float32Array,
  x: number,
  w: number,
  [from, to]: readonly [number, number],
  value: number,
): void {
  for (let y = Math.max(0, from); y < to; y++) map[y * w + x] = value
}

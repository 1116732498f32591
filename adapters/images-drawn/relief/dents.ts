import { noise } from '../drawing/random.ts'
import type { Frame, Stretch } from './frame.ts'
import { enlarge, lineBetween } from './spline.ts'

interface Area {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

interface Deep {
  /** Depth of the dents, cm. */
  readonly depth: number
  /** Height of the fine creases, cm. */
  readonly crease: number
}

/** Soft dents of a piece of cloth, on a coarse grid that is enlarged smoothly. Without dents cloth looks like plastic. */
export class Dents {
  readonly #deep: Deep
  readonly #frame: Frame
  readonly #area: Area
  readonly #seed: number
  readonly #ownSeed: number
  readonly #step: number
  /** NaN where a cell is not calculated yet. Many never are, because other pieces cover much of a piece. */
  readonly #grid: Float32Array
  readonly #line: Float32Array

  /** `area` is in px of the frame. */
  constructor(deep: Deep, frame: Frame, area: Area, seed: number, name: string) {
    const step = Math.max(3, Math.round((deep.crease ? 0.36 : 0.62) * frame.scale))
    const wide = Math.ceil(area.w / step) + 4
    this.#deep = deep
    this.#frame = frame
    this.#area = area
    this.#seed = seed
    this.#ownSeed = seed + name.length
    this.#step = step
    this.#grid = new Float32Array(wide * (Math.ceil(area.h / step) + 4)).fill(Number.NaN)
    this.#line = new Float32Array(wide)
  }

  /** Heights in cm along a row of the frame. */
  row(y: number, stretch: Stretch): void {
    const { from, to } = stretch
    const step = this.#step
    const wide = this.#line.length
    const left = this.#area.x
    const v = (y - this.#area.y) / step
    const here = Math.round(v)
    const first = Math.floor((from - left) / step)
    const end = Math.min(wide, Math.ceil((to - left) / step) + 3)
    for (let row = here; row < here + 3; row++) this.#dent(row, first, end)
    const rows = { before: here * wide, here: (here + 1) * wide, after: (here + 2) * wide }
    lineBetween(this.#grid, rows, v - here, this.#line)
    enlarge(this.#line, { start: -left / step, step: 1 / step }, stretch)
  }

  /** Fills the cells of a row of the grid that are still missing. */
  #dent(row: number, first: number, end: number): void {
    const grid = this.#grid
    const seed = this.#seed
    const { depth, crease } = this.#deep
    const { ox, oy, scale } = this.#frame
    const cell = 5.5
    const cy = (this.#area.y + (row - 1) * this.#step - oy) / scale
    for (let x = first, i = row * this.#line.length + first; x < end; x++, i++) {
      if (!Number.isNaN(grid[i]!)) continue
      const cx = (this.#area.x + (x - 1) * this.#step - ox) / scale
      const wx = cx + 2.2 * noise(seed + 5, cx / 9, cy / 11)
      const wy = cy + 2.2 * noise(seed + 6, cx / 9, cy / 11)
      const large = noise(this.#ownSeed, wx / cell, wy / (cell * 1.9))
      grid[i] = depth * (large + 0.45 * noise(seed + 9, wx / (cell * 0.42), wy / (cell * 0.8)))
      if (crease) grid[i]! += crease * creased(this.#ownSeed, wx, wy)
    }
  }
}

/** Sharp irregular ridges in patches, 0 to 1, as cloth has after folding, wearing and washing. */
function creased(seed: number, x: number, y: number): number {
  const patch = 0.35 + noise(seed + 31, x / 9, y / 9)
  if (patch <= 0) return 0
  const ridge = 1 - Math.abs(noise(seed + 32, (x + 0.4 * y) / 3.1, (y - 0.4 * x) / 4.6)) * 3.2
  if (ridge <= 0) return 0
  // Ridges have gaps, because a closed ridge would look like an island.
  const broken = Math.max(0, 0.3 + noise(seed + 33, x / 2.4, y / 2.4) * 1.6)
  return Math.min(1, patch * 1.4) * Math.min(1, broken) * ridge * ridge
}

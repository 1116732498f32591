import { noise } from '../drawing/random.ts'
import type { Frame } from './frame.ts'

/** Soft dents of a piece of cloth on a coarse grid, read back with smooth enlargement. Without them cloth looks like plastic. */
export class Dents {
  readonly #grid: Float32Array
  readonly #wide: number
  readonly #step: number

  /** Depth of the dents and height of the fine creases in cm; the area in px, its corner in the frame. */
  constructor(
    { depth, crease }: { depth: number; crease: number },
    frame: Frame,
    area: { x: number; y: number; w: number; h: number },
    seed: number,
    name: string,
  ) {
    const step = Math.max(3, Math.round((crease ? 0.36 : 0.62) * frame.scale))
    const wide = Math.ceil(area.w / step) + 4
    const high = Math.ceil(area.h / step) + 4
    const grid = new Float32Array(wide * high)
    const cell = 5.5
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++) {
        const cx = (area.x + (x - 1) * step - frame.ox) / frame.scale
        const cy = (area.y + (y - 1) * step - frame.oy) / frame.scale
        const wx = cx + 2.2 * noise(seed + 5, cx / 9, cy / 11)
        const wy = cy + 2.2 * noise(seed + 6, cx / 9, cy / 11)
        const large = noise(seed + name.length, wx / cell, wy / (cell * 1.9))
        grid[y * wide + x] = depth * (large + 0.45 * noise(seed + 9, wx / (cell * 0.42), wy / (cell * 0.8)))
        if (crease) grid[y * wide + x]! += crease * creased(seed + name.length, wx, wy)
      }
    this.#grid = grid
    this.#wide = wide
    this.#step = step
  }

  /** Height in cm at a px of the area (quadratic spline). */
  at(x: number, y: number): number {
    const u = x / this.#step
    const v = y / this.#step
    const xi = Math.round(u)
    const yi = Math.round(v)
    const fx = u - xi
    const fy = v - yi
    const p = 0.5 * (0.5 - fx) ** 2
    const q = 0.75 - fx * fx
    const r = 0.5 * (0.5 + fx) ** 2
    const d = this.#grid
    const a = yi * this.#wide + xi
    const b = a + this.#wide
    const c = b + this.#wide
    return (
      0.5 * (0.5 - fy) ** 2 * (p * d[a]! + q * d[a + 1]! + r * d[a + 2]!) +
      (0.75 - fy * fy) * (p * d[b]! + q * d[b + 1]! + r * d[b + 2]!) +
      0.5 * (0.5 + fy) ** 2 * (p * d[c]! + q * d[c + 1]! + r * d[c + 2]!)
    )
  }
}

/** Sharp wandering ridges in patches, 0 to 1: what stays of having been folded, worn and washed. */
function creased(seed: number, x: number, y: number): number {
  const patch = 0.35 + noise(seed + 31, x / 9, y / 9)
  if (patch <= 0) return 0
  const ridge = 1 - Math.abs(noise(seed + 32, (x + 0.4 * y) / 3.1, (y - 0.4 * x) / 4.6)) * 3.2
  if (ridge <= 0) return 0
  // Broken here and there: a ridge that closes upon itself would draw an island.
  const broken = Math.max(0, 0.3 + noise(seed + 33, x / 2.4, y / 2.4) * 1.6)
  return Math.min(1, patch * 1.4) * Math.min(1, broken) * ridge * ridge
}

// Enlarges a coarse grid without creases (quadratic spline): first combines three of its rows into a line, then enlarges the line.

import type { Stretch } from './frame.ts'

interface Rows {
  readonly before: number
  readonly here: number
  readonly after: number
}

/** Fills the line `a` cells below the middle of three rows, which are given by their first index in the grid. */
export function lineBetween(grid: Float32Array, { before, here, after }: Rows, a: number, line: Float32Array): void {
  const p = 0.5 * (0.5 - a) ** 2
  const q = 0.75 - a * a
  const r = 0.5 * (0.5 + a) ** 2
  for (let i = 0; i < line.length; i++) line[i] = p * grid[before + i]! + q * grid[here + i]! + r * grid[after + i]!
}

interface Steps {
  /** The place of px 0, in cells from the middle of the second cell. */
  readonly start: number
  /** Cells per px. */
  readonly step: number
}

/** Enlarges a line of cells. */
export function enlarge(line: Float32Array, { start, step }: Steps, { out, from, to }: Stretch): void {
  for (let x = from; x < to; x++) {
    const u = start + x * step
    const cell = Math.floor(u + 0.5)
    const a = u - cell
    const p = 0.5 * (0.5 - a) ** 2
    const q = 0.75 - a * a
    const r = 0.5 * (0.5 + a) ** 2
    out[x] = p * line[cell]! + q * line[cell + 1]! + r * line[cell + 2]!
  }
}

import { give, take } from '../drawing/arena.ts'
import { blurColumns, blurRows } from './blur.ts'
import type { Stretch } from './frame.ts'
import { enlarge, lineBetween } from './spline.ts'

/** A small blurred copy of a map, read back with smooth enlargement. */
export class Soft {
  readonly w: number
  readonly h: number
  readonly data: Float32Array
  /** Px of the map per px of the copy. */
  readonly f: number
  /** A line between two rows of the copy. For `smoothRow`, its first and last values are repeated at its ends. */
  readonly #line: Float32Array

  /** Blurs by `sigma` px. */
  constructor(map: Float32Array, w: number, h: number, sigma: number) {
    const f = Math.max(1, Math.floor(sigma / 1.25))
    this.f = f
    this.w = Math.ceil(w / f)
    this.h = Math.ceil(h / f)
    const small = shrunk(map, w, h, f, this.w, this.h)
    const other = take(this.w * this.h)
    const r = Math.max(1, Math.round((Math.sqrt(4 * (sigma / f) ** 2 + 1) - 1) / 2))
    for (let pass = 0, passes = sigma < 1.3 ? 1 : 3; pass < passes; pass++) {
      blurRows(small, other, this.w, this.h, r)
      blurColumns(other, small, this.w, this.h, r)
    }
    give(other)
    this.data = small
    this.#line = new Float32Array(this.w + 2)
  }

  /** Returns the memory of the copy for reuse; it must not be read afterwards. */
  release(): void {
    give(this.data)
  }

  /** Like `row`, but without visible creases, for maps whose slope is lit. */
  smoothRow(y: number, dx: number, stretch: Stretch): void {
    const line = this.#line
    const { w, h, f } = this
    const middle = Math.floor(y / f)
    const rows = { before: Math.max(0, middle - 1) * w, here: middle * w, after: Math.min(h - 1, middle + 1) * w }
    lineBetween(this.data, rows, (y + 0.5) / f - 0.5 - middle, line.subarray(1, w + 1))
    line[0] = line[1]!
    line[w + 1] = line[w]!
    enlarge(line, { start: (dx + 0.5) / f - 0.5, step: 1 / f }, stretch)
  }

  /** A row of the full-size map, read `dx` px further right, bilinear. */
  row(y: number, dx: number, { out, from, to }: Stretch): void {
    const line = this.#line
    const { w, h, f, data } = this
    const v = Math.min(h - 1.001, Math.max(0, (y + 0.5) / f - 0.5))
    const low = (v | 0) * w
    const fy = v - (v | 0)
    for (let i = 0; i < w; i++) line[i] = data[low + i]! + (data[low + w + i]! - data[low + i]!) * fy
    for (let x = from; x < to; x++) {
      const u = Math.min(w - 1.001, Math.max(0, (x + dx + 0.5) / f - 0.5))
      const i = u | 0
      out[x] = line[i]! + (line[i + 1]! - line[i]!) * (u - i)
    }
  }

  /** The value at a pixel of the full-size map, bilinear. */
  at(x: number, y: number): number {
    const u = Math.min(this.w - 1.001, Math.max(0, (x + 0.5) / this.f - 0.5))
    const v = Math.min(this.h - 1.001, Math.max(0, (y + 0.5) / this.f - 0.5))
    const xi = u | 0
    const yi = v | 0
    const fx = u - xi
    const fy = v - yi
    const i = yi * this.w + xi
    const d = this.data
    const top = d[i]! + (d[i + 1]! - d[i]!) * fx
    const low = d[i + this.w]! + (d[i + this.w + 1]! - d[i + this.w]!) * fx
    return top + (low - top) * fy
  }
}

/** Averages blocks of f x f px. */
function shrunk(map: Float32Array, w: number, h: number, f: number, sw: number, sh: number): Float32Array {
  const out = take(sw * sh)
  if (f === 1) {
    out.set(map.subarray(0, w * h))
    return out
  }
  for (let y = 0; y < sh; y++) {
    const low = y * f
    const high = Math.min(h, low + f)
    const row = y * sw
    for (let yy = low; yy < high; yy++)
      for (let x = 0, i = yy * w; x < sw; x++) {
        const end = Math.min(i + f, yy * w + w)
        let sum = 0
        while (i < end) sum += map[i++]!
        out[row + x]! += sum
      }
    for (let x = 0; x < sw; x++) out[row + x]! /= (high - low) * Math.min(f, w - x * f)
  }
  return out
}

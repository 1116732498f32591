import { give, take } from '../drawing/arena.ts'
import { blurColumns, blurRows } from './blur.ts'

/** A small blurred copy of a map, read back with smooth enlargement. */
export class Soft {
  readonly w: number
  readonly h: number
  readonly data: Float32Array
  /** Px of the map per px of the copy. */
  readonly f: number

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
  }

  /** The value at a pixel of the full-size map, without creases (quadratic spline): for maps whose slope is lit. */
  smooth(x: number, y: number): number {
    const u = (x + 0.5) / this.f - 0.5
    const v = (y + 0.5) / this.f - 0.5
    const xi = Math.round(u)
    const yi = Math.round(v)
    const a = u - xi
    const b = v - yi
    const d = this.data
    const x1 = Math.min(this.w - 1, Math.max(0, xi))
    const x0 = Math.max(0, x1 - 1)
    const x2 = Math.min(this.w - 1, x1 + 1)
    const y1 = Math.min(this.h - 1, Math.max(0, yi))
    const p = 0.5 * (0.5 - a) ** 2
    const q = 0.75 - a * a
    const r = 0.5 * (0.5 + a) ** 2
    const o0 = Math.max(0, y1 - 1) * this.w
    const o1 = y1 * this.w
    const o2 = Math.min(this.h - 1, y1 + 1) * this.w
    return (
      0.5 * (0.5 - b) ** 2 * (p * d[o0 + x0]! + q * d[o0 + x1]! + r * d[o0 + x2]!) +
      (0.75 - b * b) * (p * d[o1 + x0]! + q * d[o1 + x1]! + r * d[o1 + x2]!) +
      0.5 * (0.5 + b) ** 2 * (p * d[o2 + x0]! + q * d[o2 + x1]! + r * d[o2 + x2]!)
    )
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
  if (f === 1) return map.slice(0, w * h)
  const out = new Float32Array(sw * sh)
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

import { inkShare } from '../cloth/prints.ts'
import { give, take } from '../drawing/arena.ts'
import { hex, rgb } from '../drawing/colour.ts'
import { LruCache } from '../drawing/lru-cache.ts'
import type { Look } from '../drawing/model.ts'
import { type Floor, floorShadow, wallShadow } from './cast-shadow.ts'
import type { Painted } from './paint.ts'

/** Eight background tones: six light ones, and two of a similar hue that are just dark enough for white and for ivory goods. */
export const stages = ['#EFEBE4', '#E9E6E0', '#E6E8E6', '#ECE6E3', '#E3E6EA', '#EEE9DD', '#DAD6CF', '#D2CDC4'] as const
const [listingTone, , , , , , underWhite, underIvory] = stages

/** The lightest tone that differs enough from the garment's lightness, in which its print counts by its share of ink. */
export function stageFor({ colour, print, accent }: Pick<Look, 'colour' | 'print' | 'accent'>): string {
  const ink = print && accent ? inkShare[print] : 0
  const seen = colour.l + ((accent?.l ?? colour.l) - colour.l) * ink
  const apart = (tone: string): boolean => Math.abs(hex(tone).l - seen) >= 0.08
  return [listingTone, underWhite, underIvory].find(apart) ?? listingTone
}

/** A finished drawing: three bytes a pixel, row by row. */
export interface Picture {
  readonly rgb: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Puts a painted garment on a stage `width` px wide, with its shadow on the wall, or on the floor for things that stand. */
export function staged(painted: Painted, width: number, tone: string, floor?: Floor): Picture {
  const height = Math.round((width * 4) / 3)
  const unit = width / 1200
  const { cut, rgb: ink } = painted
  const alpha = take(width * height)
  for (let y = 0; y < cut.frame.h; y++)
    alpha.set(painted.alpha.subarray(y * cut.frame.w, (y + 1) * cut.frame.w), (cut.top + y) * width + cut.left)
  const dark = floor ? floorShadow(alpha, width, height, floor.y) : wallShadow(alpha, width, height)
  const out = new Uint8ClampedArray(bareStage(tone, width, height))
  const reach = Math.ceil(110 * unit)
  const top = Math.max(0, cut.top - reach)
  const bottom = Math.min(height, cut.top + cut.frame.h + reach)
  const shadow = new Float32Array(width)
  for (let y = top; y < bottom; y++) {
    dark(y, shadow)
    stageRow(out.subarray(y * width * 3, (y + 1) * width * 3), alpha.subarray(y * width, (y + 1) * width), shadow, {
      ink,
      start: (y - cut.top) * cut.frame.w - cut.left,
    })
  }
  give(alpha)
  return { rgb: out, width, height }
}

/** Puts one row on the stage. `start` is the index in `ink` of the row's first pixel; it can be outside the painted part. */
function stageRow(
  out: Uint8ClampedArray,
  alpha: Float32Array,
  shadow: Float32Array,
  { ink, start }: { readonly ink: Uint8ClampedArray; readonly start: number },
): void {
  for (let x = 0; x < alpha.length; x++) {
    const a = alpha[x]!
    const o = x * 3
    const p = a > 0 ? (start + x) * 3 : 0
    if (a > 0.996) {
      out[o] = ink[p]!
      out[o + 1] = ink[p + 1]!
      out[o + 2] = ink[p + 2]!
      continue
    }
    const d = shadow[x]!
    if (a === 0 && d < 0.002) continue
    for (let ch = 0; ch < 3; ch++) {
      const bare = out[o + ch]! * (ch === 2 ? 1 - d * 0.93 : 1 - d)
      out[o + ch] = bare + (ink[p + ch]! - bare) * a
    }
  }
}

const bareStages = new LruCache<Uint8ClampedArray>(8 * 2 ** 20, (rgb) => rgb.length)

/** The empty stage, the same for every picture of its tone and size. */
function bareStage(tone: string, width: number, height: number): Uint8ClampedArray {
  const name = `${tone} ${width} ${height}`
  return bareStages.get(name) ?? bareStages.add(name, litStage(wallTones(tone), width, height))
}

function litStage(wall: Float32Array, width: number, height: number): Uint8ClampedArray {
  const out = new Uint8ClampedArray(width * height * 3)
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o += 3) {
      const r = Math.min(62.99, Math.sqrt(((x / width - 0.38) * 0.75) ** 2 + (y / height - 0.26) ** 2) * 78)
      const k = (r | 0) * 3
      const f = r - (r | 0)
      for (let ch = 0; ch < 3; ch++) out[o + ch] = wall[k + ch]! + (wall[k + 3 + ch]! - wall[k + ch]!) * f
    }
  return out
}

/** Tones of the wall, from the middle of its light outwards. */
function wallTones(tone: string): Float32Array {
  const base = hex(tone)
  const out = new Float32Array(64 * 3)
  for (let i = 0; i < 64; i++) out.set(rgb({ ...base, l: Math.min(0.985, base.l + 0.022 - (0.05 * i) / 63) }), i * 3)
  return out
}

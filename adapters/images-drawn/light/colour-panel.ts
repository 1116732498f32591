import { cloths } from '../cloth/cloths.ts'
import type { Tile } from '../cloth/prints.ts'
import { css } from '../drawing/colour.ts'
import { LruCache } from '../drawing/lru-cache.ts'
import type { Panel } from '../drawing/model.ts'
import { noise } from '../drawing/random.ts'
import type { Cover } from '../relief/cover.ts'
import type { Modelled } from './modelled.ts'
import { greyRamp, type Ramp, ramp } from './ramp.ts'

interface Sheet {
  readonly rgb: Uint8ClampedArray
  /** Pixels that already have a colour to blend with. */
  readonly touched: Uint8Array
}

interface Layer {
  readonly panel: Panel
  readonly index: number
  readonly cover: Cover
  readonly tile: Tile | undefined
  readonly seed: number
}

/** Colours one panel: ramp, wash or print, highlight. */
export function colourPanel(sheet: Sheet, model: Modelled, layer: Layer): void {
  const { panel, cover } = layer
  const { cloth, colour, print: printed } = panel.look!
  const grain = ((panel.grain ?? panel.turn ?? 0) * Math.PI) / 180
  // Nothing is lighter than white, so white cloth is drawn a little darker than white, with more contrast.
  const pale = Math.min(1, Math.max(0, (colour.l - 0.88) / 0.05))
  const bath: Bath = {
    ...layer,
    steps: rampOf(css(colour), () => ramp(colour)),
    wash: printed === 'wash',
    gc: Math.cos(grain),
    gs: Math.sin(grain),
    lively: 1 + 0.12 * pale,
    fairer: 0.035 * pale,
    shining: 1 - (cloths[cloth].gloss > 0.2 ? 0.9 : 0.5) * 0.35,
    ink: new Float32Array(3),
  }
  for (let y = cover.y0; y < cover.y0 + cover.h; y++) colourRow(y, sheet, model, bath)
}

interface Bath extends Layer {
  readonly steps: Ramp
  readonly wash: boolean
  /** Cosine and sine of the turn of the weave. */
  readonly gc: number
  readonly gs: number
  readonly lively: number
  readonly fairer: number
  readonly shining: number
  /** The colour of the current pixel. */
  readonly ink: Float32Array
}

/** Colours one row of a panel. One flat function for speed: its loop runs a million times a picture. */
function colourRow(
  py: number,
  { rgb, touched }: Sheet,
  { shade, shine, height, solid, cut }: Modelled,
  { index, cover: c, tile, seed, steps, wash, gc, gs, lively, fairer, shining, ink }: Bath,
): void {
  const { w, h, scale, ox, oy } = cut.frame
  const inCover = (py - c.y0) * c.w - c.x0
  for (let px = Math.max(0, c.x0), end = Math.min(w, c.x0 + c.w); px < end; px++) {
    const a = c.data[inCover + px]!
    if (a < 0.004) continue
    const i = py * w + px
    if (solid[i]! > index + 1) continue
    let s = shade[i]! * lively - fairer
    if (wash) s += washAt(Math.abs((px - ox) / scale), (py - oy) / scale, seed)
    const f = Math.min(254.99, Math.max(0, 128 + s * 127))
    const b = (f | 0) * 3
    const t = f - (f | 0)
    for (let ch = 0; ch < 3; ch++) ink[ch] = steps[b + ch]! + (steps[b + 3 + ch]! - steps[b + ch]!) * t
    if (tile) {
      // The print follows the bumps of the cloth.
      const gx = px > 1 && px < w - 2 ? height[i + 2]! - height[i - 2]! : 0
      const gy = py > 1 && py < h - 2 ? height[i + 2 * w]! - height[i - 2 * w]! : 0
      const cx = (px + 0.5 - ox) / scale + dragged(gx * scale)
      const cy = (py + 0.5 - oy) / scale + dragged(gy * scale)
      printAt(ink, tile, cx * gc + cy * gs, cy * gc - cx * gs, steps, f, s > 0)
    }
    const glow = shine ? Math.min(0.75, shine[i]!) : 0
    if (glow > 0) for (let ch = 0; ch < 3; ch++) ink[ch] = ink[ch]! + (252 - ink[ch]!) * glow * shining
    const o = i * 3
    const over = a > 0.996 || !touched[i] ? 1 : a
    for (let ch = 0; ch < 3; ch++) rgb[o + ch] = rgb[o + ch]! + (ink[ch]! - rgb[o + ch]!) * over
    touched[i] = 1
  }
}

const ramps = new LruCache<Ramp>(32)
const rampOf = (name: string, make: () => Ramp): Ramp => ramps.get(name) ?? ramps.add(name, make())

const dragged = (slope: number): number => Math.max(-0.35, Math.min(0.35, slope * 0.055))

/** Denim is paler at the thighs, where it wears out. */
const washAt = (x: number, y: number, seed: number): number =>
  0.5 * Math.exp(-(((x - 10.5) / 5.2) ** 2) - ((y - 40) / 21) ** 2) - 0.1 + 0.08 * noise(seed + 3, x / 3, y / 7)

/** Lights a print: shadows from a grey ramp (60 %) and the ramp of the ground colour (40 %), lights from the latter. */
function printAt(ink: Float32Array, tile: Tile, u: number, v: number, steps: Ramp, f: number, bright: boolean): void {
  const x = wrapped(u * tile.perCmX - 0.5, tile.w)
  const y = wrapped(v * tile.perCmY - 0.5, tile.h)
  const u0 = (x | 0) % tile.w
  const v0 = (y | 0) % tile.h
  const u1 = (u0 + 1) % tile.w
  const v1 = (v0 + 1) % tile.h
  const fu = x - (x | 0)
  const fv = y - (y | 0)
  const base = 128 * 3
  const b = (f | 0) * 3
  const grey = greyRamp[b]! + (greyRamp[b + 3]! - greyRamp[b]!) * (f - (f | 0))
  const dim = bright ? 1 : (0.6 * grey) / greyRamp[base]! + (0.4 * (ink[1]! + 1)) / (steps[base + 1]! + 1)
  const { data: d } = tile
  for (let ch = 0; ch < 3; ch++) {
    const top = d[(v0 * tile.w + u0) * 3 + ch]! * (1 - fu) + d[(v0 * tile.w + u1) * 3 + ch]! * fu
    const low = d[(v1 * tile.w + u0) * 3 + ch]! * (1 - fu) + d[(v1 * tile.w + u1) * 3 + ch]! * fu
    const lifted = bright ? (ink[ch]! - steps[base + ch]!) * 1.15 : 0
    ink[ch] = (top * (1 - fv) + low * fv) * dim + lifted
  }
}

const wrapped = (value: number, size: number): number => value - Math.floor(value / size) * size

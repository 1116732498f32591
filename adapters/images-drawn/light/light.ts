import { type ClothName, cloths } from '../cloth/cloths.ts'
import { give, take } from '../drawing/arena.ts'
import type { Frame } from '../relief/frame.ts'
import type { Relief } from '../relief/relief.ts'
import { Soft } from '../relief/soft.ts'

/** Light per pixel: -1 deep shade, 0 the cloth's own colour, 1 bright; and the highlight 0..1, where a cloth has one. */
export interface Lit {
  readonly shade: Float32Array
  readonly shine: Float32Array | undefined
}

// The shop's one light: key from the upper left, 55 degrees high; a soft fill from the right.
const key = [-0.43, -0.38, 0.819] as const
const fill = [0.62, -0.05, 0.78] as const
const half = between(key, [0, 0, 1])

function between(
  a: readonly [number, number, number],
  b: readonly [number, number, number],
): readonly [number, number, number] {
  const length = Math.hypot(a[0] + b[0], a[1] + b[1], a[2] + b[2])
  return [(a[0] + b[0]) / length, (a[1] + b[1]) / length, (a[2] + b[2]) / length]
}

/** Lights a relief; `worn` names the cloth of each panel. The height map's edges are rolled on the way. */
export function light(map: Relief, frame: Frame, worn: readonly ClothName[]): Lit {
  const { w, h, scale } = frame
  const { height, alpha, owner, form, fine, tone } = map
  rollEdges(map, frame)
  const shaded = shadows(map, frame)
  const level = new Soft(fine, w, h, 1.1 * scale)
  const traits = worn.map((name) => cloths[name])
  const shade = take(w * h)
  const shine = traits.some((trait) => trait.gloss > 0) ? take(w * h) : undefined
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (alpha[i]! < 0.004) continue
      const here = height[i]!
      const f = form[i]
      let gx =
        slope(here, x > 0 && form[i - 1] === f, height[i - 1]!, x < w - 1 && form[i + 1] === f, height[i + 1]!) * scale
      let gy =
        slope(here, y > 0 && form[i - w] === f, height[i - w]!, y < h - 1 && form[i + w] === f, height[i + w]!) * scale
      // Steps between layers are not slopes: keep them from burning out.
      const steep = Math.sqrt(gx * gx + gy * gy)
      if (steep > 1.6) {
        const k = (1.6 + Math.log(steep / 1.6) * 0.3) / steep
        gx *= k
        gy *= k
      }
      const n = 1 / Math.sqrt(gx * gx + gy * gy + 1)
      const trait = traits[(owner[i] || 1) - 1]!
      const lit = (-gx * key[0] - gy * key[1] + key[2]) * n - key[2]
      const back = Math.max(0, (-gx * fill[0] - gy * fill[1] + fill[2]) * n - fill[2])
      const dip = Math.max(-0.3, level.at(x, y) - fine[i]!)
      let s = (lit > 0 ? lit * 1.9 : lit * 1.35) * trait.contrast * (1 - 0.25 * trait.nap) + back * 0.22
      // Hairs stand up against the light where brushed cloth turns away from the eye.
      s += trait.nap * 0.5 * (1 - n)
      if (dip < 0) s -= trait.wear * dip
      s -= shaded[i]!
      s -= dip > 0 ? Math.min(0.4, dip * 0.6) : dip * 0.2
      shade[i] = s + tone[i]!
      if (shine && trait.gloss) {
        const spec = Math.max(0, (-gx * half[0] - gy * half[1] + half[2]) * n)
        const edge = Math.max(0, (-gx * fill[0] - gy * fill[1] + fill[2]) * n)
        const glow = spec ** trait.polish - half[2] ** trait.polish * 0.9 + 0.25 * edge ** (trait.polish * 1.5)
        shine[i] = trait.gloss * Math.max(0, glow) * Math.min(1, Math.max(0, 1 - shaded[i]! * 2))
      }
    }
  give(shaded)
  evenSteps(shade, map, frame)
  return { shade, shine }
}

/** The light that each layer takes from the ones below it: a line where they touch, a near shadow, a far one; raised edges gain a little. */
function shadows({ lift, alpha }: Relief, { w, h, scale }: Frame): Float32Array {
  const contact = new Soft(lift, w, h, Math.max(0.9, 0.13 * scale))
  const above = new Soft(lift, w, h, 0.55 * scale)
  const far = new Soft(lift, w, h, 1.8 * scale)
  const out = take(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (alpha[i]! < 0.004) continue
      const line = contact.at(x - 0.11 * scale, y - 0.14 * scale) - lift[i]!
      out[i] = line > 0 ? Math.min(0.34, line * 1.7) : alpha[i]! > 0.98 && line > -1.2 ? Math.max(-0.1, line * 0.16) : 0
    }
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (alpha[i]! < 0.004) continue
      const near = above.at(x - 0.55 * scale, y - 0.75 * scale) - lift[i]!
      const wide = far.at(x - 1.1 * scale, y - 1.6 * scale) - lift[i]!
      out[i]! += (near > 0 ? Math.min(0.42, near * 0.42) : 0) + (wide > 0 ? Math.min(0.28, wide * 0.2) : 0)
    }
  return out
}

/** The slope at a point, taken only towards neighbours on the same tube. */
function slope(here: number, hasBefore: boolean, before: number, hasAfter: boolean, after: number): number {
  if (hasBefore) return hasAfter ? (after - before) / 2 : here - before
  return hasAfter ? after - here : 0
}

/** Edges roll away from the eye. */
function rollEdges({ alpha, height }: Relief, { w, h, scale }: Frame): void {
  const edge = new Soft(alpha, w, h, Math.max(1, 0.32 * scale))
  const body = new Soft(alpha, w, h, 2 * scale)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (alpha[i]! > 0.004) height[i]! += 0.16 * edge.smooth(x, y) + 0.5 * body.smooth(x, y)
    }
}

/** Softens the one-pixel steps where two pieces meet. */
function evenSteps(shade: Float32Array, { owner, alpha }: Relief, { w, h }: Frame): void {
  const steps: number[] = []
  for (let y = 1; y < h - 1; y++)
    for (let x = 1, i = y * w + 1; x < w - 1; x++, i++) {
      const o = owner[i]!
      if (o && (owner[i - 1] !== o || owner[i + 1] !== o || owner[i - w] !== o || owner[i + w] !== o)) steps.push(i)
    }
  const even = new Float32Array(steps.length)
  for (let pass = 0; pass < 2; pass++) {
    for (const [place, i] of steps.entries()) {
      let sum = shade[i]! * 4
      let n = 4
      for (let d = 0; d < 9; d++) {
        const k = i + ((d / 3) | 0) * w - w + (d % 3) - 1
        const weight = d === 4 || alpha[k]! <= 0.5 ? 0 : d & 1 ? 2 : 1
        sum += shade[k]! * weight
        n += weight
      }
      even[place] = sum / n
    }
    for (const [place, i] of steps.entries()) shade[i] = even[place]!
  }
}

import { type Cloth, type ClothName, cloths } from '../cloth/cloths.ts'
import { take } from '../drawing/arena.ts'
import type { Frame } from '../relief/frame.ts'
import type { Relief } from '../relief/relief.ts'
import { Soft } from '../relief/soft.ts'
import { powerAt, powerTable } from './power.ts'
import { Shadows } from './shadows.ts'

/** Light per pixel: -1 deep shade, 0 the cloth's own colour, 1 bright; and the highlight 0..1, where a cloth has one. */
export interface Lit {
  readonly shade: Float32Array
  readonly shine: Float32Array | undefined
}

// All pictures have the same light: a key light from the upper left, 55 degrees high, and a soft fill light from the right.
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

/** How a cloth reflects light. Every object has the same properties, because V8 reads such objects faster. */
type Trait = ReturnType<typeof traitOf>
const traitOf = ({ contrast, nap, wear, gloss, polish }: Cloth) => ({
  ...{ contrast, nap, wear, gloss },
  /** Tables for the highlights of key light and fill light, and the highlight of flat cloth, which is subtracted. */
  straight: powerTable(polish),
  aside: powerTable(polish * 1.5),
  plain: half[2] ** polish * 0.9,
})

/** Lights a relief and changes its height map: edges become round. `worn` names the cloth of each panel. */
export function light(map: Relief, frame: Frame, worn: readonly ClothName[]): Lit {
  const { w, h, scale } = frame
  rollEdges(map, frame)
  const shadows = new Shadows(map, frame)
  const level = new Soft(map.fine, w, h, 1.1 * scale)
  const traits = worn.map((name) => traitOf(cloths[name]))
  const shade = take(w * h)
  const shine = traits.some((trait) => trait.gloss > 0) ? take(w * h) : undefined
  const rays: Rays = { traits, shade, shine, missing: new Float32Array(w), even: new Float32Array(w) }
  for (let y = 0; y < h; y++) {
    shadows.row(y, rays.missing)
    level.row(y, 0, { out: rays.even, from: 0, to: w })
    lightRow(y, map, frame, rays)
  }
  level.release()
  shadows.release()
  evenSteps(shade, map, frame)
  return { shade, shine }
}

interface Rays extends Lit {
  readonly traits: readonly Trait[]
  /** For each pixel of a row: the missing light, and the average height of folds and weave around it. */
  readonly missing: Float32Array
  readonly even: Float32Array
}

function lightRow(
  y: number,
  { height, alpha, owner, form, fine, tone }: Relief,
  { w, h, scale }: Frame,
  { traits, missing, even, shade, shine }: Rays,
): void {
  for (let x = 0; x < w; x++) {
    const i = y * w + x
    if (alpha[i]! < 0.004) continue
    const here = height[i]!
    const f = form[i]
    let gx =
      slope(here, x > 0 && form[i - 1] === f, height[i - 1]!, x < w - 1 && form[i + 1] === f, height[i + 1]!) * scale
    let gy =
      slope(here, y > 0 && form[i - w] === f, height[i - w]!, y < h - 1 && form[i + w] === f, height[i + w]!) * scale
    // An edge between two layers is not a real slope. Limit its steepness, or it is drawn too bright.
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
    const dip = Math.max(-0.3, even[x]! - fine[i]!)
    let s = (lit > 0 ? lit * 1.9 : lit * 1.35) * trait.contrast * (1 - 0.25 * trait.nap) + back * 0.22
    // Brushed cloth is brighter where it turns away from the viewer, because its hairs catch the light.
    s += trait.nap * 0.5 * (1 - n)
    if (dip < 0) s -= trait.wear * dip
    s -= missing[x]!
    s -= dip > 0 ? Math.min(0.4, dip * 0.6) : dip * 0.2
    shade[i] = s + tone[i]!
    if (shine && trait.gloss) {
      const spec = Math.max(0, (-gx * half[0] - gy * half[1] + half[2]) * n)
      const edge = Math.max(0, (-gx * fill[0] - gy * fill[1] + fill[2]) * n)
      const glow = powerAt(trait.straight, spec) - trait.plain + 0.25 * powerAt(trait.aside, edge)
      shine[i] = trait.gloss * Math.max(0, glow) * Math.min(1, Math.max(0, 1 - missing[x]! * 2))
    }
  }
}

/** The slope at a point, taken only towards neighbours on the same tube. */
function slope(here: number, hasBefore: boolean, before: number, hasAfter: boolean, after: number): number {
  if (hasBefore) return hasAfter ? (after - before) / 2 : here - before
  return hasAfter ? after - here : 0
}

/** Rounds the edges, so that they turn away from the viewer. */
function rollEdges({ alpha, height }: Relief, { w, h, scale }: Frame): void {
  const edge = new Soft(alpha, w, h, Math.max(1, 0.32 * scale))
  const body = new Soft(alpha, w, h, 2 * scale)
  const [near, wide] = [new Float32Array(w), new Float32Array(w)]
  for (let y = 0; y < h; y++) {
    edge.smoothRow(y, 0, { out: near, from: 0, to: w })
    body.smoothRow(y, 0, { out: wide, from: 0, to: w })
    for (let x = 0, i = y * w; x < w; x++, i++) if (alpha[i]! > 0.004) height[i]! += 0.16 * near[x]! + 0.5 * wide[x]!
  }
  edge.release()
  body.release()
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
    for (let place = 0; place < steps.length; place++) {
      const i = steps[place]!
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
    for (let place = 0; place < steps.length; place++) shade[steps[place]!] = even[place]!
  }
}

import { LruCache } from '../drawing/lru-cache.ts'
import type { Stretch } from '../relief/frame.ts'
import { type ClothName, cloths } from './cloths.ts'

/** A cloth sampled at the scale of a picture: a square tile of relief and one of tone, if the cloth has them. */
export interface Weave {
  readonly n: number
  readonly perCm: number
  readonly relief: Float32Array | undefined
  readonly tone: Float32Array | undefined
}

const weaves = new LruCache<Weave>(24)

/** Samples a cloth at `scale` px per cm. It averages, so that threads too fine for the scale fade instead of making patterns. */
export function weave(name: ClothName, scale: number): Weave {
  const key = `${name} ${scale.toFixed(3)}`
  return weaves.get(key) ?? weaves.add(key, sampled(name, scale))
}

function sampled(name: ClothName, scale: number): Weave {
  const cloth = cloths[name]
  const n = Math.max(4, Math.round(cloth.size * scale))
  const perCm = n / cloth.size
  const fine = scale > 14 ? 1 : scale > 7 ? 2 : 3
  const tile = (at: (u: number, v: number) => number): Float32Array => {
    const out = new Float32Array(n * n)
    for (let y = 0; y < n; y++)
      for (let x = 0; x < n; x++) {
        let sum = 0
        for (let k = 0; k < fine * fine; k++)
          sum += at((x + ((k % fine) + 0.5) / fine) / perCm, (y + (Math.floor(k / fine) + 0.5) / fine) / perCm)
        out[y * n + x] = sum / (fine * fine)
      }
    return out
  }
  return { n, perCm, relief: cloth.relief && tile(cloth.relief), tone: cloth.tone && tile(cloth.tone) }
}

/** A row of picture px on a tile: the place of its px 0 and the step to the next px, in px of the tile. */
export interface Thread {
  readonly u: number
  readonly v: number
  readonly du: number
  readonly dv: number
}

/** Adds the tile's values along such a row to `out`; the tile repeats in both directions. */
export function addWoven(tile: Float32Array, n: number, { u, v, du, dv }: Thread, { out, from, to }: Stretch): void {
  for (let x = from; x < to; x++) {
    const ux = u + x * du
    const vx = v + x * dv
    const uu = ux - Math.floor(ux / n) * n
    const vv = vx - Math.floor(vx / n) * n
    const u0 = uu >= n ? 0 : uu | 0
    const v0 = vv >= n ? 0 : vv | 0
    const u1 = u0 + 1 >= n ? 0 : u0 + 1
    const low = v0 * n
    const high = (v0 + 1 >= n ? 0 : v0 + 1) * n
    const fu = uu - (uu | 0)
    const top = tile[low + u0]! + (tile[low + u1]! - tile[low + u0]!) * fu
    const bottom = tile[high + u0]! + (tile[high + u1]! - tile[high + u0]!) * fu
    out[x]! += top + (bottom - top) * (vv - (vv | 0))
  }
}

import type { ClothName } from '../cloth/cloths.ts'
import { give } from '../drawing/arena.ts'
import { LruCache } from '../drawing/lru-cache.ts'
import type { Garment } from '../drawing/model.ts'
import { hash } from '../drawing/random.ts'
import type { Cover } from '../relief/cover.ts'
import { type Cut, cutAround, type Frame } from '../relief/frame.ts'
import { fray } from '../relief/fuzz.ts'
import { relief } from '../relief/relief.ts'
import { type Lit, light } from './light.ts'

/** A lit garment without colour. All colours of a style share it, so another colour costs only the colouring. */
export interface Modelled extends Lit {
  readonly cut: Cut
  readonly alpha: Float32Array
  readonly height: Float32Array
  readonly owner: Uint8Array
  readonly solid: Uint8Array
  readonly covers: readonly (Cover | undefined)[]
}

const weigh = ({ alpha, height, shade, shine, owner, solid, covers }: Modelled): number =>
  [alpha, height, shade, shine, owner, solid, ...covers.map((cover) => cover?.data)].reduce(
    (sum, map) => sum + (map?.buffer.byteLength ?? 0),
    0,
  )
const models = new LruCache<Modelled>(28 * 2 ** 20, weigh)

/** Lights a garment, or returns a recent result with the same key. */
export function modelled(garment: Garment, frame: Frame, seed: string, key: string | undefined): Modelled {
  if (key === undefined) return fresh(garment, frame, seed)
  return models.get(key) ?? models.add(key, fresh(garment, frame, seed))
}

function fresh(garment: Garment, whole: Frame, seed: string): Modelled {
  const cut = cutAround(
    garment.panels.filter((panel) => !panel.ghost).map((panel) => panel.outline),
    whole,
    4,
  )
  const map = relief(garment, cut.frame, hash(seed) & 0xffff)
  const worn = garment.panels.map((panel): ClothName => panel.look!.cloth)
  const { shade, shine } = light(map, cut.frame, worn)
  fray(map, cut.frame, worn)
  give(map.lift, map.tone, map.fine)
  const { alpha, height, owner, solid, covers } = map
  return { cut, shade, shine, alpha, height, owner, solid, covers }
}

import { cloths } from '../cloth/cloths.ts'
import { weave, woven } from '../cloth/weave.ts'
import { take } from '../drawing/arena.ts'
import type { Garment, Panel } from '../drawing/model.ts'
import { type Cover, cover } from './cover.ts'
import { Dents } from './dents.ts'
import { Folded } from './folded.ts'
import type { Frame } from './frame.ts'
import { Soft } from './soft.ts'
import { round, type Tube, tube } from './tube.ts'

/** Everything the light needs to know, one value per pixel. */
export interface Relief {
  readonly height: Float32Array
  readonly lift: Float32Array
  readonly alpha: Float32Array
  readonly tone: Float32Array
  /** The panel on top, and the tube it follows (both from 1). */
  readonly owner: Uint8Array
  readonly form: Uint8Array
  /** The last panel that covers a pixel wholly (from 1): what lies under it is never seen. */
  readonly solid: Uint8Array
  /** Folds, dents and weave alone. */
  readonly fine: Float32Array
  readonly covers: readonly (Cover | undefined)[]
}

/** Builds the height map of a garment: tubes, dents, folds, seams and the weave itself, panel on panel. */
export function relief(garment: Garment, frame: Frame, seed: number): Relief {
  const size = frame.w * frame.h
  const covers = garment.panels.map((panel) => (panel.ghost ? undefined : cover(panel.outline, frame)))
  const map: Relief = {
    height: take(size),
    lift: take(size).fill(-4),
    alpha: take(size),
    tone: take(size),
    owner: new Uint8Array(size),
    form: new Uint8Array(size),
    fine: take(size),
    solid: solidOf(covers, frame),
    covers,
  }
  const ground: Ground = { frame, seed, folded: new Folded(garment, frame), tubes: new Tubes(garment) }
  for (const [index, panel] of garment.panels.entries()) lay(map, ground, panel, index)
  ground.folded.release()
  return map
}

function solidOf(covers: Relief['covers'], { w, h }: Frame): Uint8Array {
  const solid = new Uint8Array(w * h)
  for (const [index, c] of covers.entries()) {
    if (!c) continue
    const from = Math.max(0, -c.x0)
    const to = Math.min(c.w, w - c.x0)
    for (let y = 0; y < c.h; y++)
      for (let x = from, k = y * c.w + from, i = (c.y0 + y) * w + c.x0 + from; x < to; x++, k++, i++)
        if (c.data[k]! > 0.9999) solid[i] = index + 1
  }
  return solid
}

interface Ground {
  readonly frame: Frame
  readonly seed: number
  readonly folded: Folded
  readonly tubes: Tubes
}

class Tubes {
  readonly #panels: ReadonlyMap<string, Panel>
  readonly #made = new Map<string, Tube>()
  readonly #ids = new Map<string, number>()

  constructor({ panels }: Garment) {
    this.#panels = new Map(panels.map((panel) => [panel.name, panel]))
  }

  panel(name: string): Panel | undefined {
    return this.#panels.get(name)
  }

  of(panel: Panel): Tube {
    const made = this.#made.get(panel.name) ?? tube(panel)
    this.#made.set(panel.name, made)
    return made
  }

  id(name: string): number {
    const id = this.#ids.get(name) ?? this.#ids.size + 1
    this.#ids.set(name, id)
    return id
  }
}

/** Lays one panel on what is already there. The inner loop runs once per pixel and is kept flat on purpose. */
function lay(map: Relief, { frame, seed, folded, tubes }: Ground, panel: Panel, index: number): void {
  const c = map.covers[index]
  if (!c) return
  const { w, scale } = frame
  const { height, lift, alpha, tone, owner, form, solid, fine } = map
  const formName = panel.form ?? panel.name
  const formPanel = tubes.panel(formName) ?? panel
  const own = tubes.of(formPanel)
  const over = panel.blend ?? formPanel.blend
  const overPanel = over && tubes.panel(over.form)
  const hip = overPanel && tubes.of(overPanel)
  const formId = panel.pillow ? 128 + index : tubes.id(formName)
  const folds = folded.on(formName)
  const { n, perCm, relief: threads, tone: dye } = weave(panel.look!.cloth, scale)
  const grain = ((panel.grain ?? panel.turn ?? 0) * Math.PI) / 180
  const gc = Math.cos(grain) * perCm
  const gs = Math.sin(grain) * perCm
  const pillow = panel.pillow ?? 0
  const soft = pillow ? new Soft(c.data, c.w, c.h, pillow * scale) : undefined
  const raised = panel.lift ?? 0
  const xa = Math.max(0, c.x0)
  const xb = Math.min(w, c.x0 + c.w)
  const cloth = cloths[panel.look!.cloth]
  const depth = (panel.dents ?? 0.16) * cloth.dent
  // Flat pieces are pressed and interfaced: they crease as little as they dent.
  const crease = cloth.crease * Math.min(1, (panel.dents ?? 0.16) / 0.2)
  const dents = depth
    ? new Dents({ depth, crease }, frame, { x: xa, y: c.y0, w: xb - xa, h: c.h }, seed, formName)
    : undefined
  for (let y = 0; y < c.h; y++) {
    const py: number = c.y0 + y
    const cy = (py + 0.5 - frame.oy) / scale
    for (let px = xa; px < xb; px++) {
      const a = c.data[y * c.w + px - c.x0]!
      if (a < 0.004) continue
      const i = py * w + px
      if (solid[i]! > index + 1) continue
      const cx = (px + 0.5 - frame.ox) / scale
      let bare = soft ? soft.smooth(px - c.x0, y) * pillow * 1.5 : round(own, cx, cy)
      if (over && hip && !soft && cy < over.to) {
        const k = Math.min(1, Math.max(0, (over.to - cy) / (over.to - over.from)))
        bare += (round(hip, cx, cy) - bare) * k * k * (3 - 2 * k)
      }
      let z = bare
      if (dents) z += dents.at(px - xa, y)
      if (folds) z += folds[i]!
      if (threads) z += woven(threads, n, cx * gc + cy * gs, cy * gc - cx * gs)
      const tn = dye ? woven(dye, n, cx * gc + cy * gs, cy * gc - cx * gs) : 0
      z += raised * 0.12
      const before = alpha[i]!
      if (before < 0.02 || (a > 0.5 && form[i] !== formId)) {
        height[i] = z
        fine[i] = z - bare
        lift[i] = raised
        tone[i] = tn
      } else {
        if (form[i] === formId) {
          height[i] = height[i]! + (z - height[i]!) * a
          fine[i] = fine[i]! + (z - bare - fine[i]!) * a
        }
        lift[i] = lift[i]! + (raised - lift[i]!) * a
        tone[i] = tone[i]! + (tn - tone[i]!) * a
      }
      if (a > 0.5 || before < 0.02) {
        owner[i] = index + 1
        form[i] = formId
      }
      alpha[i] = before + (1 - before) * a
    }
  }
}

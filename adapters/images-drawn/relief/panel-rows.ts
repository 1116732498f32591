import { cloths } from '../cloth/cloths.ts'
import { addWoven, weave } from '../cloth/weave.ts'
import type { Panel } from '../drawing/model.ts'
import type { Cover } from './cover.ts'
import { Dents } from './dents.ts'
import type { Folded } from './folded.ts'
import type { Frame, Stretch } from './frame.ts'
import { Soft } from './soft.ts'
import { tubeRow } from './tube.ts'
import type { Tubes } from './tubes.ts'

/** What all panels of a garment share. */
export interface Ground {
  readonly frame: Frame
  readonly seed: number
  readonly folded: Folded
  readonly tubes: Tubes
}

/** Calculates one row of a panel at a time. */
export interface PanelRows {
  /** Height of its rounded shape alone, cm. */
  readonly bare: Float32Array
  /** Height with dents, folds and threads, cm. */
  readonly height: Float32Array
  readonly tone: Float32Array
  /** Fills px `from` to `to` of a row of the frame. */
  fill(y: number, from: number, to: number): void
}

type FillRow = (y: number, stretch: Stretch) => void

export function panelRows(panel: Panel, cover: Cover, ground: Ground): PanelRows {
  const { frame, folded } = ground
  const { w, scale, ox, oy } = frame
  const [bare, height, tone, more] = [0, 1, 2, 3].map(() => new Float32Array(w)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const roundness = panel.pillow ? pillowed(cover, panel.pillow, frame) : onTube(panel, ground)
  const dents = dentsOf(panel, cover, ground)
  const folds = folded.on(panel.form ?? panel.name)
  const { n, perCm, relief, tone: dye } = weave(panel.look!.cloth, scale)
  const grain = ((panel.grain ?? panel.turn ?? 0) * Math.PI) / 180
  const gc = Math.cos(grain) * perCm
  const gs = Math.sin(grain) * perCm
  const raised = (panel.lift ?? 0) * 0.12
  return {
    ...{ bare, height, tone },
    fill(y, from, to) {
      roundness(y, { out: bare, from, to })
      dents?.row(y, { out: more, from, to })
      for (let x = from; x < to; x++)
        height[x] = bare[x]! + (dents ? more[x]! : 0) + (folds ? folds[y * w + x]! : 0) + raised
      const cx = (0.5 - ox) / scale
      const cy = (y + 0.5 - oy) / scale
      const thread = { u: cx * gc + cy * gs, v: cy * gc - cx * gs, du: gc / scale, dv: -gs / scale }
      if (relief) addWoven(relief, n, thread, { out: height, from, to })
      tone.fill(0, from, to)
      if (dye) addWoven(dye, n, thread, { out: tone, from, to })
    },
  }
}

/** Cloth that is rounded at every edge. */
function pillowed(cover: Cover, pillow: number, { scale }: Frame): FillRow {
  const soft = new Soft(cover.data, cover.w, cover.h, pillow * scale)
  return (y, stretch) => {
    const { out, from, to } = stretch
    soft.smoothRow(y - cover.y0, -cover.x0, stretch)
    for (let x = from; x < to; x++) out[x]! *= pillow * 1.5
  }
}

/** Cloth around a tube, or between two tubes where a leg leaves the hip. */
function onTube(panel: Panel, { frame, tubes }: Ground): FillRow {
  const form = tubes.panel(panel.form ?? panel.name) ?? panel
  const own = tubes.of(form)
  const over = panel.blend ?? form.blend
  const overPanel = over && tubes.panel(over.form)
  const hip = overPanel && tubes.of(overPanel)
  const above = new Float32Array(frame.w)
  return (y, stretch) => {
    const { out, from, to } = stretch
    const cy = (y + 0.5 - frame.oy) / frame.scale
    tubeRow(own, frame, cy, stretch)
    if (!over || !hip || cy >= over.to) return
    tubeRow(hip, frame, cy, { out: above, from, to })
    const k = Math.min(1, Math.max(0, (over.to - cy) / (over.to - over.from)))
    for (let x = from; x < to; x++) out[x]! += (above[x]! - out[x]!) * k * k * (3 - 2 * k)
  }
}

function dentsOf(panel: Panel, c: Cover, { frame, seed }: Ground): Dents | undefined {
  const cloth = cloths[panel.look!.cloth]
  const depth = (panel.dents ?? 0.16) * cloth.dent
  if (!depth) return undefined
  // Flat pieces are pressed and stiffened, so a panel with few dents has few creases too.
  const crease = cloth.crease * Math.min(1, (panel.dents ?? 0.16) / 0.2)
  const left = Math.max(0, c.x0)
  const area = { x: left, y: c.y0, w: Math.min(frame.w, c.x0 + c.w) - left, h: c.h }
  return new Dents({ depth, crease }, frame, area, seed, panel.form ?? panel.name)
}

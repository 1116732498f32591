import { take } from '../drawing/arena.ts'
import type { Garment, Panel } from '../drawing/model.ts'
import { type Cover, cover } from './cover.ts'
import { Folded } from './folded.ts'
import type { Frame } from './frame.ts'
import { type Ground, type PanelRows, panelRows } from './panel-rows.ts'
import { Tubes } from './tubes.ts'

/** Everything the light needs to know, one value per pixel. */
export interface Relief {
  readonly height: Float32Array
  readonly lift: Float32Array
  readonly alpha: Float32Array
  readonly tone: Float32Array
  /** The panel on top, and the tube it follows (both numbered from 1). */
  readonly owner: Uint8Array
  readonly form: Uint8Array
  /** The last panel (numbered from 1) that covers a pixel completely; panels under it are not visible there. */
  readonly solid: Uint8Array
  /** Height of folds, dents and weave alone. */
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

/** Lays one panel on the panels below it, row by row, where no later panel hides it. */
function lay(map: Relief, ground: Ground, panel: Panel, index: number): void {
  const c = map.covers[index]
  if (!c) return
  const { w } = ground.frame
  const rows = panelRows(panel, c, ground)
  const piece: Piece = {
    ...{ ...rows, cover: c, index, raised: panel.lift ?? 0 },
    formId: panel.pillow ? 128 + index : ground.tubes.id(panel.form ?? panel.name),
    shares: new Float32Array(w),
  }
  for (let y = c.y0; y < c.y0 + c.h; y++) {
    const { from, to } = seenOf(map, piece, y, w)
    if (from >= to) continue
    rows.fill(y, from, to)
    layRow(map, piece, y * w, { from, to })
  }
}

/** Fills `shares` with how much of each pixel of a row shows the piece; returns the part of the row where it is visible. */
function seenOf(
  { solid }: Relief,
  { cover: { x0, y0, w: wide, data }, index, shares }: Piece,
  y: number,
  w: number,
): Span {
  let from = w
  let to = 0
  for (let x = Math.max(0, x0), end = Math.min(w, x0 + wide); x < end; x++) {
    const share = data[(y - y0) * wide + x - x0]!
    const seen = share >= 0.004 && solid[y * w + x]! <= index + 1
    shares[x] = seen ? share : 0
    if (seen) to = x + 1
    if (seen && from > x) from = x
  }
  return { from, to }
}

interface Span {
  readonly from: number
  readonly to: number
}

interface Piece extends PanelRows {
  readonly cover: Cover
  readonly index: number
  readonly formId: number
  readonly raised: number
  readonly shares: Float32Array
}

function layRow(
  { height, lift, alpha, tone, owner, form, fine }: Relief,
  { index, formId, raised, shares, bare, height: own, tone: dye }: Piece,
  line: number,
  { from, to }: Span,
): void {
  for (let x = from; x < to; x++) {
    const a = shares[x]!
    if (a === 0) continue
    const i = line + x
    const z = own[x]!
    const proud = z - bare[x]!
    const tn = dye[x]!
    const before = alpha[i]!
    if (before < 0.02 || (a > 0.5 && form[i] !== formId)) {
      height[i] = z
      fine[i] = proud
      lift[i] = raised
      tone[i] = tn
    } else {
      if (form[i] === formId) {
        height[i] = height[i]! + (z - height[i]!) * a
        fine[i] = fine[i]! + (proud - fine[i]!) * a
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

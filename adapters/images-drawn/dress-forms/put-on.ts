import type { Line, Pt } from '../drawing/geometry.ts'
import { dress } from '../drawing/handmade.ts'
import type { Garment, Panel, Trim } from '../drawing/model.ts'
import type { Drawing, DrawingFamily } from '../drawing/product-drawing.ts'
import type { Random } from '../drawing/random.ts'
import { families } from '../garments/families.ts'
import { type Build, builds, ontoBuild, type Worn, widthAt } from './builds.ts'

/** A garment on a form. Its place in the outfit is a prefix that makes the names of its panels unique. */
export interface WornGarment {
  readonly garment: Garment
  /** Worn from the waist down. */
  readonly low: boolean
}

interface Wearer {
  readonly form: Drawing['form']
  readonly rnd: Random
  /** Another piece is worn over this one. */
  readonly under: boolean
}

export const isSleeve = (name: string): boolean => /sleeve|cuff/.test(name)
const lowerBody: ReadonlySet<DrawingFamily> = new Set(['jeans', 'trousers', 'skirt'])

/** Puts a piece on a form; `place` is its number in the outfit, from the inside outwards. */
export function putOn(worn: Worn, place: number, { form, rnd, under }: Wearer): WornGarment {
  const { family, cut, look, lot = 0 } = worn
  const made = families[family].make({ cut, view: 'front', look, form, lot, rnd })
  const build = builds[form]
  const [onBody, onSleeve] = [ontoBuild(build), ontoSleeve(build)]
  const short = family === 'tee' || family === 'dress'
  const move = (point: Pt, sleeve: boolean): Pt => {
    const [x, y] = projected(family, point)
    // A top under another piece is made narrower, or its shoulders would show beside it.
    const flat: Pt = under && !lowerBody.has(family) ? [x * 0.88, y] : [x, y]
    if (!sleeve) return onBody(flat)
    return short ? onBody(hanging(flat)) : onSleeve(flat)
  }
  return { garment: bent(dress(made, look), move, `${place} `), low: lowerBody.has(family) }
}

/** Long sleeves hang empty beside the body: they move out with the shoulder and do not follow the waist. */
const ontoSleeve =
  (build: Build) =>
  ([x, y]: Pt): Pt => {
    const t = Math.min(1, Math.max(0, (y - 5) / 18))
    const eased = t * t * (3 - 2 * t)
    const room = 0.2 * Math.max(0, widthAt(build, 61) - 1)
    const shoulder = 19 + 17 * (widthAt(build, 12) - 1)
    const beside = shoulder + (Math.abs(x) - 19) * build.sleeve ** 0.7 + (room - 0.03) * Math.max(0, y - 18)
    const onBody = x * widthAt(build, y) * (1 - eased)
    return [(onBody + Math.sign(x) * beside * eased) * build.size, y * build.size]
  }

/** A short sleeve without an arm falls towards the body: it turns at the shoulder. */
function hanging([x, y]: Pt): Pt {
  const s = Math.sign(x)
  const [dx, dy] = [Math.abs(x) - 16.4, y - 4.6]
  const turn = 0.2 * Math.min(1, Math.max(0, (dx + dy * 0.5) / 9))
  return [
    s * (16.4 + dx * Math.cos(turn) - dy * Math.sin(turn) * 0.55),
    4.6 + dy * Math.cos(turn) + dx * Math.sin(turn),
  ]
}

/** A piece that lies flat shows half its circumference; on a body, less of it is visible from the front. */
function projected(family: DrawingFamily, [x, y]: Pt): Pt {
  switch (family) {
    case 'skirt':
      return [x * (0.77 + 0.03 * Math.min(1, y / 40)), y + 40]
    case 'jeans':
    case 'trousers':
      return [x * (0.79 - 0.13 * Math.min(1, Math.max(0, y / 104))), y * 0.985 + 40]
    case 'dress':
      return [x * (y < 44 ? 0.84 - 0.0012 * Math.max(0, y) : 0.79), y]
    case 'coat':
      return [x * 0.86, y]
    case 'tee':
    case 'shirt':
      // Light cloth becomes a little narrower towards the waist.
      return [x * (0.85 - 0.05 * Math.max(0, Math.sin((Math.PI * (y - 24)) / 42))), y]
    default:
      return [x * 0.85, y]
  }
}

type Move = (point: Pt, sleeve: boolean) => Pt

function bent(garment: Garment, move: Move, prefix: string): Garment {
  const line = (points: Line, name = ''): Line => points.map((point) => move(point, isSleeve(name)))
  return {
    panels: garment.panels.map((panel) => bentPanel(panel, move, prefix)),
    folds: garment.folds.map((fold) => ({ ...fold, on: prefix + fold.on, line: line(fold.line, fold.on) })),
    seams: garment.seams.map((seam) => ({ ...seam, on: prefix + seam.on, line: line(seam.line, seam.on) })),
    trims: garment.trims
      .filter((trim) => !trim.tucked)
      .map(
        (trim): Trim =>
          (ink) =>
            trim({
              ...ink,
              d: (points, close) => ink.d(line(points), close),
              at: (p) => ink.at(move(p, Math.abs(p[0]) > 17)),
            }),
      ),
  }
}

function bentPanel(panel: Panel, move: Move, prefix: string): Panel {
  const { blend } = panel
  const height = (y: number): number => move([0, y], false)[1]
  return {
    ...panel,
    name: prefix + panel.name,
    ...(panel.form ? { form: prefix + panel.form } : {}),
    ...(blend ? { blend: { form: prefix + blend.form, from: height(blend.from), to: height(blend.to) } } : {}),
    // An empty sleeve is flatter than one with an arm in it.
    ...(isSleeve(panel.name) ? { puff: (panel.puff ?? 0.36) * 0.82 } : {}),
    outline: panel.outline.map((point) => move(point, isSleeve(panel.name))),
  }
}

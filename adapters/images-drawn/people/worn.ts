import type { Line, Pt } from '../drawing/geometry.ts'
import { dress } from '../drawing/handmade.ts'
import type { Garment, Panel, Trim } from '../drawing/model.ts'
import type { DrawingFamily } from '../drawing/product-drawing.ts'
import type { Random } from '../drawing/random.ts'
import { families } from '../garments/families.ts'
import type { FormName, Worn } from './person.ts'
import type { Pose } from './pose.ts'

/** A garment bent onto a standing person, its names made unique by its place in the outfit. */
export interface WornGarment {
  readonly garment: Garment
  /** From the waist down. */
  readonly low: boolean
}

interface Wearer {
  readonly pose: Pose
  readonly form: FormName
  readonly rnd: Random
  /** Something is worn over it. */
  readonly under: boolean
}

export const isArm = (name: string): boolean => /sleeve|cuff/.test(name)
const legged: ReadonlySet<DrawingFamily> = new Set(['jeans', 'trousers'])
const lowerBody: ReadonlySet<DrawingFamily> = new Set(['jeans', 'trousers', 'skirt'])

/** The clothes that somebody puts on in their `place`-th turn. */
export function putOn(worn: Worn, place: number, { pose, form, rnd, under }: Wearer): WornGarment {
  const made = families[worn.family].make({
    cut: worn.cut,
    view: 'front',
    look: worn.look,
    form,
    lot: worn.lot ?? 0,
    rnd,
  })
  const move = (point: Pt, arm: boolean): Pt => {
    const [x, y] = projected(worn.family, point)
    // A knit under a coat is drawn in, or its wider shoulders would look out at the coat's.
    const flat: Pt = under && !lowerBody.has(worn.family) ? [x * 0.88, y] : [x, y]
    return arm
      ? pose.arm(worn.family === 'tee' || worn.family === 'dress' ? wrapped(flat) : flat)
      : legged.has(worn.family)
        ? pose.leg(flat)
        : pose.body(flat)
  }
  const garment = bent(dress(made, worn.look), move, `${place} `)
  return { garment: { ...garment, panels: nearLast(garment.panels, pose) }, low: lowerBody.has(worn.family) }
}

/** The nearer trouser leg lies over the other. */
function nearLast(panels: Panel[], { near }: Pose): Panel[] {
  const first = panels.findIndex(({ name }) => /^\d leg/.test(name))
  if (first < 0 || panels[first]!.name.endsWith(` ${-near}`)) return panels
  return panels.with(first, panels[first + 1]!).with(first + 1, panels[first]!)
}

/** A flat-laid piece is half a circumference wide; on a body it shows less of it. */
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
      // Light cloth falls in a little towards the waist.
      return [x * (0.85 - 0.05 * Math.max(0, Math.sin((Math.PI * (y - 24)) / 42))), y]
    default:
      return [x * 0.85, y]
  }
}

/** A short sleeve closes round the arm: its inner side comes towards the arm's middle. */
function wrapped([x, y]: Pt): Pt {
  const middle = 13.2 + 6.6 * Math.min(1, Math.max(0, (y - 4) / 22)) ** 0.7
  const inside = Math.min(0, Math.abs(x) - middle)
  // Under the arm it is still joined to the side.
  const free = Math.min(1, Math.max(0, (y - 19) / 9))
  return [x - Math.sign(x) * inside * 0.5 * free, y + inside * 0.5 * free]
}

function bent(garment: Garment, move: (point: Pt, arm: boolean) => Pt, prefix: string): Garment {
  const line = (points: Line, name = ''): Line => points.map((point) => move(point, isArm(name)))
  return {
    panels: garment.panels.map((panel) => bentPanel(panel, line, move, prefix)),
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

function bentPanel(
  panel: Panel,
  line: (points: Line, name: string) => Line,
  move: (point: Pt, arm: boolean) => Pt,
  prefix: string,
): Panel {
  const { blend } = panel
  const height = (y: number): number => move([0, y], false)[1]
  return {
    ...panel,
    name: prefix + panel.name,
    ...(panel.form ? { form: prefix + panel.form } : {}),
    ...(blend ? { blend: { form: prefix + blend.form, from: height(blend.from), to: height(blend.to) } } : {}),
    outline: line(panel.outline, panel.name),
  }
}

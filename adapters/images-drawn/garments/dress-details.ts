import { type Line, mirror, type Pt, pen, ribbon } from '../drawing/geometry.ts'
import type { Fold, Panel, Seam } from '../drawing/model.ts'
import type { Random } from '../drawing/random.ts'
import { creased, gathered } from './folds.ts'
import { both, side, sleeve, sleevePanels } from './parts.ts'

/** Details that differ from style to style. Each of them fits every neckline. */
export interface DressDetails {
  readonly sleeve: 'puffed' | 'plain' | 'flutter'
  readonly skirt: 'gathered' | 'tiered' | 'panelled'
  readonly waist: 'band' | 'tie' | 'seam'
}

export function detailsOf(lot: number): DressDetails {
  const pick = <Name>(names: readonly Name[], shift: number): Name => names[(lot >>> shift) % names.length]!
  return {
    sleeve: pick(['puffed', 'plain', 'flutter'], 0),
    skirt: pick(['gathered', 'panelled', 'tiered', 'gathered'], 4),
    waist: pick(['band', 'tie', 'seam', 'band'], 8),
  }
}

/** What a part adds to its garment. */
interface Part {
  readonly panels: readonly Panel[]
  readonly folds: readonly Fold[]
  readonly seams: readonly Seam[]
}

const sleeveCuts = {
  puffed: { angle: 64, length: 23, cuff: 12 },
  plain: { angle: 65, length: 20, cuff: 12.8 },
  flutter: { angle: 58, length: 15, cuff: 15.4 },
} as const

/** A pair of short sleeves. */
export function shortSleeves(rnd: Random, kind: DressDetails['sleeve'], shoulder: Pt, [ax, ay]: Pt): Part {
  const arm = sleeve({ shoulder, armpit: [ax - 0.6, ay], ...sleeveCuts[kind], under: 2.5 })
  return {
    panels: sleevePanels(arm, { puff: kind === 'puffed' ? 0.5 : 0.4, lift: -0.12, dents: 0.25 }),
    folds: both((s) =>
      kind === 'plain'
        ? creased(rnd, {
            on: `sleeve ${s}`,
            centre: [s * (ax + 3), ay - 5],
            halfWidth: 6,
            count: 3,
            step: 2.6,
            turn: -s * 26,
            width: 1,
            height: 0.22,
          })
        : gathered(rnd, {
            on: `sleeve ${s}`,
            seam: side(arm.hem(2.2), s).map(([x, y]): Pt => [x, y - (kind === 'flutter' ? 9 : 7)]),
            count: kind === 'flutter' ? 5 : 6,
            length: kind === 'flutter' ? 9 : 7,
            width: kind === 'flutter' ? 1.1 : 0.7,
            height: 0.34,
          }),
    ).flat(),
    seams: [
      ...both((s) => ({ on: 'bodice', line: side(arm.armhole, s), depth: 0.06 })),
      ...both((s) => ({
        on: `sleeve ${s}`,
        line: side(arm.hem(kind === 'puffed' ? 1.6 : 0.8), s),
        depth: 0.05,
        ...(kind === 'puffed' ? { pucker: 0.04 } : { stitches: [0] }),
      })),
    ],
  }
}

/** Seams of the skirt: between flounces one below the other, or between long panels. `wide` returns its half width at a height. */
export function skirtSeams(
  rnd: Random,
  kind: DressDetails['skirt'],
  { from, to, wide }: { from: number; to: number; wide: (y: number) => number },
): Pick<Part, 'folds' | 'seams'> {
  if (kind === 'gathered') return { folds: [], seams: [] }
  if (kind === 'panelled') {
    const seams = both((s) => ({
      on: 'skirt',
      line: [0, 0.3, 0.65, 1].map((t): Pt => {
        const y = from + 1 + (to - from - 3) * t
        return [s * wide(y) * 0.46, y]
      }),
      depth: 0.09,
    }))
    return { folds: [], seams }
  }
  const rows = to - from > 60 ? [0.36, 0.68] : [0.5]
  const lines = rows.map((share): Line => {
    const y = from + (to - from) * share
    const half = wide(y) - 0.3
    return pen(-half, y - 1).curve(-half * 0.5, y + 1, half * 0.5, y + 1, half, y - 1).pts
  })
  return {
    folds: lines.flatMap((line) =>
      gathered(rnd, { on: 'skirt', seam: line, count: 19, length: 9, width: 0.75, height: 0.5 }),
    ),
    seams: lines.map((line) => ({ on: 'skirt', line, depth: 0.14, pucker: 0.05 })),
  }
}

/** The panels at the waist: a flat band, a tie with a knot at the side, or none if there is only a seam. */
export function waistPanels(kind: DressDetails['waist'], y: number, half: number, front: boolean): Panel[] {
  if (kind === 'seam') return []
  const right = pen(0, y - 1.1)
    .curve(half * 0.36, y - 1.1, half * 0.72, y - 1.3, half + 0.3, y - 2)
    .line(half + 0.4, y + 0.4)
    .curve(half * 0.72, y + 1.2, half * 0.36, y + 1.5, 0, y + 1.5).pts
  const band: Panel = {
    name: 'belt',
    outline: [...right, ...mirror(right).reverse()],
    form: 'bodice',
    lift: 0.3,
    dents: 0.03,
  }
  if (kind === 'band' || !front) return [band]
  const knot: Pt = [-half * 0.52, y + 0.2]
  const end = (dx: number, length: number): Line =>
    ribbon(
      pen(...knot).curve(
        knot[0] + dx * 0.3,
        y + length * 0.3,
        knot[0] + dx,
        y + length * 0.6,
        knot[0] + dx * 0.8,
        y + length,
      ).pts,
      1.5,
      2.3,
    )
  return [
    band,
    { name: 'tie under', outline: end(3.4, 21), pillow: 0.4, lift: 0.36, dents: 0.05 },
    { name: 'tie', outline: end(-1.4, 25), pillow: 0.4, lift: 0.46, dents: 0.05 },
    {
      name: 'knot',
      outline: ribbon([[knot[0] - 0.2, y - 1.5], knot, [knot[0] + 0.3, y + 2.1]], 2.9, 2.5),
      pillow: 0.7,
      lift: 0.6,
      dents: 0,
    },
  ]
}

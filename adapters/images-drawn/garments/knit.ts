import { type Pt, pen, whole } from '../drawing/geometry.ts'
import type { Fold, Panel, Seam, Trim } from '../drawing/model.ts'
import { pulled } from './folds.ts'
import type { Make } from './make.ts'
import { both, insideNeck, side, sleeve, sleevePanels, tape, torso } from './parts.ts'
import { bunched, hanging, ribCuffs, ribHem } from './ribs.ts'

/** A soft roll collar sinks: it bulges where it turns over, and has creases across. */
const slumped: Fold[] = [
  { on: 'roll', line: pen(-9, -1.2).curve(-5, 1.6, 0, 2.4, 5, 0.6).pts, width: 1.5, height: -0.34, springs: true },
  { on: 'roll', line: pen(9.4, 1.6).curve(6, 3.8, 1, 4.8, -4, 4).pts, width: 1.6, height: -0.36, springs: true },
  { on: 'roll', line: pen(8.4, -3.4).curve(6, -1.6, 3.4, -1, 0, -1.2).pts, width: 1.3, height: -0.26, springs: true },
]

/** Knitwear: dropped shoulder, rib hem, cuffs and collar. Cuts: crew, rollneck. */
export const knit: Make = (order) => {
  const cut = knitCut(order)
  return { detail: [4, 11], panels: panelsOf(cut), folds: foldsOf(cut), seams: seamsOf(cut), trims: trimsOf(cut) }
}

/** Measures of the cut, and the lines that several of its parts share, in cm. */
function knitCut({ cut, view, rnd, look }: Parameters<Make>[0]) {
  const roll = cut === 'rollneck'
  const length = 59
  const chest = 26.2
  const shoulder: Pt = [23, 6.4]
  const armpit: Pt = [chest - 0.6, 27]
  const neck = roll ? 8.2 : 9.6
  const drop = view === 'back' ? 2 : roll ? 5 : 8.2
  const inner = pen(0, drop).curve(4.8, drop, 8.4, drop * 0.55, neck, -0.3).pts
  const outer = pen(0, drop + 2.7).curve(6.2, drop + 2.7, 10.6, drop * 0.55 + 1.5, neck + 2.3, 0.55).pts
  const ribTop = length - 6
  const body = torso({
    neckline: outer,
    shoulder,
    armpit,
    waist: [chest + 0.3, 44],
    hem: [chest - 0.6, ribTop],
    drop: 0.9,
  })
  const arm = sleeve({ shoulder, armpit: [19.4, 27], angle: 73, bend: 14, length: 51, elbow: 13, cuff: 11.6 })
  const back = pen(0, 1.5).curve(4.5, 1.5, 7.6, 0.9, neck, -0.4).pts
  const backLow = pen(0, 4.2).curve(5, 4.1, 8.4, 2.6, neck + 1, 0.4).pts
  const fine = look.cloth !== 'cable' && look.cloth !== 'knit'
  return { view, back, neck, backLow, chest, ribTop, length, body, arm, inner, outer, roll, rnd, fine }
}

type KnitCut = ReturnType<typeof knitCut>

const panelsOf = ({
  view,
  back,
  neck,
  backLow,
  chest,
  ribTop,
  length,
  body,
  arm,
  inner,
  outer,
  roll,
}: KnitCut): Panel[] => [
  ...(view === 'front'
    ? [
        insideNeck(back, neck, -1.4),
        {
          name: 'back collar',
          outline: whole([...back, ...[...backLow].reverse()]),
          pillow: 0.6,
          lift: -1,
          cloth: 'rib' as const,
          tint: -0.03,
          dents: 0,
        },
      ]
    : []),
  ribHem(chest, ribTop, length),
  { name: 'body', outline: whole(body), puff: 0.3, dents: 0.3 },
  ...ribCuffs(arm),
  ...sleevePanels(arm, { puff: 0.5, lift: 0.95, dents: 0.25 }),
  {
    name: 'collar',
    outline: whole([...inner, ...[...outer].reverse()]),
    pillow: 0.7,
    lift: 0.35,
    cloth: 'rib',
    dents: 0,
  },
  ...(roll ? rollPanels : []),
]

/** A turned-over collar: the part that stands, and the part that falls over it. */
const rollPanels: Panel[] = [
  {
    name: 'stand',
    outline: whole(pen(0, -6.9).curve(4, -6.9, 6.6, -6.6, 7.5, -5.9).curve(6.6, -4, 4, -3.4, 0, -3.4).pts),
    cloth: 'rib' as const,
    tint: -0.06,
    lift: -0.3,
    puff: 0.2,
    dents: 0,
  },
  {
    name: 'roll',
    outline: whole(
      pen(0, -4.6)
        .curve(4, -4.6, 6.6, -5.1, 7.6, -5.9)
        .curve(8, -3.6, 8.8, -1.6, 9.2, 0.8)
        .curve(9.5, 2.8, 9.1, 4.4, 8, 5.6)
        .curve(6, 7.6, 3, 8.1, 0, 8.1).pts,
    ),
    puff: 0.45,
    lift: 0.9,
    cloth: 'rib' as const,
    dents: 0.15,
  },
]

const foldsOf = ({ roll, rnd, ribTop, arm }: KnitCut): Fold[] => [
  ...(roll ? slumped : []),
  ...hanging(rnd, ribTop),
  ...both((s) =>
    pulled(rnd, {
      on: 'body',
      from: [s * 24, ribTop - 2],
      to: [s * 12, ribTop - 9],
      count: 2,
      spread: 40,
      width: 1.8,
      height: 0.35,
    }),
  ).flat(),
  ...bunched(rnd, arm),
]

const seamsOf = ({ arm, fine }: KnitCut): Seam[] => [
  ...both((s) => ({ on: `sleeve ${s}`, line: side(arm.armhole, s), depth: 0.05 })),
  ...(fine
    ? both((s) => ({
        on: 'body',
        line: [
          [s * 13, 3.4],
          [s * 22, 7],
        ] as Pt[],
        depth: 0.03,
      }))
    : []),
]

const trimsOf = ({ view, roll }: KnitCut): Trim[] => (view === 'front' && !roll ? [tape(4.8)] : [])

import { lch } from '../drawing/colour.ts'
import { type Line, type Pt, pen, whole } from '../drawing/geometry.ts'
import type { Ink, Panel } from '../drawing/model.ts'
import { button } from './button.ts'
import type { Make } from './make.ts'
import { both, side, sleeve, sleevePanels, tape, torso } from './parts.ts'
import { bunched, hanging, ribCuffs, ribHem } from './ribs.ts'

const length = 60
const chest = 26.4
const shoulder: Pt = [22.6, 6]
const ribTop = length - 6
/** Height at which the V neck ends. */
const breakY = 25
const arm = sleeve({ shoulder, armpit: [19.4, 27], angle: 73, bend: 14, length: 51, elbow: 13, cuff: 11.6 })

/** The button band: round the neck, down the V and down the front. */
const bandOf = (s: number): Line =>
  side(
    [
      ...pen(7.4, -0.8)
        .curve(8, 5, 4.4, 17, 1.7, breakY)
        .line(1.7, length + 0.4)
        .line(-1.7, length + 0.4)
        .line(-1.7, breakY - 1)
        .curve(1.6, 15, 5.4, 5, 5.6, -1.5).pts,
    ],
    s,
  )
const pocket: Line = [
  [7.2, 39],
  [17.6, 38.6],
  [17.8, 50.4],
  [7.4, 50.8],
]
const welt: Line = [
  [7.2, 38.6],
  [17.6, 38.2],
  [17.7, 41.2],
  [7.3, 41.6],
]

/** Cardigan: V neck, ribbed button band, patch pockets, rib hem and cuffs. */
export const cardigan: Make = ({ view, rnd, look }) => {
  const front = view === 'front'
  const neckline = front
    ? pen(0, breakY + 1).curve(3.4, 17, 6.6, 5, 6.6, -1.2).pts
    : pen(0, 1.6).curve(3, 1.6, 5.6, 0.8, 6.8, -0.8).pts
  const body = torso({
    neckline,
    shoulder,
    armpit: [chest - 0.6, 27],
    waist: [chest + 0.2, 44],
    hem: [chest - 0.6, ribTop],
    drop: 0.9,
  })
  const horn = look.colour.l > 0.5 ? lch(0.4, 0.04, 55) : lch(0.62, 0.05, 65)
  return {
    detail: [3, 32],
    panels: [
      ...(front ? [inside, ...backBand] : []),
      ribHem(chest, ribTop, length),
      { name: 'body', outline: whole(body), puff: 0.3, dents: 0.3 },
      ...(front ? both(pocketOf).flat() : []),
      ...ribCuffs(arm),
      ...sleevePanels(arm, { puff: 0.5, lift: 0.95, dents: 0.25 }),
      ...(front
        ? [1, -1].map(
            (s): Panel => ({
              name: `band ${s}`,
              outline: bandOf(s),
              form: 'body',
              cloth: 'rib',
              lift: s > 0 ? 0.3 : 0.46,
              dents: 0.04,
            }),
          )
        : [backCollar]),
    ],
    folds: [...hanging(rnd, ribTop), ...bunched(rnd, arm)],
    seams: both((s) => ({ on: `sleeve ${s}`, line: side(arm.armhole, s), depth: 0.05 })),
    trims: front
      ? [tape(4.2), (ink: Ink) => [27.6, 34.4, 41.2, 48, 55.6].map((y) => button(ink, [0, y], 0.98, horn)).join('')]
      : [],
  }
}

const inside: Panel = {
  name: 'inside',
  outline: whole(
    pen(0, 1.2)
      .curve(3, 1.2, 5.6, 0.2, 6.6, -1.4)
      .line(8.4, 2)
      .curve(7, 14, 4, 22, 0, breakY + 4).pts,
  ),
  lift: -1.4,
  tint: -0.07,
  puff: 0.2,
  dents: 0.05,
  print: false,
}
const backBand: Panel[] = [
  {
    name: 'back collar',
    outline: whole(pen(0, 0.6).curve(3, 0.5, 5, -0.4, 5.9, -1.5).line(7.4, -0.4).curve(5.6, 2.6, 3, 3.6, 0, 3.6).pts),
    form: 'inside',
    lift: -1,
    cloth: 'rib',
    tint: -0.03,
    dents: 0,
  },
]
const backCollar: Panel = {
  name: 'collar',
  outline: whole(pen(0, -0.6).curve(3, -0.6, 5.4, -1.4, 6.6, -2.4).line(8, -0.4).curve(5.6, 1.8, 3, 2.4, 0, 2.4).pts),
  pillow: 0.5,
  lift: 0.3,
  cloth: 'rib',
  dents: 0,
}

const pocketOf = (s: number): Panel[] => [
  { name: `pocket ${s}`, outline: side(pocket, s), form: 'body', lift: 0.2, dents: 0.08 },
  { name: `welt ${s}`, outline: side(welt, s), form: 'body', cloth: 'rib', lift: 0.28, dents: 0 },
]

import { lch } from '../drawing/colour.ts'
import { type Line, mirror, type Pt, pen, whole } from '../drawing/geometry.ts'
import type { Panel } from '../drawing/model.ts'
import { button } from './button.ts'
import { creased, falling, pulled } from './folds.ts'
import type { Make } from './make.ts'
import { both, lean, side, sleeve, torso } from './parts.ts'

/** Tailored coat with notched lapels. Cuts: double (double-breasted), belted, blazer. */
export const coat: Make = ({ cut, view, rnd, look }) => {
  const blazer = cut === 'blazer'
  const belted = cut === 'belted'
  const length = blazer ? 70 : 108
  const chest = 26
  const front = view === 'front'
  const shoulder: Pt = [21.4, 5.2]
  const armpit: Pt = [chest - 0.4, 25.5]
  const waist: Pt = [belted ? 20.4 : blazer ? 22.6 : 23.6, 44]
  const hem: Pt = [blazer ? 25.4 : 31, length - 1.4]
  const neckline = front
    ? pen(0, (cut === 'blazer' ? 40 : 38) + 1)
        .line(8.4, 1)
        .line(8.6, -0.8).pts
    : pen(0, 0.2).curve(3, 0.2, 6, -0.2, 8.6, -0.8).pts
  const body = torso({ neckline, shoulder, armpit, waist, hem, drop: 1.3, hip: blazer ? [25, 60] : [26.2, 66] })
  const breakY = blazer ? 40 : belted ? 42 : 36
  const over = blazer ? 2 : 7.5
  const closing = blazer || belted ? 2.4 : 7.2
  const foot = closing * 0.9
  const lapelOf = (s: number): Line => {
    const bx = s < 0 ? foot : foot * 0.3
    const by = s < 0 ? breakY : breakY - 9
    return side(
      [
        ...pen(s * bx, by)
          .curve(s * bx + 2.6, by - 10, 6.4, 12, 8.5, 1.2)
          .line(15.2, 8.2)
          .line(14.5, 11.2)
          .line(18, 12.8)
          .curve(17.2, 19, s * bx + 8, by - 8, s * bx, by).pts,
      ],
      s,
    )
  }
  const collar = pen(0, -4.4)
    .curve(3.4, -4.4, 6, -4, 7.6, -3.2)
    .curve(10.4, -0.4, 12.6, 2.6, 14.6, 5)
    .line(11.8, 9.2)
    .line(8, 2.5)
    .curve(6.5, 0.4, 3, 0.2, 0, 0.2).pts
  const backCollar = whole(
    pen(0, -4.4).curve(3.4, -4.4, 6, -4, 7.6, -3.2).curve(9.6, -1.6, 11.2, 0.4, 12.2, 2.6).curve(8, 4, 4, 4.6, 0, 4.6)
      .pts,
  )
  const arm = sleeve({ shoulder, armpit: [18.6, 25.5], angle: 74, bend: 13, length: 59, elbow: 14, cuff: 12.4 })
  const right = body.filter((p) => p[0] >= 0)
  const leftEdge = pen(closing, length + 0.1)
    .curve(closing, 80, closing, breakY + 6, closing * 0.9, breakY)
    .curve(4, 26, 7, 8, 8.6, -0.8).pts
  const rest = right.slice(right.findIndex((p) => p[0] === neckline.at(-1)![0]))
  const overPanel = [
    ...mirror(rest),
    [closing, length - 0.2] as Pt,
    ...leftEdge.filter((p) => p[0] < 8.5 && p[1] > breakY - 1).slice(1),
    ...pen(foot, breakY).curve(foot - 2.6, breakY - 10, -6.4, 12, -8.6, -0.8).pts,
  ]
  const dark = lch(Math.max(0.2, look.colour.l - 0.3), Math.min(0.04, look.colour.c), look.colour.h || 50)
  const horn = look.colour.l > 0.45 ? lch(0.36, 0.035, 50) : dark.l < 0.25 ? lch(0.34, 0.012, 60) : dark
  const rows = blazer ? [42.5, 52] : belted ? [] : [40, 52, 64]
  const pocketY = blazer ? 50 : 61
  const flap: Line = [
    [9.6, pocketY],
    [21.8, pocketY - 0.8],
    [22.2, pocketY + 4.4],
    [10, pocketY + 5.4],
  ]
  const lining = lch(Math.min(0.82, look.colour.l + 0.12), 0.035, 60)
  const belt = whole(pen(0, 42.4).curve(8, 42.4, 14, 42, 20.6, 41.2).line(20.9, 46).curve(14, 47, 8, 47.3, 0, 47.3).pts)
  return {
    detail: [6, 13],
    panels: [
      ...(front
        ? [
            {
              name: 'inside',
              outline: whole(
                pen(0, -3.6)
                  .curve(3.4, -3.6, 6, -3.2, 7.6, -2.6)
                  .line(9, 2)
                  .line(8, breakY - 12)
                  .line(3.4, breakY + 5)
                  .line(0, breakY + 5).pts,
              ),
              lift: -1.5,
              colour: lining,
              cloth: 'satin' as const,
              puff: 0.25,
              dents: 0.1,
            } as Panel,
            {
              name: 'facing',
              outline: whole(
                pen(0, -3.8).curve(3.4, -3.8, 6, -3.4, 7.6, -2.8).line(7, 2).curve(5, 4.4, 2, 5, 0, 5).pts,
              ),
              form: 'inside',
              lift: -1.2,
              dents: 0,
            } as Panel,
            { name: 'under', outline: whole(body), puff: 0.3, lift: 0, dents: 0.3 } as Panel,
            { name: 'body', outline: overPanel, form: 'under', lift: 0.24, dents: 0.3 } as Panel,
          ]
        : [{ name: 'under', outline: whole(body), puff: 0.3, lift: 0, dents: 0.3 } as Panel]),
      ...(front
        ? both((s) => ({ name: `flap ${s}`, outline: side(flap, s), form: 'under', lift: 0.4, dents: 0.04 }) as Panel)
        : []),
      ...(belted ? [{ name: 'belt', outline: belt, form: 'under', lift: 0.5, dents: 0.06 } as Panel] : []),
      ...both(
        (s) =>
          ({
            name: `sleeve ${s}`,
            outline: side(arm.outline, s),
            turn: lean(arm.angle, s),
            puff: 0.52,
            lift: 0.9,
            dents: 0.24,
          }) as Panel,
      ),
      ...(belted && front
        ? [
            {
              name: 'knot end',
              outline: pen(1, 46).curve(2, 54, 2.6, 62, 2.2, 69).line(-1.9, 69.6).curve(-1.6, 62, -1.8, 54, -2.4, 46)
                .pts,
              pillow: 0.5,
              lift: 0.75,
              dents: 0.1,
            } as Panel,
            {
              name: 'knot',
              outline: pen(-3, 41.8)
                .curve(-1, 41, 2, 41.4, 3.2, 42.6)
                .curve(3.8, 45, 3, 47.6, 1.6, 48.4)
                .curve(-0.6, 48.8, -2.8, 48, -3.2, 46.6)
                .curve(-3.6, 45, -3.4, 43, -3, 41.8).pts,
              pillow: 1,
              lift: 0.95,
              dents: 0.1,
            } as Panel,
          ]
        : []),
      ...(front
        ? [
            ...[1, -1].map(
              (s) =>
                ({
                  name: `lapel ${s}`,
                  outline: lapelOf(s),
                  form: 'under',
                  pillow: 0.2,
                  lift: s > 0 ? 0.5 : 0.72,
                  dents: 0.03,
                  grain: s * 24,
                }) as Panel,
            ),
            ...both(
              (s) =>
                ({
                  name: `collar ${s}`,
                  outline: side(collar, s),
                  pillow: 0.24,
                  lift: 0.86,
                  dents: 0.03,
                  grain: s * 40,
                }) as Panel,
            ),
          ]
        : [{ name: 'collar', outline: backCollar, pillow: 1.4, lift: 0.7, dents: 0.06 } as Panel]),
    ],
    folds: [
      ...falling(
        rnd,
        'under',
        blazer ? 3 : 6,
        (u) => [u * 22, belted ? 47 : 52],
        (u) => [u * (hem[0] - 1), length + 1],
        belted ? 2.6 : 3.2,
        belted ? 0.7 : 0.5,
        belted ? [0, 0.15] : [0.1, 0.5],
      ),
      ...both((s) => pulled(rnd, 'under', [s * 22, 24], [s * 13, 34], 2, 36, 1.7, 0.3)).flat(),
      ...(belted ? both((s) => pulled(rnd, 'under', [s * 18, 42], [s * 13, 30], 3, 40, 1.3, 0.36)).flat() : []),
      ...both((s) =>
        creased(rnd, `sleeve ${s}`, [s * arm.elbow[0], arm.elbow[1]], 7.5, 4, 4, -s * 8, 1.6, 0.42),
      ).flat(),
      ...both((s) => pulled(rnd, `sleeve ${s}`, [s * 21, 22], [s * 26, 13], 2, 40, 1.6, 0.3)).flat(),
    ],
    seams: [
      ...both((s) => ({ on: `sleeve ${s}`, line: side(arm.armhole, s), depth: 0.03 })),
      ...(front
        ? [
            ...both((s) => ({
              on: `lapel ${s}`,
              line: lapelOf(s).slice(-12),
              depth: 0,
              stitches: [s * -0.4],
            })),
            { on: 'under', line: leftEdge.filter((p) => p[1] > breakY), depth: 0, stitches: [0.7] },
            ...both((s) => ({
              on: 'under',
              line: side(
                [
                  [9.4, 58],
                  [9.8, 40],
                  [9.2, 27],
                ],
                s,
              ),
              depth: blazer ? 0.08 : 0,
            })),
            ...both((s) => ({
              on: `flap ${s}`,
              line: side(flap.slice(1).concat([flap[0]!]), s),
              depth: 0,
              stitches: [s * -0.4],
            })),
            ...both((s) => ({
              on: `lapel ${s}`,
              line: side(
                [
                  [8.4, 2.6],
                  [11.9, 9.1],
                ],
                s,
              ),
              depth: 0.06,
            })),
          ]
        : [
            {
              on: 'under',
              line: [
                [0, 4],
                [0.2, 40],
                [0, 70],
                [0, length],
              ] as Line,
              depth: 0.1,
            },
            {
              on: 'under',
              line: [
                [0.3, length - (blazer ? 20 : 36)],
                [0.9, length],
              ] as Line,
              depth: 0.4,
            },
            ...both((s) => ({
              on: 'under',
              line: side(
                [
                  [17.6, 16],
                  [13, 30],
                  [12, 46],
                  [14, 70],
                ],
                s,
              ),
              depth: 0.05,
            })),
          ]),
      ...both((s) => ({ on: `sleeve ${s}`, line: side(arm.hem(8), s), depth: 0.06, stitches: [s * 0.4] })),
    ],
    trims: [
      ...(front
        ? [
            (ink: Parameters<typeof button>[0]) =>
              rows
                .map((y) =>
                  blazer
                    ? button(ink, [0.3, y], 0.95, horn)
                    : button(ink, [over - 3.4, y], 1.15, horn) + button(ink, [-over + 1.4, y], 1.15, horn),
                )
                .join(''),
          ]
        : []),
      (ink) =>
        both((s) =>
          [2.4, 4.4, 6.4]
            .slice(0, blazer ? 3 : 1)
            .map((up) => button(ink, [s * (arm.wrist[0] + 4.2), arm.wrist[1] - up - 1], 0.6, horn))
            .join(''),
        ).join(''),
    ],
  }
}

import { lch } from '../drawing/colour.ts'
import { type Line, type Pt, pen } from '../drawing/geometry.ts'
import type { Ink, Panel, Trim } from '../drawing/model.ts'
import { creased, falling, pulled } from './folds.ts'
import { type LegCut, legPanels, outseam, rise, waistband, waistLine } from './legs.ts'
import type { Make } from './make.ts'
import { across, both, side } from './parts.ts'

/** Jeans, waist at y = 0. Cuts: skinny, straight, wide. */
export const jeans: Make = ({ cut, view, rnd, look }) => {
  const hemWidth = { skinny: 13.4, straight: 19.5, wide: 29 }[cut] ?? 19.5
  const knee = { skinny: 17, straight: 20.8, wide: 26 }[cut] ?? 20.8
  const wide = cut === 'wide'
  const length = wide ? 106 : cut === 'skinny' ? 100 : 103
  const crotch = 27.5
  const front = view === 'front'
  const waist = 18.8
  const hip = 23.4
  const thigh = { skinny: 24, straight: 25, wide: 26.4 }[cut] ?? 25
  const dip = front ? 2.2 : -0.6
  const outHem = wide ? 31.5 : cut === 'skinny' ? 21.2 : 24.6
  const inHem = outHem - hemWidth
  const outKnee = wide ? 27.6 : cut === 'skinny' ? 22.6 : 24
  const inKnee = outKnee - knee
  const outer = pen(waist, 0.2)
    .curve(waist + 1.6, 6, hip - 0.4, 11, hip + 0.6, 20)
    .curve(hip + 1.3, 30, outKnee + 0.4, 45, outKnee, 60)
    .curve(outKnee - 0.3, 75, outHem, 88, outHem, length - 0.8).pts
  const inner = pen(inHem, length)
    .curve(inHem, 88, inKnee + 0.2, 75, inKnee, 60)
    .curve(inKnee - 0.4, 48, Math.max(0.2, hip + 0.6 - thigh) + 0.3, 37, 0.1, crotch + 1.5).pts
  const block: LegCut = { waist, hip, crotch, dip, length, outHem, hemWidth, outer, inner, wide }
  const thread = look.cloth === 'denim' && look.colour.l < 0.8 && look.colour.l > 0.3 ? lch(0.66, 0.105, 68) : undefined
  const scoop = pen(7.6, 3.6).curve(8.2, 8, 12, 10.6, 21.6, 10.4).pts
  const pocket: Line = [
    [4.4, 13.2],
    [16.4, 12],
    [17.4, 21.6],
    [11.4, 26.6],
    [5, 22.6],
  ]
  const arc = pen(4.8, 18.6).curve(7, 18.8, 9, 20.4, 10.6, 19.9).curve(12.4, 20, 14, 18, 17, 17.4).pts
  const metal =
    (p: Pt, r: number): Trim =>
    (ink: Ink) => {
      const [x, y] = ink.at(p)
      const k = ink.px(r)
      return `<circle cx="${x + k * 0.2}" cy="${y + k * 0.35}" r="${k * 1.1}" fill="#14120f" fill-opacity=".4"/><circle cx="${x}" cy="${y}" r="${k}" fill="#96794f"/><circle cx="${x - k * 0.22}" cy="${y - k * 0.25}" r="${k * 0.45}" fill="#d9c199"/>`
    }
  const twin = (flip = 1): number[] => [0.3 * flip, 0.9 * flip]
  const loops = front ? [-13.2, -6.2, 6.2, 13.2] : [-14, -7.6, 0, 7.6, 14]
  const topAt = (x: number): number => dip * (1 - (Math.abs(x) / waist) ** 1.6)
  return {
    detail: front ? [7, 15] : [9, 17],
    panels: [
      ...(front
        ? [
            {
              name: 'inside',
              outline: [
                ...across(pen(0, -0.5).curve(6, -0.6, 12, -0.5, waist - 0.3, -0.1).pts),
                ...across(pen(0, dip + 1.5).line(waist, 0.4).pts).reverse(),
              ],
              tint: -0.09,
              lift: -1,
              puff: 0.2,
              dents: 0.02,
            } as Panel,
          ]
        : []),
      ...legPanels(block, { puff: 0.36, dents: 0.3 }),
      ...(front
        ? both(
            (s) =>
              ({
                name: `bag ${s}`,
                outline: side([...scoop, ...outer.filter((p) => p[1] > 3.4 && p[1] < 10.6).reverse()], s),
                form: `leg ${s}`,
                lift: -0.24,
                tint: -0.02,
                dents: 0.05,
              }) as Panel,
          )
        : both(
            (s) =>
              ({ name: `pocket ${s}`, outline: side(pocket, s), form: `leg ${s}`, lift: 0.18, dents: 0.1 }) as Panel,
          )),
      ...(front
        ? [
            {
              name: 'coin',
              outline: [
                [-19.4, 7.6],
                [-13.4, 7.8],
                [-13.4, 12],
                [-20, 12],
              ] as Line,
              form: 'leg -1',
              lift: -0.12,
              dents: 0,
            } as Panel,
            {
              name: 'cover',
              outline: side([...scoop, [21, 15], [8, 14], [5, 6]] as Line, -1),
              form: 'leg -1',
              dents: 0.3,
              lift: 0,
            } as Panel,
          ]
        : []),
      waistband(block, 3.9),
      ...(front
        ? []
        : [
            {
              name: 'patch',
              outline: [
                [8.7, 0.6],
                [13, 0.4],
                [13.3, 4.2],
                [8.9, 4.5],
              ] as Line,
              form: 'hip',
              lift: 0.2,
              colour: lch(0.56, 0.08, 60),
              cloth: 'leather' as const,
              dents: 0,
            } as Panel,
          ]),
      ...loops.map(
        (x, i) =>
          ({
            name: `loop ${i}`,
            outline: [
              [x - 0.6, topAt(x) - 0.5],
              [x + 0.6, topAt(x) - 0.5],
              [x + 0.65, topAt(x) + 4.6],
              [x - 0.55, topAt(x) + 4.6],
            ] as Line,
            form: 'hip',
            lift: 0.28,
            dents: 0,
          }) as Panel,
      ),
    ],
    folds: [
      ...both((s) =>
        pulled(rnd, `leg ${s}`, [s * 1.2, crotch], [s * 17, crotch - (front ? 4 : -2)], 4, 56, 1.6, 0.42),
      ).flat(),
      ...both((s) => pulled(rnd, `leg ${s}`, [s * 3, crotch + 4], [s * 14, crotch + 13], 2, 30, 1.8, 0.34)).flat(),
      ...both((s) =>
        creased(
          rnd,
          `leg ${s}`,
          [s * (outKnee - knee / 2), 61],
          knee / 2,
          wide ? 3 : 6,
          3.4,
          0,
          1.6,
          wide ? 0.26 : 0.42,
        ),
      ).flat(),
      ...both((s) =>
        creased(
          rnd,
          `leg ${s}`,
          [s * (outHem - hemWidth / 2), length - 9],
          hemWidth / 2,
          wide ? 2 : 5,
          2.8,
          0,
          1.3,
          wide ? 0.2 : 0.45,
        ),
      ).flat(),
      ...(wide
        ? both((s) =>
            falling(
              rnd,
              `leg ${s}`,
              3,
              (u) => [s * 13 + u * 8, 30],
              (u) => [s * (outHem - hemWidth / 2) + u * hemWidth * 0.42, length],
              3.2,
              0.7,
              [0.05, 0.3],
            ),
          ).flat()
        : []),
    ],
    seams: [
      ...both((s) => ({ on: `leg ${s}`, line: outseam(block, s, 0.9, 10), depth: 0.03, pucker: 0.016 })),
      ...both((s) => ({
        on: `leg ${s}`,
        line: side(pen(inHem, length - 2.6).line(outHem, length - 3.2).pts, s),
        depth: 0.05,
        stitches: [0.25 * s],
        thread,
        pucker: 0.07,
      })),
      ...both((s) => ({
        on: `leg ${s}`,
        line: side(inner, s)
          .map(([x, y]): Pt => [x + s * 0.5, y])
          .slice(6),
        depth: 0,
        stitches: [s * 0.3],
        thread,
      })),
      ...[0.3, 3.4].map((below) => ({
        on: 'band',
        line: across(waistLine({ dip, waist: waist + (below > 1 ? 1 : -0.4) }, below)),
        depth: 0,
        stitches: [0],
        thread,
      })),
      ...(front
        ? [
            ...both((s) => ({ on: `leg ${s}`, line: side(scoop, s), depth: 0.06, stitches: twin(-s), thread })),
            {
              on: 'leg 1',
              line: rise(crotch, 5.6),
              depth: 0.05,
              pucker: 0.02,
            },
            {
              on: 'leg 1',
              line: pen(4.1, 6).curve(4.2, 12, 4.2, 17, 3.4, 19.5).curve(2.8, 21.5, 1.6, 22.8, 0.2, 23.6).pts,
              depth: 0.02,
              stitches: [0, 0.6],
              thread,
            },
            {
              on: 'coin',
              line: [
                [-19.4, 8.2],
                [-13.4, 8.4],
              ] as Line,
              depth: 0,
              stitches: [0],
              thread,
            },
          ]
        : [
            {
              on: 'leg 1',
              line: rise(crotch, 5),
              depth: 0.05,
              stitches: twin(),
              thread,
              pucker: 0.02,
            },
            ...both((s) => ({
              on: `leg ${s}`,
              line: side(
                [
                  [0, 12.2],
                  [10, 9.6],
                  [22.4, 7.4],
                ],
                s,
              ),
              depth: 0.06,
              stitches: twin(s),
              thread,
            })),
            ...both((s) => ({
              on: `pocket ${s}`,
              line: side([...pocket, pocket[0]!].slice(1), s),
              depth: 0,
              stitches: [s * -0.4, s * -0.9],
              thread,
            })),
            ...both((s) => ({
              on: `pocket ${s}`,
              line: side(
                [
                  [4.4, 14],
                  [16.5, 12.8],
                ],
                s,
              ),
              depth: 0,
              stitches: [0],
              thread,
            })),
            ...both((s) => ({ on: `pocket ${s}`, line: side(arc, s), depth: 0, stitches: [0, 0.6], thread })),
          ]),
    ],
    trims: front
      ? [
          metal([0.2, dip + 1.8], 0.8),
          metal([-8, 4.7], 0.32),
          metal([8, 4.7], 0.32),
          metal([-20.6, 10.6], 0.32),
          metal([20.6, 10.6], 0.32),
        ]
      : [metal([4.9, 13.6], 0.28), metal([16, 12.6], 0.28), metal([-4.9, 13.6], 0.28), metal([-16, 12.6], 0.28)],
  }
}

import { type Line, mirror, type Pt, pen, whole } from '../drawing/geometry.ts'
import { detailsOf, shortSleeves, skirtSeams, waistPanels } from './dress-details.ts'
import { creased, falling, gathered, pulled } from './folds.ts'
import type { Make } from './make.ts'
import { across, both, torso } from './parts.ts'

/** Dress. Cuts name a neckline and a length: "v midi", "square mini", "round maxi", "slip midi". */
export const dressFamily: Make = ({ cut, view, rnd, look, lot }) => {
  const [neckName = 'v', lengthName = 'midi'] = cut.split(' ')
  const length = { mini: 88, midi: 114, maxi: 138 }[lengthName] ?? 112
  const waistY = 40
  const waist = 16.8
  const slip = neckName === 'slip'
  const hemHalf = { mini: 31, midi: 35, maxi: 38 }[lengthName] ?? 35
  const fullHem = slip ? 27 : hemHalf
  const front = view === 'front'
  const necklines: Record<string, Line> = {
    v: pen(0, 19).curve(2.5, 13.5, 6, 6, 9.2, -0.2).pts,
    square: pen(0, 15.2).line(9.6, 15).curve(10.2, 14.6, 10.4, 8, 10.8, 0).pts,
    round: pen(0, 8.8).curve(4.6, 8.8, 8, 5, 9, -0.2).pts,
    slip: pen(0, 18.5).curve(3, 17.6, 8, 13.5, 11, 9.5).pts,
  }
  const neckline = front
    ? necklines[neckName]!
    : neckName === 'square'
      ? pen(0, 8).line(10, 7.9).line(10.8, 0).pts
      : slip
        ? pen(0, 22).curve(4, 22, 9, 19, 11, 12).pts
        : pen(0, 2.6).curve(4, 2.6, 7.6, 1.6, 9.2, -0.2).pts
  const sleeveless = neckName === 'square' || slip
  const shoulder: Pt = neckName === 'square' ? [14.8, 1.6] : slip ? [11.6, 9.3] : [18.4, 4]
  const armpit: Pt = [20.6, 22.5]
  const bodice = torso({
    neckline,
    shoulder,
    armpit,
    waist: [waist + 0.2, waistY],
    hem: [waist + 0.2, waistY + 0.2],
    drop: 0.8,
  })
  const skirt = pen(0, waistY + 0.4)
    .curve(6, waistY + 0.4, 12, waistY + 0.2, waist, waistY - 0.6)
    .curve(waist + 3.5, waistY + 9, 23.4, 56, slip ? 23 : 25.4, 66)
    .curve(
      (slip ? 24 : 26) + 0.6,
      66 + (length - 66) * 0.3,
      fullHem - (length - 66) * 0.06,
      length - (length - 66) * 0.4,
      fullHem,
      length - 2,
    )
  // The hem waves with its folds.
  const n = Math.round((fullHem * 2) / 8.5)
  const phase = rnd() * 6
  const hem: Line = []
  for (let i = 0; i <= 60; i++) {
    const u = 1 - i / 30
    hem.push([fullHem * u, length - 2 + 2.2 * (1 - u * u) + 0.55 * Math.sin(u * n * 2.9 + phase) * (1 - u * u * 0.4)])
  }
  const whole1 = slip
    ? [
        ...torso({
          neckline,
          shoulder,
          armpit: [18.6, 19.5],
          waist: [16.6, waistY],
          hem: [23, 66],
          drop: 0,
          hip: [22.6, 64],
        }).filter((p, i, l) => i < l.length - 22 || p[0] > 22.9),
      ]
    : []
  const right = slip ? [...whole1, ...skirt.pts.filter((p) => p[1] > 66.5)] : skirt.pts
  const skirtOutline = [...right, ...hem, ...mirror(right).reverse()]
  const puffy = neckName === 'v' || neckName === 'round'
  const details = detailsOf(lot)
  const arms = puffy ? shortSleeves(rnd, details.sleeve, shoulder, armpit) : undefined
  const skirtWide = (y: number): number =>
    skirt.pts.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best))[0]
  const sewn = slip ? undefined : skirtSeams(rnd, details.skirt, { from: waistY, to: length, wide: skirtWide })
  const strap = (s: number): Line => {
    const top = front ? 0 : 0.1
    return [
      [s * (9.2 - 0.3), top],
      [s * (9.2 + 0.3), top],
      [s * 11.5, 10.2],
      [s * 10.7, 10.2],
    ]
  }
  const on = slip ? 'skirt' : 'bodice'
  const hemAt = (u: number): Pt => [u * fullHem, length + 0.3]
  const stiff = look.cloth === 'linen' || look.cloth === 'poplin' ? 0.9 : 1
  return {
    detail: [2, 20],
    panels: [
      ...(front
        ? [
            {
              name: 'inside',
              outline: sleeveless
                ? whole(
                    neckName === 'square'
                      ? pen(0, 7).line(10, 6.8).line(11.6, 2).line(12, 17).line(0, 20).pts
                      : pen(0, 21).curve(4, 21, 9, 18.5, 11.4, 11).line(11, 20).line(0, 24).pts,
                  )
                : whole(pen(0, 2).curve(4, 2, 7.4, 1.2, 9.2, -0.4).line(10, 6).line(5, 18).line(0, 22).pts),
              lift: -1.4,
              tint: -0.08,
              puff: 0.2,
              dents: 0.06,
              print: false,
            },
          ]
        : []),
      ...(slip ? both((s) => ({ name: `strap ${s}`, outline: strap(s), pillow: 0.35, lift: 0, dents: 0 })) : []),
      ...(arms?.panels ?? []),
      { name: 'skirt', outline: skirtOutline, puff: slip ? 0.32 : 0.24, dents: 0.2 },
      ...(slip ? [] : [{ name: 'bodice', outline: whole(bodice), puff: 0.36, lift: 0.08, dents: 0.2 }]),
      ...(neckName === 'v' && front
        ? [
            {
              name: 'wrap',
              outline: pen(-9.2, -0.2)
                .curve(-6, 6, -2.5, 13.5, 0, 19)
                .curve(4, 25, 10, 33, 15.6, 39.6)
                .line(-16.2, 40.6)
                .curve(-16.6, 36, -18.4, 28, -20.6, 22.5)
                .curve(-17.2, 17.5, -15.8, 12, -18.4, 4)
                .curve(-15, 2.6, -12, 1, -9.2, -0.2).pts,
              form: 'bodice',
              lift: 0.3,
              dents: 0.2,
            },
          ]
        : []),
      ...(neckName === 'round'
        ? [
            {
              name: 'collar',
              outline: whole([
                ...pen(0, front ? 8.2 : 2).curve(4.4, front ? 8.2 : 2, 7.7, front ? 4.6 : 1, 8.7, -0.5).pts,
                ...[
                  ...pen(0, front ? 9.6 : 3.4).curve(5, front ? 9.6 : 3.4, 8.8, front ? 5.4 : 1.8, 9.9, 0.2).pts,
                ].reverse(),
              ]),
              form: 'bodice',
              lift: 0.2,
              dents: 0,
            },
          ]
        : []),
      ...(slip ? [] : waistPanels(details.waist, waistY, waist, front)),
    ],
    folds: [
      ...falling(
        rnd,
        'skirt',
        n,
        (u) => [u * waist, waistY],
        hemAt,
        slip ? 2.6 : 2.5,
        (slip ? 0.5 : details.skirt === 'panelled' ? 0.62 : 0.85) * stiff,
        slip ? [0.3, 0.7] : [0.0, 0.22],
      ),
      ...(slip
        ? pulled(rnd, 'skirt', [-14, 44], [8, 62], 3, 30, 2.2, 0.4)
        : gathered(
            rnd,
            'skirt',
            across(pen(0, waistY + 1).curve(6, waistY + 1, 12, waistY + 0.6, waist, waistY - 0.4).pts),
            details.skirt === 'panelled' ? 6 : 15,
            10,
            0.7,
            0.42,
          )),
      ...(slip
        ? [
            ...pulled(rnd, 'skirt', [-10.6, 10], [-3, 24], 2, 30, 1.6, 0.4),
            ...pulled(rnd, 'skirt', [10.6, 10], [3, 24], 2, 30, 1.6, 0.4),
            ...creased(rnd, 'skirt', [0, 21.5], 6.5, 2, 2.6, 0, 1.5, 0.2),
          ]
        : both((s) => pulled(rnd, 'bodice', [s * 16, waistY - 1], [s * 9, 25], 3, 30, 1, 0.28)).flat()),
      ...both((s) => pulled(rnd, on, [s * 18.4, 21.5], [s * 9, 27], 2, 36, 1.3, 0.3)).flat(),
      ...(arms?.folds ?? []),
      ...(sewn?.folds ?? []),
    ],
    seams: [
      ...(arms?.seams ?? []),
      ...(sewn?.seams ?? []),
      { on: 'skirt', line: hem.map(([x, y]): Pt => [x * 0.995, y - 1.8]), depth: 0.025, stitches: [0] },
      ...(front && !slip && neckName !== 'v'
        ? both((s) => ({
            on: 'bodice',
            line: [
              [s * 10.2, 38],
              [s * 9.6, 31],
              [s * 9.4, 25.5],
            ] as Line,
            depth: 0.09,
          }))
        : []),
      ...(!front
        ? [
            {
              on,
              line: [
                [0, slip ? 22 : 4],
                [0.2, 20],
                [0, 39],
              ] as Line,
              depth: 0.1,
              stitches: [0.35, -0.35],
            },
            {
              on: 'skirt',
              line: [
                [0, 41],
                [0.2, 52],
                [0, 62],
              ] as Line,
              depth: 0.1,
            },
          ]
        : []),
      ...(sleeveless && !slip
        ? [
            {
              on: 'bodice',
              line: across(neckline).map(([x, y]): Pt => [x * 1.05, y + 0.7]),
              depth: 0.02,
              stitches: [0],
            },
          ]
        : []),
    ],
    trims: [],
  }
}

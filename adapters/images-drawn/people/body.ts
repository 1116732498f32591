import { type Line, mirror, type Pt, pen, smooth } from '../drawing/geometry.ts'

// Outlines of the upright base figure: origin at the high point of the shoulder, floor at about 148 cm.

export const neck: Line = pen(-4.5, -14)
  .curve(-4.4, -6, -4.8, -1.4, -10, 2.2)
  .curve(-4, 5, 4, 5, 10, 2.2)
  .curve(4.8, -1.4, 4.4, -6, 4.5, -14).pts

export const head: Line = pen(0, -29.8)
  .curve(5.6, -29.8, 7.6, -25.6, 7.5, -20.8)
  .curve(7.4, -16.4, 6.2, -12.6, 3.4, -9.6)
  .curve(1.8, -8.2, -1.8, -8.2, -3.4, -9.6)
  .curve(-6.2, -12.6, -7.4, -16.4, -7.5, -20.8)
  .curve(-7.6, -25.6, -5.6, -29.8, 0, -29.8).pts

/** The features modelled on a face: ridges, and hollows where the height is negative (cm). */
export const features: readonly { readonly line: Line; readonly width: number; readonly height: number }[] = [
  // The bridge of the nose and its tip.
  { line: pen(0.1, -21.4).curve(0.2, -19.4, 0.3, -17.4, 0.3, -15.6).pts, width: 1.15, height: 0.42 },
  { line: pen(0.2, -17.2).curve(0.3, -16.6, 0.3, -16, 0.3, -15).pts, width: 1.5, height: 0.34 },
  ...[-1, 1].flatMap((s) => [
    // Brow above, closed lid below.
    { line: pen(s * 1.3, -22.2).curve(s * 2.6, -23, s * 4.4, -22.9, s * 5.4, -21.8).pts, width: 0.9, height: 0.2 },
    { line: pen(s * 1.5, -20.6).curve(s * 2.6, -21, s * 4, -21, s * 5, -20.4).pts, width: 1.3, height: -0.36 },
    { line: pen(s * 1.8, -19.9).curve(s * 2.8, -19.6, s * 4, -19.6, s * 4.8, -20).pts, width: 0.7, height: 0.16 },
    { line: pen(s * 5.6, -17.6).curve(s * 5, -16, s * 4.2, -14.6, s * 3.4, -13.4).pts, width: 1.6, height: -0.14 },
  ]),
  // Lips with the line between them, and the hollow above the chin.
  { line: pen(-2, -13.2).curve(-1, -13.8, 1.4, -13.8, 2.4, -13.2).pts, width: 0.6, height: 0.22 },
  { line: pen(-2.2, -12.8).curve(-0.8, -12.7, 1.2, -12.7, 2.6, -12.8).pts, width: 0.35, height: -0.3 },
  { line: pen(-1.6, -12.2).curve(-0.6, -11.8, 1, -11.8, 2, -12.2).pts, width: 0.7, height: 0.26 },
  { line: pen(-1.6, -11).curve(-0.6, -10.8, 1, -10.8, 2, -11).pts, width: 0.7, height: -0.16 },
]

const rightSide = pen(5, -3)
  .curve(5.2, 0.5, 9, 2, 13, 3)
  .curve(17, 4, 18.6, 7, 18.2, 11)
  .curve(16.6, 17, 15.2, 21, 14.6, 26)
  .curve(13.8, 33, 12, 37, 11.8, 41)
  .curve(12.4, 48, 15.6, 54, 16, 61)
  .line(15.2, 66)
  .line(0, 66).pts

export const torso: Line = [[0, -3], ...rightSide, ...mirror(rightSide).reverse()]

/** A relaxed hand seen from its thumb's side, the fingers curled towards the thigh; it grows out of the wrist. */
export const hand = (s: number): Line =>
  pen(s * 19.5, 52)
    .curve(s * 19.5, 56, s * 19.2, 58.4, s * 19.1, 61.4)
    .curve(s * 19, 65, s * 19.4, 68.6, s * 19.9, 71)
    .curve(s * 20.2, 72.4, s * 21.2, 72.8, s * 21.9, 72)
    .curve(s * 22.7, 70.6, s * 23.3, 67.6, s * 23.6, 64.6)
    .curve(s * 23.8, 61, s * 23.5, 57, s * 23.5, 52).pts

/** The gaps between the fingers that are seen. */
export const fingers = (s: number): Line[] =>
  [20.6, 21.9].map(
    (x, k) =>
      pen(s * (x + 0.2), 65.4 + k * 0.6).curve(s * x, 67.6, s * (x + 0.1), 70, s * (x + 0.2), 71.8 - k * 0.6).pts,
  )

export const thumb = (s: number): Line =>
  pen(s * 20.2, 57.4)
    .curve(s * 18.8, 59.4, s * 18, 62, s * 18.3, 65.4)
    .curve(s * 18.4, 67, s * 19.2, 67.4, s * 19.7, 66.2)
    .curve(s * 20, 64.4, s * 20.4, 62.4, s * 20.8, 60.6).pts

/** A low shoe seen from the front: the instep shows above it. */
export const shoe = (s: number): Line =>
  pen(s * 6.5, 140.6)
    .curve(s * 6, 144.6, s * 5.8, 148, s * 6.9, 150.4)
    .curve(s * 8, 152.4, s * 11.4, 152.4, s * 12.5, 150.4)
    .curve(s * 13.4, 148, s * 13, 144.4, s * 12.5, 140.6)
    .curve(s * 11.8, 145, s * 7.4, 145, s * 6.5, 140.6).pts

/** Its sole, which shows as a rim below the upper. */
export const shoeSole = (s: number): Line =>
  pen(s * 6.4, 147)
    .curve(s * 5.8, 149.4, s * 6.2, 151.4, s * 7.4, 152.4)
    .curve(s * 9, 153.4, s * 11.6, 153.2, s * 12.4, 152)
    .curve(s * 13.4, 150.6, s * 13.3, 149, s * 12.9, 147).pts

/** The forms under the skin of neck and chest: the two cords of the neck, the collarbones, the hollow between them. */
export const bones: readonly { readonly line: Line; readonly width: number; readonly height: number }[] = [
  ...[-1, 1].flatMap((s) => [
    { line: pen(s * 4, -10).curve(s * 3.2, -5, s * 2.2, -1, s * 1.2, 3.4).pts, width: 1.2, height: 0.28 },
    { line: pen(s * 1.4, 4.6).curve(s * 5, 4.4, s * 9, 2.2, s * 13, 1.8).pts, width: 1.1, height: 0.3 },
    { line: pen(s * 3.4, 2.2).curve(s * 5.4, 1.6, s * 8, 0.2, s * 10, 0).pts, width: 1.5, height: -0.3 },
  ]),
  { line: pen(0, 1.6).curve(0.2, 3, 0.1, 4.4, 0, 6).pts, width: 1, height: -0.4 },
]

/** How much of an arm is seen: from how far down on its outer and on its inner side (cm), and whether the shoulder is bare. */
export interface ArmSeen {
  readonly outer: number
  readonly inner: number
  readonly shoulder: boolean
}

export const bareArm: ArmSeen = { outer: 0, inner: 0, shoulder: true }
/** A short sleeve's hem runs down towards the body. */
export const belowShortSleeve: ArmSeen = { outer: 22.5, inner: 29.4, shoulder: false }
/** Sleeves of dresses end at heights of their own. */
export const belowDressSleeve = {
  puffed: belowShortSleeve,
  plain: { outer: 19.9, inner: 24, shoulder: false },
  flutter: { outer: 15.6, inner: 17.5, shoulder: false },
} as const
export const belowLongSleeve: ArmSeen = { outer: 48, inner: 48, shoulder: false }

/** An arm; a bare shoulder begins narrow, so that it grows out of the body. */
export function arm(s: number, { outer, inner, shoulder }: ArmSeen): Line {
  const top: Pt = shoulder ? [13.2, 3.6] : [14.6, 5.4]
  const middle: Line = [top, [17.4, 13], [19.4, 24], [20.6, 33], [21.6, 44], [21.7, 58.4]]
  const all = smooth(
    middle.map(([x, y]): Pt => [s * x, y]),
    8,
  )
  const half = (k: number): number => {
    const t = k / (all.length - 1)
    const low = (t - 0.55) / 0.45
    const full = t < 0.55 ? 3.8 - 0.55 * t : 3.6 + 0.25 * Math.sin(low * Math.PI) - 1.45 * low
    return full * (shoulder ? Math.min(1, 0.35 + k * 0.16) : 1)
  }
  const edge = (side: number, from: number): Line =>
    all.map(([x, y], k): Pt => [x + side * half(k), y]).filter(([, y]) => y >= from)
  return [...edge(s, outer), ...edge(-s, inner).reverse()]
}

export function leg(s: number, limb: number): Line {
  const middle: Line = [
    [9.2, 60],
    [9.4, 80],
    [9.3, 101],
    [9.7, 116],
    [9.5, 136],
    [9.6, 147],
  ]
  const all = smooth(
    middle.map(([x, y]): Pt => [s * x, y]),
    8,
  )
  return thickened(all, (k) => {
    const y = Math.abs(all[k]![1])
    // Thigh, knee, calf, ankle, and the instep that goes into the shoe.
    const half = eased(y, [
      [60, 8.8],
      [84, 6.9],
      [99, 5.2],
      [105, 4.9],
      [114, 5.4],
      [128, 3.5],
      [136, 2.75],
      [147, 3],
    ])
    return half * (0.5 + 0.5 * limb)
  })
}

/** Eased between given values. */
function eased(y: number, values: readonly (readonly [y: number, value: number])[]): number {
  const next = values.findIndex(([height]) => y <= height)
  if (next <= 0) return (next === 0 ? values[0]! : values.at(-1)!)[1]
  const [[y0, from], [y1, to]] = [values[next - 1]!, values[next]!]
  const t = (y - y0) / (y1 - y0)
  return from + (to - from) * t * t * (3 - 2 * t)
}

const thickened = (line: Line, half: (k: number) => number): Line => [
  ...line.map(([x, y], k): Pt => [x + half(k), y]),
  ...line.map(([x, y], k): Pt => [x - half(k), y]).reverse(),
]

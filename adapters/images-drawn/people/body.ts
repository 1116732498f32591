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

/** What is modelled on a face: ridges, and hollows where the height is negative (cm). */
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

/** A relaxed hand, its fingers a little curled towards the thigh. */
export const hand = (s: number): Line =>
  pen(s * 19.6, 55)
    .curve(s * 19.3, 58.6, s * 18.4, 60.6, s * 18.2, 64)
    .curve(s * 18.1, 67.4, s * 18.7, 71.4, s * 19.5, 73)
    .curve(s * 19.9, 74, s * 20.6, 74.5, s * 21.2, 74.5)
    .curve(s * 22, 74.4, s * 22.5, 73.6, s * 22.8, 72.6)
    .curve(s * 23.6, 69.6, s * 23.9, 66, s * 23.8, 63.6)
    .curve(s * 23.7, 60.4, s * 23.4, 58, s * 23.4, 55).pts

/** The gaps between the four fingers, from the knuckles to their tips. */
export const fingers = (s: number): Line[] =>
  [19.5, 20.8, 22.1].map(
    (x, k) =>
      pen(s * (x + 0.1), 66.4).curve(s * (x - 0.2), 69, s * (x + 0.1), 71.6, s * (x + 0.35), 73.4 - (k - 1) * 0.2).pts,
  )

export const thumb = (s: number): Line =>
  pen(s * 19.6, 59)
    .curve(s * 18, 60.6, s * 17.1, 63.2, s * 17.2, 66)
    .curve(s * 17.4, 67.4, s * 18.2, 67.6, s * 18.6, 66.4)
    .curve(s * 18.9, 65, s * 19.4, 64, s * 20, 62.8).pts

export const foot = (s: number): Line =>
  pen(s * 7.2, 137)
    .curve(s * 6.8, 141, s * 6, 145, s * 6.6, 148.4)
    .curve(s * 8, 150.6, s * 13, 150.8, s * 14.4, 148.6)
    .curve(s * 15, 145, s * 12.6, 141, s * 12.2, 137).pts

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
    [9.6, 116],
    [9.6, 140],
  ]
  const all = smooth(
    middle.map(([x, y]): Pt => [s * x, y]),
    8,
  )
  return thickened(all, (k) => {
    const t = k / (all.length - 1)
    const calf = t < 0.8 ? 0.8 * Math.sin(((t - 0.5) / 0.3) * Math.PI) : 0
    const half = t < 0.5 ? 8.8 - 6.6 * t : 5.5 + calf - 2.3 * Math.max(0, (t - 0.62) / 0.38)
    return half * (0.5 + 0.5 * limb)
  })
}

const thickened = (line: Line, half: (k: number) => number): Line => [
  ...line.map(([x, y], k): Pt => [x + half(k), y]),
  ...line.map(([x, y], k): Pt => [x - half(k), y]).reverse(),
]

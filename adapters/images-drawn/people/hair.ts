import { type Line, pen } from '../drawing/geometry.ts'
import type { HairStyle } from './person.ts'

const gathered: Line = pen(0, -31)
  .curve(6.6, -31, 8.6, -26, 8.2, -20)
  .curve(8, -17, 6, -14, 4, -13)
  .line(-4, -13)
  .curve(-6, -14, -8, -17, -8.2, -20)
  .curve(-8.6, -26, -6.6, -31, 0, -31).pts

const parted: Line = pen(-8.3, -17.4)
  .curve(-9.4, -26.4, -6, -31.6, 0.4, -31.6)
  .curve(6.8, -31.4, 9.4, -26.4, 8.3, -17.4)
  .curve(7.6, -21, 5.6, -25, 1.4, -27.6)
  .curve(-3, -26.4, -7, -22.6, -8.3, -17.4).pts

/** The mass of hair behind the head. */
export const hairBehind: Readonly<Record<HairStyle, Line>> = {
  bun: gathered,
  crop: gathered,
  bob: pen(0, -31.4)
    .curve(8, -31.6, 10.4, -26, 10, -19)
    .curve(10.2, -12.6, 9.8, -9, 7.8, -5.8)
    .curve(4, -7.8, -3.6, -8, -7.4, -6.4)
    .curve(-9.8, -9.4, -10.2, -13, -10, -19)
    .curve(-10.4, -26, -8, -31.6, 0, -31.4).pts,
  long: pen(0, -31.4)
    .curve(7.6, -31.6, 10, -26, 9.6, -20)
    .curve(9.8, -12, 11, -2, 9.6, 5)
    .curve(5, 8.4, -5, 8.4, -9.6, 5)
    .curve(-11, -2, -9.8, -12, -9.6, -20)
    .curve(-10, -26, -7.6, -31.6, 0, -31.4).pts,
}

/** The hair that frames the forehead. */
export const fringe: Readonly<Record<HairStyle, Line>> = {
  bun: parted,
  bob: parted,
  long: parted,
  crop: pen(-7.9, -19.6)
    .curve(-8.6, -27, -5.8, -31.4, 0.4, -31.4)
    .curve(6.4, -31.2, 8.6, -27, 7.9, -19.6)
    .curve(7.2, -22, 6.8, -24, 5.6, -25.4)
    .curve(2, -26.6, -3.4, -26.4, -6, -24.6)
    .curve(-7, -23, -7.4, -21.4, -7.9, -19.6).pts,
}

export const bun: Line = pen(0, -36)
  .curve(3.4, -36, 5, -33.8, 4.6, -31.6)
  .curve(4, -29, -3, -29, -3.8, -31.6)
  .curve(-4.4, -34, -3, -36, 0, -36).pts

/** A lock of long hair that falls over the right shoulder in a wave and ends in a point. */
export const lock: Line = pen(4.4, -20)
  .curve(8.4, -18, 10.2, -12, 10.2, -6)
  .curve(10.2, -1, 13, 3, 13, 9)
  .curve(13, 13, 12, 16.4, 10.4, 18)
  .curve(10.2, 16.8, 9.8, 18.6, 8.6, 19.6)
  .curve(8.4, 17.4, 7.6, 17.8, 6.6, 17.4)
  .curve(6.4, 13, 5, 11, 5.2, 6)
  .curve(5.4, 1, 6.4, -2.6, 6, -7)
  .curve(5.6, -11, 5.4, -15, 4.4, -20).pts
export const lockStrands: readonly Line[] = [0.2, 0.4, 0.62, 0.84].map((k) => {
  const at = (low: number, high: number): number => low + (high - low) * k
  return pen(at(5.2, 7.8), -17)
    .curve(at(6, 9.6), -12, at(6.2, 10), -6, at(6, 10), -4)
    .curve(at(5.8, 10.4), 0, at(5.2, 12.8), 4, at(5.4, 12.8), 9)
    .curve(at(5.6, 12.6), 13, at(6.4, 12), 16, at(6.8, 10.4), 18.4).pts
})

/** How the hair lies: strands from the parting, or from the crown, that catch the light one by one. */
export const strands: Readonly<
  Record<HairStyle, { readonly fringe: readonly Line[]; readonly behind: readonly Line[] }>
> = (() => {
  const sweep = [0, 1, 2, 3, 4].flatMap((k): Line[] =>
    [-1, 1].map(
      (s) =>
        pen(0.8 + s * 0.5 * k, -31 + k * 0.2).curve(
          s * (2.4 + k * 0.8),
          -30.6 + k * 0.3,
          s * (5.4 + k * 0.5),
          -27 + k * 0.5,
          s * (7 + k * 0.32),
          -20.6 + k * 0.5,
        ).pts,
    ),
  )
  const hanging = (foot: number, spread: number): Line[] =>
    [-0.95, -0.84, -0.72, 0.72, 0.84, 0.95].map(
      (u) => pen(u * 8.4, -20).curve(u * 9.4, -14, u * spread, foot * 0.4 - 6, u * spread, foot).pts,
    )
  const short = [-5, -3, -1, 1, 3, 5].map(
    (x) => pen(x * 0.7 + 0.6, -31).curve(x, -29.6, x * 1.2 - 0.6, -28, x * 1.3 - 1, -26.2).pts,
  )
  return {
    bun: { fringe: sweep, behind: [] },
    bob: { fringe: sweep, behind: hanging(-7.4, 9.4) },
    long: { fringe: sweep, behind: hanging(5.4, 10.2) },
    crop: { fringe: short, behind: [] },
  }
})()

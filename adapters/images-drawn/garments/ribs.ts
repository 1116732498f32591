import { type Line, pen, whole } from '../drawing/geometry.ts'
import type { Fold, Panel } from '../drawing/model.ts'
import type { Random } from '../drawing/random.ts'
import { creased, falling, pulled } from './folds.ts'
import { both, lean, type Sleeve, side } from './parts.ts'

/** The ribbed hem of a knit, a little narrower than the body; from `top` down to the length (cm). */
export const ribHem = (chest: number, top: number, length: number): Panel => ({
  name: 'hem',
  outline: whole(
    pen(0, top - 0.1)
      .curve(9, top - 0.1, 17, top - 0.3, chest - 0.9, top - 1)
      .curve(chest - 2.6, top + 1.5, chest - 2.4, length - 3, chest - 2.2, length - 0.6)
      .curve(16, length + 0.4, 8, length + 0.5, 0, length + 0.5).pts,
  ),
  cloth: 'rib',
  puff: 0.3,
  lift: -0.06,
  dents: 0.08,
})

/** A pair of ribbed cuffs, narrower than the sleeves above them. */
export function ribCuffs(arm: Sleeve): Panel[] {
  const [x, y] = arm.wrist
  const cuff: Line = [
    ...arm.hem(1.2),
    ...pen(x - 4.6, y + 1)
      .curve(x - 4.7, y + 2, x - 4.8, y + 3, x - 4.4, y + 5.6)
      .curve(x - 2, y + 6.2, x + 2, y + 5.9, x + 4.2, y + 5)
      .curve(x + 4.6, y + 3, x + 4.8, y + 1, x + 5.2, y - 1).pts,
  ]
  return both((s) => ({
    name: `cuff ${s}`,
    outline: side(cuff, s),
    turn: lean(arm.angle + 3, s),
    cloth: 'rib',
    puff: 0.5,
    lift: 0.85,
    dents: 0.05,
  }))
}

/** Folds of a knit: from the arms, and softly down to its ribbed hem. */
export const hanging = (rnd: Random, hem: number): Fold[] => [
  ...both((s) =>
    pulled(rnd, { on: 'body', from: [s * 22, 25], to: [s * 9, 35], count: 3, spread: 44, width: 2, height: 0.42 }),
  ).flat(),
  ...falling(rnd, {
    on: 'body',
    count: 5,
    top: (u) => [u * 16, 20],
    hem: (u) => [u * 23, hem + 1],
    width: 2.2,
    height: 0.3,
    start: [0.3, 0.7],
  }),
]

/** Soft folds of a knitted sleeve at elbow and wrist. */
export function bunched(rnd: Random, arm: Sleeve): Fold[] {
  const [ex, ey] = arm.elbow
  const [wx, wy] = arm.wrist
  return [
    ...both((s) =>
      creased(rnd, {
        on: `sleeve ${s}`,
        centre: [s * ex, ey],
        halfWidth: 7,
        count: 5,
        step: 3.6,
        turn: -s * 8,
        width: 1.3,
        height: 0.45,
      }),
    ).flat(),
    ...both((s) =>
      creased(rnd, {
        on: `sleeve ${s}`,
        centre: [s * wx, wy - 5],
        halfWidth: 6,
        count: 3,
        step: 2.4,
        turn: -s * 4,
        width: 1.1,
        height: 0.4,
      }),
    ).flat(),
  ]
}

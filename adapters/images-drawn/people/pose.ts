import type { Pt } from '../drawing/geometry.ts'
import { forms, type Person, widthAt } from './person.ts'

/** Moves points of the upright base figure to where a standing person has them (cm). */
export interface Pose {
  body(point: Pt): Pt
  /** Below the hip each leg goes its own way. */
  leg(point: Pt): Pt
  /** Arms hang beside the body: they move out with the shoulder and get thicker, but never follow the waist. */
  arm(point: Pt): Pt
  head(point: Pt): Pt
  /** Features on the front of the head follow its turn. */
  face(point: Pt): Pt
  readonly pocketed?: -1 | 1 | undefined
  readonly behindBack?: Person['behindBack']
  /** The leg that is nearer to us. */
  readonly near: -1 | 1
}

type Posing = Pick<Person, 'form' | 'sway' | 'aside' | 'pocketed' | 'behindBack' | 'walking'>

/** Standing with the weight on one leg, or walking: the hip goes out, the shoulders answer. */
export function poseOf(person: Posing): Pose {
  const { form: name, sway, aside = 0, pocketed, behindBack, walking = false } = person
  const form = forms[name]
  const side = Math.sign(sway)
  const stand = (x: number, y: number): Pt => {
    const hip = Math.sin(Math.PI * Math.min(1, Math.min(1, Math.max(0, y / 148)) * 1.12)) ** 1.4
    const rest = y > 66 ? Math.min(1, (y - 66) / 60) * (side * x < 0 ? 1 : -0.6) * 1.5 * -side : 0
    const back = y < 0 ? -y * 0.02 * sway : 0
    return [(x + sway * hip * 1.25 + rest + back) * form.size, (y + x * tiltAt(y) * (sway / 2.4)) * form.size]
  }
  const armOut = 17 * (widthAt(form, 12) - 1)
  // Arms hang close, but beside the hips.
  const room = 0.2 * Math.max(0, widthAt(form, 61) - 1)
  const turn = 0.06 * (sway / 2.4) + 0.05 * aside
  const head = ([x, y]: Pt): Pt => {
    const yy = (y + 8) * form.head * 1.05 - 6.2
    const xx = x * form.head * 1.05
    const across = xx * Math.cos(turn) - (yy + 8) * Math.sin(turn) * 0.6 + 0.1 * sway
    return [across * form.size, (yy + xx * Math.sin(turn)) * form.size]
  }
  return {
    body: ([x, y]) => stand(x * widthAt(form, y), y),
    leg: ([x, y]) => {
      const [atX, atY] = stand(x * widthAt(form, y), y)
      const [dx, dy] = stepOf(Math.sign(x), y, { bearing: side === Math.sign(x), walking })
      return [atX + dx * form.size, atY + dy * form.size]
    },
    arm: (point) => {
      const arm = Math.sign(point[0])
      const hidden = behindBack === 'both' || arm === behindBack
      const [x, y] = hidden ? bent(point, 0.5) : arm === pocketed ? bent(point, 0.33) : point
      const free = side !== Math.sign(x)
      const t = Math.min(1, Math.max(0, (y - 5) / 18))
      const eased = t * t * (3 - 2 * t)
      const beside =
        19 + armOut + (Math.abs(x) - 19) * form.limb ** 0.7 + ((free ? -0.015 : -0.07) + room) * Math.max(0, y - 18)
      const out = Math.sign(x) * beside - sway * 0.35 * Math.min(1, y / 60)
      return stand(x * widthAt(form, y) * (1 - eased) + out * eased, y)
    },
    head,
    // The middle of a face moves furthest when the head turns; its edges are where the head ends.
    face: ([x, y]) => head([x + 2.3 * aside * Math.max(0, 1 - (x / 8.4) ** 2), y]),
    pocketed,
    behindBack,
    near: side < 0 ? -1 : 1,
  }
}

/** Cm a leg leaves its upright place at a height: the bearing leg stands under the middle, the other rests or is left behind. */
function stepOf(s: number, y: number, { bearing, walking }: { bearing: boolean; walking: boolean }): Pt {
  const t = Math.min(1.1, Math.max(0, (y - 64) / 80))
  const knee = Math.sin(Math.PI * Math.min(1, t))
  const outwards = s * (walking ? 0.12 : 0.3) * Math.max(0, y - 139)
  if (bearing) return [-s * (walking ? 6.6 : 4.4) * t + outwards * 0.5, (walking ? 1.4 : 0.4) * t]
  return [-s * ((walking ? 3.4 : 2) * t - (walking ? -0.9 : 1.4) * knee) + outwards, (walking ? -2.8 : -1) * t]
}

/** An arm whose hand is in a pocket or behind the back: the elbow goes out, the forearm comes back in by so many radians. */
function bent([x, y]: Pt, inwards: number): Pt {
  const s = Math.sign(x)
  // The upper arm stays at its seam: nothing may open there.
  const out = 3.4 * s * Math.sin(Math.PI * Math.min(1, Math.max(0, (y - 9) / 53))) ** 1.7
  const t = Math.min(1, Math.max(0, (y - 30) / 10))
  const turn = inwards * t * t * (3 - 2 * t) * s
  const [dx, dy] = [x - s * 20.6, y - 33]
  const [bx, by] =
    y > 30 ? [dx * Math.cos(turn) - dy * Math.sin(turn), dy * Math.cos(turn) + dx * Math.sin(turn)] : [dx, dy]
  return [s * 20.6 + bx + out, 33 + by]
}

/** Slope of a level line at a height: shoulders one way, hips the other. */
function tiltAt(y: number): number {
  if (y < 30) return 0.03
  if (y < 65) return 0.03 - (0.068 * (y - 30)) / 35
  return y < 110 ? -0.038 + (0.038 * (y - 65)) / 45 : 0
}

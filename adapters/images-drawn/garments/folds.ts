import { type Line, type Pt, smooth } from '../drawing/geometry.ts'
import type { Fold } from '../drawing/model.ts'
import { between, type Random } from '../drawing/random.ts'

export interface Falling {
  on: string
  count: number
  top: (u: number) => Pt
  hem: (u: number) => Pt
  width: number
  height: number
  start?: [number, number]
}

/** Folds that fall from a seam to the hem and open like a fan (gravity). */
export function falling(rnd: Random, { on, count: n, top, hem, width, height, start = [0.05, 0.35] }: Falling): Fold[] {
  return Array.from({ length: n }, (_, i): Fold => {
    const u = -1 + (2 * (i + 0.5 + between(rnd, -0.28, 0.28))) / n
    const a = top(u * 0.94)
    const b = hem(u * 0.98)
    const t0 = between(rnd, start[0]!, start[1]!)
    const bend = between(rnd, -1.1, 1.1)
    const at = (t: number): Pt => [
      a[0] + (b[0] - a[0]) * t + bend * Math.sin(t * Math.PI * 1.3),
      a[1] + (b[1] - a[1]) * t,
    ]
    return {
      on,
      line: [t0, t0 + (1 - t0) * 0.33, t0 + (1 - t0) * 0.66, 1.03].map(at),
      width: width * between(rnd, 0.75, 1.25),
      height: height * between(rnd, 0.7, 1.3),
      skew: between(rnd, 0, 0.45),
      blunt: true,
    }
  })
}

export interface Pulled {
  on: string
  from: Pt
  to: Pt
  count: number
  spread: number
  width: number
  height: number
}

/** A few folds pulled from one point towards another, spread like fingers (tension). */
export function pulled(rnd: Random, { on, from, to, count: n, spread, width, height }: Pulled): Fold[] {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  // All folds bend the same way. Two that bend apart would look like a leaf.
  const sag = between(rnd, -0.1, 0.1)
  return Array.from({ length: n }, (_, i): Fold => {
    const turn = ((n === 1 ? 0 : (i / (n - 1) - 0.5) * spread) + between(rnd, -4, 4)) * (Math.PI / 180)
    const reach = between(rnd, 0.7, 1.12)
    const c = Math.cos(turn) * reach
    const s = Math.sin(turn) * reach
    const bow = sag + between(rnd, -0.02, 0.02)
    const end: Pt = [from[0] + dx * c - dy * s, from[1] + dx * s + dy * c]
    const offset = (i - (n - 1) / 2) * width * 1.1
    const len = Math.hypot(dx, dy) || 1
    const start: Pt = [from[0] - (dy / len) * offset, from[1] + (dx / len) * offset]
    const mid: Pt = [(start[0] + end[0]) / 2 - dy * bow, (start[1] + end[1]) / 2 + dx * bow]
    return {
      on,
      line: smooth([start, mid, end], 6),
      width: width * between(rnd, 0.75, 1.2),
      height: height * between(rnd, 0.7, 1.2) * (i % 2 ? -0.8 : 1),
      skew: between(rnd, -0.2, 0.4),
      springs: true,
    }
  })
}

export interface Gathered {
  on: string
  seam: Line
  count: number
  length: number
  width: number
  height: number
}

/** Short folds under a seam (gathers). */
export function gathered(rnd: Random, { on, seam, count: n, length, width, height }: Gathered): Fold[] {
  return Array.from({ length: n }, (_, i): Fold => {
    const t = (i + 0.5 + between(rnd, -0.3, 0.3)) / n
    const k = Math.min(seam.length - 1, Math.round(t * (seam.length - 1)))
    const [x, y] = seam[k]!
    const reach = length * between(rnd, 0.6, 1.9)
    const fan = (t - 0.5) * reach * 0.25
    return {
      on,
      line: [
        [x, y - 0.4],
        [x + fan * 0.4, y + reach * 0.5],
        [x + fan, y + reach],
      ],
      width: width * between(rnd, 0.7, 1.2),
      height: height * between(rnd, 0.5, 1),
      springs: true,
    }
  })
}

export interface Creased {
  on: string
  centre: Pt
  halfWidth: number
  count: number
  step: number
  turn: number
  width: number
  height: number
}

/** Creases of a bent tube (elbow, knee, ankle): most fan out from its inner side, every third from its outer side. */
export function creased(rnd: Random, { on, centre, halfWidth, count: n, step, turn, width, height }: Creased): Fold[] {
  const c = Math.cos((turn * Math.PI) / 180)
  const s = Math.sin((turn * Math.PI) / 180)
  const squeezed = centre[0] > 0 ? -1 : 1
  return Array.from({ length: n }, (_, i): Fold => {
    const v = (i - (n - 1) / 2) * step + between(rnd, -0.35, 0.35) * step
    const answers = i % 3 === 1
    const from = answers ? -squeezed : squeezed
    const reach = halfWidth * (answers ? between(rnd, 0.5, 1) : between(rnd, 0.9, 1.9))
    const slope = between(rnd, 0.1, 0.35) * (answers ? 1 : -1)
    const sag = between(rnd, 0.1, 0.4) * step
    const points: Line = [0, 0.5, 1].map((t): Pt => {
      const u = from * (halfWidth * 0.97 - reach * t)
      const vv = v * (answers ? 1 : 0.6 + 0.5 * t) + reach * t * slope + (t === 0.5 ? sag : 0)
      return [centre[0] + u * c - vv * s, centre[1] + u * s + vv * c]
    })
    return {
      on,
      line: smooth(points, 5),
      width: width * between(rnd, 0.7, 1.3),
      height: height * between(rnd, 0.45, 1.1),
      skew: between(rnd, 0, 0.3),
      springs: true,
    }
  })
}

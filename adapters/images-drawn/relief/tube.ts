import type { Pt } from '../drawing/geometry.ts'
import type { Panel } from '../drawing/model.ts'
import { blurRows } from './blur.ts'
import type { Frame, Stretch } from './frame.ts'

/** The tube a panel follows: for each row across its axis, the middle and the half width (cm). */
export interface Tube {
  cos: number
  sin: number
  v0: number
  mid: Float32Array
  half: Float32Array
  puff: number
}
const step = 0.25

/** Derives the tube from a panel's outline. */
export function tube(panel: Panel): Tube {
  const angle = ((panel.turn ?? 0) * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const pts = panel.outline.map(([x, y]): Pt => [x * cos + y * sin, y * cos - x * sin])
  const vs = pts.map((p) => p[1])
  const v0 = Math.min(...vs)
  const n = Math.max(2, Math.ceil((Math.max(...vs) - v0) / step) + 1)
  const low = new Float32Array(n).fill(Infinity)
  const high = new Float32Array(n).fill(-Infinity)
  for (let i = 0; i < pts.length; i++) {
    const a = pts[i]!
    const b = pts[(i + 1) % pts.length]!
    const count = Math.max(1, Math.ceil((Math.abs(b[1] - a[1]) / step) * 2))
    for (let k = 0; k <= count; k++) {
      const u = a[0] + ((b[0] - a[0]) * k) / count
      const row = Math.min(n - 1, Math.max(0, Math.round((a[1] + ((b[1] - a[1]) * k) / count - v0) / step)))
      low[row] = Math.min(low[row]!, u)
      high[row] = Math.max(high[row]!, u)
    }
  }
  for (let i = 1; i < n; i++)
    if (low[i] === Infinity) {
      low[i] = low[i - 1]!
      high[i] = high[i - 1]!
    }
  // A curved hem would make the end of the tube narrow, so the last centimetres keep the width from further up.
  const inset = Math.min(Math.floor(n / 3), 16)
  for (let i = n - 1; i > n - 1 - inset; i--) {
    low[i] = low[n - 1 - inset]!
    high[i] = high[n - 1 - inset]!
  }
  const mid = new Float32Array(n)
  const half = new Float32Array(n)
  const m2 = new Float32Array(n)
  const h2 = new Float32Array(n)
  for (let i = 0; i < n; i++) {
    mid[i] = (low[i]! + high[i]!) / 2
    half[i] = Math.max(0.5, (high[i]! - low[i]!) / 2)
  }
  for (let pass = 0; pass < 2; pass++) {
    blurRows(mid, m2, n, 1, 10)
    mid.set(m2)
    blurRows(half, h2, n, 1, 10)
    half.set(h2)
  }
  return { cos, sin, v0, mid, half, puff: panel.puff ?? 0.36 }
}

/** Heights of a tube above its axis plane (cm) along a row `cy` cm below the origin. */
export function tubeRow(t: Tube, { ox, scale }: Frame, cy: number, { out, from, to }: Stretch): void {
  const { mid, half: halves } = t
  const last = mid.length - 1
  for (let x = from; x < to; x++) {
    const cx = (x + 0.5 - ox) / scale
    const u = cx * t.cos + cy * t.sin
    const v = (cy * t.cos - cx * t.sin - t.v0) / step
    const i = v < 0 ? 0 : v >= last ? last - 1 : v | 0
    const f = v < 0 ? 0 : v >= last ? 1 : v - i
    const half = halves[i]! + (halves[i + 1]! - halves[i]!) * f
    const q = Math.abs(u - mid[i]! - (mid[i + 1]! - mid[i]!) * f) / half
    out[x] = half * t.puff * (q < 1 ? Math.sqrt(1 - 0.86 * q * q * (0.4 + 0.6 * q)) : 0.374 - 2.4 * (q - 1))
  }
}

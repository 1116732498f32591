import type { Pt } from '../drawing/geometry.ts'
import type { Fold } from '../drawing/model.ts'
import type { Frame } from './frame.ts'

const smoothstep = (t: number): number => {
  const k = Math.min(1, Math.max(0, t))
  return k * k * (3 - 2 * k)
}

/** Adds a fold to a height map (cm): row by row if the fold is steep, or else column by column. */
export function press(map: Float32Array, frame: Frame, fold: Fold, flow: number, depth: number): void {
  const { w, h, scale } = frame
  const line = fold.line.map(([x, y]): Pt => [frame.ox + x * scale, frame.oy + y * scale])
  const first = line[0]!
  const last = line[line.length - 1]!
  const steep = Math.abs(last[1] - first[1]) >= Math.abs(last[0] - first[0])
  const a = steep ? 1 : 0
  const b = steep ? 0 : 1
  const sorted = last[a]! < first[a]! ? [...line].reverse() : line
  const flipped = sorted !== line
  const run = Math.hypot(last[0] - first[0], last[1] - first[1])
  const lean = Math.abs(last[a]! - first[a]!) / (run || 1)
  const half = (fold.width * flow * scale) / Math.max(0.5, lean)
  const height = fold.height * depth
  const skew = fold.skew ?? 0.25
  const from = sorted[0]![a]!
  const to = sorted[sorted.length - 1]![a]!
  let k = 0
  for (let p = Math.max(0, Math.ceil(from)); p <= Math.min((steep ? h : w) - 1, Math.floor(to)); p++) {
    while (k < sorted.length - 2 && sorted[k + 1]![a]! < p) k++
    const q0 = sorted[k]!
    const q1 = sorted[k + 1]!
    const f = Math.min(1, Math.max(0, (p - q0[a]!) / (q1[a]! - q0[a]! || 1)))
    const centre = q0[b]! + (q1[b]! - q0[b]!) * f
    let t = (p - from) / (to - from || 1)
    if (flipped) t = 1 - t
    const fade = fold.springs
      ? Math.min(1, Math.max(0, t) * 5) ** 0.7 * Math.max(0, 1 - t) ** 1.25
      : fold.blunt
        ? (fold.full ? 1 : smoothstep(t * 3)) * Math.min(1, (1 - t) * 40 + 0.75)
        : Math.max(0, Math.sin(Math.PI * Math.min(1, Math.max(0, t)))) ** 0.8
    const width = half * spreadAt(fold, t, fade)
    const left = width * (1 + skew)
    const right = width * (1 - skew)
    const low = Math.max(0, Math.ceil(centre - left))
    const high = Math.min((steep ? w : h) - 1, Math.floor(centre + right))
    for (let c = low; c <= high; c++) {
      const d = c < centre ? (centre - c) / left : (c - centre) / right
      const e = 1 - d * d
      map[steep ? p * w + c : c * w + p]! += height * fade * e * e
    }
  }
}

/** Width of a fold at `t`: a blunt fold is wide from its start, one that springs becomes wider, others are narrow at both ends. */
function spreadAt({ blunt, springs }: Fold, t: number, fade: number): number {
  if (blunt) return 0.8 + 0.2 * fade
  return springs ? 0.4 + 0.75 * Math.min(1, Math.max(0, t)) : 0.2 + 0.8 * fade
}

export function pressSeam(map: Float32Array, frame: Frame, line: readonly Pt[], depth: number, pucker: number): void {
  const { w, h, scale } = frame
  const r = Math.max(1.1, 0.22 * scale)
  let walked = 0
  for (let k = 0; k < line.length - 1; k++) {
    const [ax, ay] = line[k]!
    const [bx, by] = line[k + 1]!
    const x0 = frame.ox + ax * scale
    const y0 = frame.oy + ay * scale
    const dx = (bx - ax) * scale
    const dy = (by - ay) * scale
    const len2 = dx * dx + dy * dy
    // Where two halves of a line join, a point occurs twice. A seam without length would press a square.
    if (len2 < 1e-6) continue
    const len = Math.sqrt(len2)
    const wide = r + (pucker ? 0.9 * scale : 0)
    for (
      let y = Math.max(0, Math.floor(Math.min(y0, y0 + dy) - wide));
      y <= Math.min(h - 1, Math.max(y0, y0 + dy) + wide);
      y++
    )
      for (
        let x = Math.max(0, Math.floor(Math.min(x0, x0 + dx) - wide));
        x <= Math.min(w - 1, Math.max(x0, x0 + dx) + wide);
        x++
      ) {
        const t = ((x - x0) * dx + (y - y0) * dy) / len2
        if (t < 0 || t >= 1) continue
        const side = ((x - x0) * dy - (y - y0) * dx) / len
        const d = Math.abs(side) / r
        if (d < 1) map[y * w + x]! -= depth * (1 - d * d) ** 2
        if (pucker) {
          const e = Math.abs(side) / (0.9 * scale)
          if (e < 1)
            map[y * w + x]! +=
              pucker * (1 - e * e) ** 2 * Math.sin(((walked + t * len) / scale) * 5.2 + (side / scale) * 1.6)
        }
      }
    walked += len
  }
}

import type { Line, Pt } from '../drawing/geometry.ts'
import type { Frame } from './frame.ts'

/** How much of each pixel an outline covers, inside a box of pixels. */
export interface Cover {
  x0: number
  y0: number
  w: number
  h: number
  data: Float32Array
}

/** Fills an outline with exact edge coverage (signed area accumulation). */
export function cover(outline: Line, frame: Frame): Cover | undefined {
  let minX = Infinity
  let maxX = -Infinity
  let minY = Infinity
  let maxY = -Infinity
  const pts = outline.map(([x, y]): Pt => {
    const px = frame.ox + x * frame.scale
    const py = frame.oy + y * frame.scale
    minX = Math.min(minX, px)
    maxX = Math.max(maxX, px)
    minY = Math.min(minY, py)
    maxY = Math.max(maxY, py)
    return [px, py]
  })
  const x0 = Math.floor(minX) - 1
  const y0 = Math.max(0, Math.floor(minY) - 1)
  const w = Math.ceil(maxX) + 3 - x0
  const h = Math.min(frame.h, Math.ceil(maxY) + 1) - y0
  if (h <= 0 || x0 >= frame.w || x0 + w <= 0) return undefined
  const data = new Float32Array(w * h + 2)
  for (let i = 0; i < pts.length; i++) {
    let [ax, ay] = pts[i]!
    let [bx, by] = pts[(i + 1) % pts.length]!
    if (ay === by) continue
    const sign = ay < by ? 1 : -1
    if (sign < 0) [ax, ay, bx, by] = [bx, by, ax, ay]
    ax -= x0
    bx -= x0
    ay -= y0
    by -= y0
    const slope = (bx - ax) / (by - ay)
    let x = ay < 0 ? ax - ay * slope : ax
    for (let y = Math.max(0, Math.floor(ay)); y < Math.min(h, Math.ceil(by)); y++) {
      const row = y * w
      const dy = Math.min(y + 1, by) - Math.max(y, ay)
      const next = x + slope * dy
      const d = dy * sign
      const l = Math.min(x, next)
      const r = Math.max(x, next)
      const li = Math.floor(l)
      const ri = Math.ceil(r)
      if (ri <= li + 1) {
        const part = 0.5 * (x + next) - li
        data[row + li]! += d - d * part
        data[row + li + 1]! += d * part
      } else {
        const s = 1 / (r - l)
        const lf = l - li
        const a0 = 0.5 * s * (1 - lf) * (1 - lf)
        const rf = r - ri + 1
        const am = 0.5 * s * rf * rf
        data[row + li]! += d * a0
        if (ri === li + 2) data[row + li + 1]! += d * (1 - a0 - am)
        else {
          const a1 = s * (1.5 - lf)
          data[row + li + 1]! += d * (a1 - a0)
          for (let xi = li + 2; xi < ri - 1; xi++) data[row + xi]! += d * s
          data[row + ri - 1]! += d * (1 - (a1 + (ri - li - 3) * s) - am)
        }
        data[row + ri]! += d * am
      }
      x = next
    }
  }
  for (let y = 0; y < h; y++) {
    let sum = 0
    for (let i = y * w, end = i + w; i < end; i++) {
      sum += data[i]!
      data[i] = Math.min(1, Math.abs(sum))
    }
  }
  return { x0, y0, w, h, data }
}

/** A point in cm; y points down. For tops the origin is on the centre front, at the height of the shoulder's highest point. */
export type Pt = [x: number, y: number]
export type Line = Pt[]

/** Builds a line of points from straight and curved strokes (cm). */
export class Pen {
  readonly pts: Line
  constructor(x: number, y: number) {
    this.pts = [[x, y]]
  }
  /** A straight stroke. */
  line(x: number, y: number): this {
    this.pts.push([x, y])
    return this
  }
  /** A cubic Bézier curve to (x, y), with two control points. */
  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    const [x0, y0] = this.pts[this.pts.length - 1]!
    const n = Math.max(
      6,
      Math.min(
        40,
        Math.round((Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x - x2, y - y2)) / 1.2),
      ),
    )
    for (let i = 1; i <= n; i++) {
      const t = i / n
      const u = 1 - t
      this.pts.push([
        u * u * u * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x,
        u * u * u * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y,
      ])
    }
    return this
  }
  /** A smooth stroke through several points. */
  through(...more: Pt[]): this {
    this.pts.push(...smooth([this.pts[this.pts.length - 1]!, ...more]).slice(1))
    return this
  }
}

/** Starts a line at a point (cm). */
export const pen = (x: number, y: number): Pen => new Pen(x, y)

/** A smooth line through the given points (Catmull-Rom spline). */
export function smooth(points: Line, steps = 10): Line {
  const out: Line = [points[0]!]
  for (let i = 0; i < points.length - 1; i++) {
    const p0 = points[Math.max(0, i - 1)]!
    const p1 = points[i]!
    const p2 = points[i + 1]!
    const p3 = points[Math.min(points.length - 1, i + 2)]!
    for (let k = 1; k <= steps; k++) {
      const t = k / steps
      const t2 = t * t
      const t3 = t2 * t
      const mix = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3)
      out.push([mix(p0[0], p1[0], p2[0], p3[0]), mix(p0[1], p1[1], p2[1], p3[1])])
    }
  }
  return out
}

/** The same line on the other side of the centre front. */
export const mirror = (line: Line): Line => line.map(([x, y]): Pt => [-x, y])

/** The whole outline of which this is the right half, drawn from the top centre to the bottom centre. */
export const whole = (half: Line): Line => [...half, ...mirror(half).reverse()]

export const shift = (line: Line, dx: number, dy: number): Line => line.map(([x, y]): Pt => [x + dx, y + dy])

/** A line parallel to another, at a distance in cm; positive is to the left in the direction of the line. */
export function parallel(line: Line, distance: number): Line {
  return line.map(([x, y], i): Pt => {
    const a = line[Math.max(0, i - 1)]!
    const b = line[Math.min(line.length - 1, i + 1)]!
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const len = Math.hypot(dx, dy) || 1
    return [x + (dy / len) * distance, y - (dx / len) * distance]
  })
}

/** A ribbon of constant or tapering width around a line (cm). */
export function ribbon(line: Line, from: number, to = from): Line {
  const n = line.length - 1
  const side = (s: number): Line =>
    line.map(([x, y], i): Pt => {
      const a = line[Math.max(0, i - 1)]!
      const b = line[Math.min(n, i + 1)]!
      const dx = b[0] - a[0]
      const dy = b[1] - a[1]
      const len = Math.hypot(dx, dy) || 1
      const w = (from + ((to - from) * i) / n) / 2
      return [x + (dy / len) * w * s, y - (dx / len) * w * s]
    })
  return [...side(1), ...side(-1).reverse()]
}

/** The outline of an ellipse; `turn` is in radians. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, turn = 0): Line {
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  return Array.from({ length: 40 }, (_, i): Pt => {
    const a = (i / 40) * Math.PI * 2
    const x = Math.cos(a) * rx
    const y = Math.sin(a) * ry
    return [cx + x * c - y * s, cy + x * s + y * c]
  })
}

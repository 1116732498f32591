import type { Picture } from '../light/stage.ts'
import type { Safe } from './scene.ts'

/** Share of the frame kept for text. */
const share = 0.38

/** Range of lightness (2nd to 98th percentile, 0 to 1) on the side that is kept calm for text, above the horizon. */
export function unrest({ rgb, width: w, height: h }: Picture, safe: Safe, horizon: number): number {
  const x0 = safe === 'end' ? Math.ceil(w * (1 - share)) : 0
  const x1 = safe === 'start' ? Math.floor(w * share) : w
  const y0 = safe === 'bottom' ? Math.ceil(h * (1 - share)) : 0
  const y1 = safe === 'top' ? Math.floor(h * share) : Math.floor((h * horizon) / 100) - 8
  const seen: number[] = []
  for (let y = y0; y < y1; y += 3) for (let x = x0; x < x1; x += 3) seen.push(lightness(rgb, (y * w + x) * 3))
  seen.sort((a, b) => a - b)
  return seen[Math.floor(seen.length * 0.98)]! - seen[Math.floor(seen.length * 0.02)]!
}

const lightness = (rgb: Uint8ClampedArray, o: number): number =>
  Math.cbrt(((0.2126 * rgb[o]! + 0.7152 * rgb[o + 1]! + 0.0722 * rgb[o + 2]!) / 255) ** 2.2)

/** A repeatable stream of numbers in 0..1. */
export type Random = () => number

/** Hashes a text to 32 bits (FNV-1a), so that a picture is decided by its name alone. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** Starts a stream of numbers from a seed text. */
export function random(seed: string): Random {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A number between two bounds. */
export const between = (rnd: Random, low: number, high: number): number => low + (high - low) * rnd()

/** Smooth noise in -1..1 that repeats every `period` cells (0: never). */
export function noise(seed: number, x: number, y: number, period = 0): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const fx = x - xi
  const fy = y - yi
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const at = (a: number, b: number): number => {
    if (period) {
      a = ((a % period) + period) % period
      b = ((b % period) + period) % period
    }
    let h = Math.imul(a, 374761393) ^ Math.imul(b, 668265263) ^ Math.imul(seed, 1274126177)
    h = Math.imul(h ^ (h >>> 13), 1274126177)
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
  }
  const top = at(xi, yi) + (at(xi + 1, yi) - at(xi, yi)) * sx
  const low = at(xi, yi + 1) + (at(xi + 1, yi + 1) - at(xi, yi + 1)) * sx
  return top + (low - top) * sy
}

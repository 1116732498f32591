/** A repeatable stream of numbers in 0..1. */
export type Random = () => number

/** Hashes a text to 32 bits (FNV-1a), so that a picture depends on its name alone. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** A stream of numbers that follows from a seed text. */
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

/** Smooth noise in -1..1 that repeats every `period` cells (0: never). One flat function, as a picture calls it a million times. */
export function noise(seed: number, x: number, y: number, period = 0): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const fx = x - xi
  const fy = y - yi
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const x0 = period ? ((xi % period) + period) % period : xi
  const y0 = period ? ((yi % period) + period) % period : yi
  const x1 = x0 + 1 === period ? 0 : x0 + 1
  const y1 = y0 + 1 === period ? 0 : y0 + 1
  const salt = Math.imul(seed, 1274126177)
  const a = corner(x0, y0, salt)
  const b = corner(x0, y1, salt)
  const top = a + (corner(x1, y0, salt) - a) * sx
  const low = b + (corner(x1, y1, salt) - b) * sx
  return top + (low - top) * sy
}

function corner(x: number, y: number, salt: number): number {
  const h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ salt
  const mixed = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1
}

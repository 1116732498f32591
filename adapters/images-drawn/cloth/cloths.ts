import { noise } from '../drawing/random.ts'

export type ClothName =
  | 'plain'
  | 'jersey'
  | 'rib'
  | 'knit'
  | 'cable'
  | 'denim'
  | 'poplin'
  | 'linen'
  | 'satin'
  | 'wool'
  | 'leather'
  | 'suede'
  | 'rubber'
  | 'metal'
  | 'wood'
  | 'plaster'
  | 'acetate'
  | 'paper'

/** The surface of a cloth, and how it reflects light. */
export interface Cloth {
  /** Fine relief in centimetres at (u, v) centimetres; repeats every `size` cm. */
  relief?: (u: number, v: number) => number
  /** Change of light (-1..1) at (u, v); repeats every `size` cm. */
  tone?: (u: number, v: number) => number
  /** Edge of the repeating tile in cm. */
  size: number
  /** Strength of the highlight, 0 matt to 1 wet. */
  gloss: number
  /** Width of the highlight: exponent, 8 broad to 80 sharp. */
  polish: number
  /** How deep folds are on this cloth. */
  fold: number
  /** How wide folds are on this cloth: below 1 crisp, above 1 flowing. */
  flow: number
  /** Depth of the dents between folds, as a factor. */
  dent: number
  /** Contrast of the light on this cloth. */
  contrast: number
  /** How brushed, 0 smooth to 1 fleecy: short hairs soften the light, and are bright where the cloth turns away from the viewer. */
  nap: number
  /** How far single fibres stand off the edge, cm. */
  fuzz: number
  /** Height of the fine creases that stay in a cloth, cm. */
  crease: number
  /** How much paler the dye is where folds and seams are rubbed. */
  wear: number
}

const mod = (a: number, n: number): number => ((a % n) + n) % n
const base: Cloth = {
  size: 4,
  gloss: 0,
  polish: 12,
  fold: 1,
  flow: 1,
  dent: 1,
  contrast: 1,
  nap: 0,
  fuzz: 0,
  crease: 0,
  wear: 0,
}
const fibre =
  (amount: number, cell: number, seed: number) =>
  (u: number, v: number): number =>
    amount * noise(seed, u / cell, v / cell, Math.round(4 / cell))

/** Knitted stitches: one V on each w x h cm. */
function stitch(u: number, v: number, w: number, h: number): number {
  const x = mod(u, w) / w - 0.5
  const lean = Math.abs(x) * 1.5
  const y = mod(v / h + lean, 1) - 0.5
  const across = (Math.abs(x) - 0.25) / 0.25
  return (1 - across * across) * (0.72 + 0.28 * Math.cos(y * Math.PI * 2)) * 0.5
}

/** A cable of two strands, 4 cm wide, with grooves of purl stitches on both sides; the tile is 8 x 8 cm. */
function cable(u: number, v: number): number {
  const x = mod(u, 8) - 4
  if (Math.abs(x) > 2.15) {
    const ditch = Math.abs(x) < 2.75 ? -0.12 : 0
    const moss =
      Math.abs(x) > 2.75 ? stitch(u, v, 0.5, 0.42) * 0.055 : Math.cos((mod(v, 0.4) / 0.4) * Math.PI * 2) * 0.02
    return ditch + moss
  }
  const phase = (mod(v, 8) / 8) * Math.PI * 2
  let best = -0.08
  for (const side of [0, Math.PI]) {
    const centre = Math.sin(phase + side) * 1.05
    const over = Math.cos(phase + side)
    const d = (x - centre) / 1.12
    if (Math.abs(d) < 1) {
      const along = Math.cos(phase + side) * 0.9
      const twist = stitch(x - centre, v - d * along * 0.25, 0.56, 0.42) * 0.05
      best = Math.max(best, 0.3 * Math.sqrt(1 - d * d) + over * 0.12 + twist)
    }
  }
  return best
}

/** Every cloth in the library. */
export const cloths: Record<ClothName, Cloth> = {
  plain: base,
  /** Soft: uneven yarn shows as short faint lines across the cloth. */
  jersey: {
    ...base,
    size: 8,
    relief: (u, v) => 0.005 * Math.cos((u / 0.2) * Math.PI * 2) + 0.002 * Math.cos((v / 0.16) * Math.PI * 2),
    tone: (u, v) =>
      0.028 * Math.cos((u / 0.2) * Math.PI * 2) * (0.75 + 0.25 * Math.cos((v / 0.16) * Math.PI * 2)) +
      0.02 * noise(3, u / 0.08, v / 0.08, 100) +
      0.034 * noise(28, u / 1.6, v / 0.2, 40),
    flow: 1.45,
    fold: 0.8,
    dent: 1,
    nap: 0.3,
  },
  rib: {
    ...base,
    size: 3.9,
    relief: (u) => 0.075 * Math.cos((u / 0.65) * Math.PI * 2),
    tone: (u, v) => 0.07 * Math.cos((u / 0.65) * Math.PI * 2) + 0.025 * noise(4, u * 10, v * 10, 39),
    fold: 0.7,
    flow: 1.2,
    nap: 0.35,
  },
  knit: {
    ...base,
    size: 7.2,
    relief: (u, v) => 0.17 * stitch(u, v, 0.9, 0.72),
    tone: (u, v) => 0.22 * stitch(u, v, 0.9, 0.72) - 0.06 + 0.03 * noise(5, u * 10, v * 10, 72),
    fold: 0.8,
    flow: 1.35,
    contrast: 0.95,
    nap: 0.6,
    fuzz: 0.1,
  },
  cable: {
    ...base,
    size: 8,
    relief: cable,
    tone: (u, v) => 0.03 * noise(6, u * 10, v * 10, 80),
    fold: 0.7,
    flow: 1.4,
    contrast: 0.95,
    nap: 0.5,
    fuzz: 0.08,
  },
  denim: {
    ...base,
    dent: 0.85,
    fold: 0.85,
    flow: 0.62,
    wear: 1.1,
    crease: 0.05,
    relief: (u, v) => 0.012 * Math.cos(((u * 2 + v) / 0.16) * Math.PI * 2),
    tone: (u, v) =>
      0.13 * noise(7, u / 0.1, v / 1, 40) * (0.7 + 0.3 * noise(6, u, v, 4)) +
      0.05 * Math.cos(((u * 2 + v) / 0.16) * Math.PI * 2) +
      0.05 * noise(8, u / 0.1, v / 0.1, 40),
  },
  /** Crisp and even: threads cross in a very fine grid. */
  poplin: {
    ...base,
    gloss: 0.1,
    polish: 9,
    tone: (u, v) =>
      0.022 * Math.cos((v / 0.2) * Math.PI * 2) +
      0.016 * Math.cos((u / 0.25) * Math.PI * 2) +
      0.016 * noise(9, u / 0.0625, v / 0.0625, 64),
    fold: 1,
    flow: 0.6,
    dent: 0.6,
    crease: 0.035,
  },
  linen: {
    ...base,
    size: 8,
    fold: 1.1,
    flow: 0.7,
    dent: 0.36,
    crease: 0.17,
    tone: (u, v) =>
      0.055 * noise(10, u / 1.6, v / 0.1, 80) * 1 +
      0.05 * noise(11, u / 0.1, v / 2, 80) +
      0.03 * noise(12, u / 0.08, v / 0.08, 100),
    relief: (u, v) => 0.006 * noise(13, u / 0.1, v / 1.6, 80),
  },
  satin: { ...base, dent: 0.5, gloss: 1.05, polish: 7, fold: 1.35, flow: 1.75, contrast: 1.15 },
  wool: {
    ...base,
    size: 12,
    dent: 0.9,
    // Brushed: short hairs over a twill that is half hidden.
    tone: (u, v) =>
      0.055 * noise(14, u / 0.08, v / 0.08, 150) +
      0.042 * noise(15, u / 0.3, v / 0.3, 40) +
      0.02 * noise(30, u / 0.75, v / 0.75, 16) +
      0.03 * Math.cos(((u + v) / 0.4) * Math.PI * 2),
    fold: 0.85,
    flow: 1.3,
    nap: 0.8,
    fuzz: 0.12,
  },
  leather: {
    ...base,
    dent: 0.8,
    gloss: 0.4,
    polish: 26,
    relief: (u, v) => 0.0035 * noise(17, u / 0.1, v / 0.1, 40) + 0.003 * noise(22, u / 0.25, v / 0.25, 16),
    fold: 0.9,
    flow: 0.6,
  },
  suede: {
    ...base,
    tone: (u, v) => 0.05 * noise(18, u / 0.1, v / 0.1, 40) + 0.028 * noise(19, u / 0.8, v / 0.8, 5),
    fold: 0.7,
    flow: 0.9,
    nap: 0.6,
    fuzz: 0.04,
  },
  rubber: { ...base, gloss: 0.06, tone: fibre(0.01, 0.1, 20), fold: 0.3 },
  /** Oiled oak: long dark pores along the grain. */
  wood: {
    ...base,
    gloss: 0.12,
    polish: 10,
    tone: (u) => 0.06 * noise(23, u / 0.16, 0.5, 25) + 0.05 * noise(24, u / 0.8, 0.5, 5),
    contrast: 0.9,
  },
  plaster: {
    ...base,
    tone: (u, v) => 0.012 * noise(25, u / 0.1, v / 0.1, 40) + 0.005 * noise(26, u / 0.8, v / 0.8, 5),
    contrast: 0.8,
  },
  /** Polished horn, resin and lacquer. */
  acetate: { ...base, gloss: 0.7, polish: 34, fold: 0.3, dent: 0.2 },
  paper: { ...base, tone: fibre(0.012, 0.12, 27), fold: 0.3, contrast: 0.9 },
  metal: { ...base, gloss: 1, polish: 30, contrast: 1.3 },
}

import { type Colour, hex, lch } from '../drawing/colour.ts'

/** The colours of the studio: mostly muted, with a few strong ones. */
export const colourways: Readonly<Record<string, Colour>> = {
  white: lch(0.96, 0.004, 95),
  ivory: lch(0.936, 0.021, 92),
  oat: lch(0.86, 0.028, 82),
  sand: lch(0.79, 0.042, 80),
  camel: lch(0.68, 0.078, 70),
  tobacco: lch(0.5, 0.075, 60),
  chocolate: lch(0.36, 0.045, 50),
  black: lch(0.265, 0.006, 270),
  charcoal: lch(0.375, 0.008, 260),
  grey: lch(0.66, 0.006, 260),
  silver: lch(0.81, 0.005, 270),
  mist: lch(0.83, 0.012, 240),
  navy: lch(0.31, 0.05, 262),
  indigo: lch(0.42, 0.07, 260),
  'light-wash': lch(0.7, 0.05, 250),
  sky: lch(0.8, 0.045, 240),
  cobalt: lch(0.46, 0.15, 263),
  petrol: lch(0.43, 0.055, 215),
  turquoise: lch(0.67, 0.085, 200),
  sage: lch(0.73, 0.04, 140),
  olive: lch(0.5, 0.055, 112),
  forest: lch(0.37, 0.05, 158),
  blush: lch(0.84, 0.04, 35),
  rose: lch(0.74, 0.075, 8),
  clay: lch(0.6, 0.1, 42),
  apricot: lch(0.77, 0.09, 60),
  mustard: lch(0.75, 0.12, 85),
  gold: lch(0.76, 0.075, 88),
  poppy: lch(0.52, 0.16, 28),
  claret: lch(0.38, 0.11, 18),
  plum: lch(0.37, 0.08, 325),
  lilac: lch(0.76, 0.06, 305),
}

/** A colour by its name in the studio or as `#rrggbb`; any other text gives a medium grey. */
export const colourOf = (text: string): Colour =>
  colourways[text] ?? (/^#[0-9a-f]{6}$/i.test(text) ? hex(text) : lch(0.66, 0.006, 260))

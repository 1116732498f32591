import type { ClothName } from '../cloth/cloths.ts'
import type { PrintName } from '../cloth/prints.ts'
import type { Colour } from './colour.ts'
import type { Line, Pt } from './geometry.ts'

/** A piece of cloth before any light falls on it. */
export interface Look {
  cloth: ClothName
  colour: Colour
  print?: PrintName
  accent?: Colour
}

/** One pattern piece, drawn back to front. */
export interface Panel {
  name: string
  outline: Line
  /** The panel whose roundness this one lies on; its own by default. */
  form?: string | undefined
  /** Above `from` cm follow another panel's tube, below `to` cm the own one: two legs leave one hip. */
  blend?: { form: string; from: number; to: number }
  /** Only lends its tube to others; nothing is drawn. */
  ghost?: boolean
  /** Lean of the tube from the vertical, in degrees; negative walks right on the way down. */
  turn?: number
  /** Roundness of the tube: share of its half width. */
  puff?: number
  /** Round every edge over this many cm instead of following a tube. */
  pillow?: number
  /** Height above the body cloth in cm; decides which shadow falls on what. */
  lift?: number
  cloth?: ClothName
  colour?: Colour
  /** Lightness change against the garment's colour. */
  tint?: number
  /** Turn of the weave in degrees. */
  grain?: number
  /** False keeps a print off this panel. */
  print?: boolean
  look?: Look
  /** Roughness of large soft dents in the cloth, in cm. */
  dents?: number
}

/** A ridge (or, with a negative height, a valley) in the cloth of one tube. */
export interface Fold {
  on: string
  line: Line
  width: number
  height: number
  skew?: number
  /** Runs out through the hem instead of fading. */
  blunt?: boolean
  /** As deep at its first point as anywhere: a pleat. */
  full?: boolean
  /** Springs from its first point and fades towards the last. */
  springs?: boolean
}

/** A seam pressed into the cloth, with optional rows of stitches beside it (offsets in cm). */
export interface Seam {
  on: string
  line: Line
  depth?: number
  stitches?: number[]
  thread?: Colour | undefined
  pucker?: number
}

/** Helps a trim to draw in picture pixels. */
export interface Ink {
  /** Path data of a line in cm. */
  d(line: Line, close?: boolean): string
  at(point: Pt): Pt
  /** Centimetres to pixels. */
  px(cm: number): number
}
export interface Trim {
  (ink: Ink): string
  /** Out of sight once somebody wears the piece. */
  tucked?: boolean
}

/** A garment ready to be lit. */
export interface Garment {
  panels: Panel[]
  folds: Fold[]
  seams: Seam[]
  trims: Trim[]
}

/** Which part of the garment a detail picture shows: centre in cm. */
export interface Made extends Garment {
  detail: Pt
}

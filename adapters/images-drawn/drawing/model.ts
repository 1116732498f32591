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

/** One pattern piece. A garment lists its panels from back to front. */
export interface Panel {
  name: string
  outline: Line
  /** Name of the panel whose tube this panel follows; by default its own. */
  form?: string | undefined
  /** Above `from` cm the panel follows the tube of `form`, below `to` cm its own: two legs begin on one hip. */
  blend?: { form: string; from: number; to: number }
  /** Is not drawn; other panels use its tube. */
  ghost?: boolean
  /** Angle between the tube and the vertical, in degrees; a negative tube goes to the right on its way down. */
  turn?: number
  /** Roundness of the tube, as a share of its half width. */
  puff?: number
  /** Rounds every edge over this many cm, instead of following a tube. */
  pillow?: number
  /** Height above the garment's main cloth, cm: higher panels cast shadows on lower ones. */
  lift?: number
  cloth?: ClothName
  colour?: Colour
  /** Difference of lightness from the garment's colour. */
  tint?: number
  /** Turn of the weave in degrees. */
  grain?: number
  /** False if this panel has no print. */
  print?: boolean
  look?: Look
  /** Depth of large soft dents in the cloth, cm. */
  dents?: number
}

/** A ridge (or, with a negative height, a valley) in the cloth of one tube. */
export interface Fold {
  on: string
  line: Line
  width: number
  height: number
  skew?: number
  /** Continues to the hem instead of fading towards its end. */
  blunt?: boolean
  /** Has its full height from its first point on, like a pleat. */
  full?: boolean
  /** Is highest near its first point and fades towards the last. */
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

/** Converts cm to pixels of the picture, for trims. */
export interface Ink {
  /** Path data of a line in cm. */
  d(line: Line, close?: boolean): string
  at(point: Pt): Pt
  /** Centimetres to pixels. */
  px(cm: number): number
}
export interface Trim {
  (ink: Ink): string
  /** Not visible when the piece is worn. */
  tucked?: boolean
}

/** A garment ready to be lit. */
export interface Garment {
  panels: Panel[]
  folds: Fold[]
  seams: Seam[]
  trims: Trim[]
}

/** A garment, and the centre (cm) of the part that its detail picture shows. */
export interface Made extends Garment {
  detail: Pt
}

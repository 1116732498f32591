import type { SceneRatio } from '#contracts/images.ts'
import type { Colour } from '../drawing/colour.ts'
import type { Garment } from '../drawing/model.ts'

/** Something that stands or hangs in a scene. */
export interface Piece {
  /** Decides its folds. */
  readonly id: string
  /** Every panel has its look, and lines are already irregular (`handmade`). */
  readonly made: Garment
  /** Where its origin lies, as shares of the frame. */
  readonly x: number
  readonly y: number
  /** Cm that fill the frame's height at the distance of this piece. */
  readonly shows: number
  /** The surface its shadow falls on; `away` is how far the surface is behind it, in hundredths of the frame's height. */
  readonly shadow: { readonly on: 'wall'; readonly away: number } | { readonly on: 'ground' } | undefined
  /** Set if its shadow also falls on the wall behind it: the distance to the wall, as in `away`. */
  readonly before?: number
  /** Lies to the right of its origin, so a mirrored scene has to mirror it too: boards and bars, never clothes. */
  readonly turns?: boolean
  /** Pieces with this id differ only in colours and prints, so its lighting is cached. */
  readonly cached?: boolean
  /** Stands further back and takes a little of the wall's colour. */
  readonly far?: boolean
}

/** The side that is kept calm for text; `none` if the text is outside the picture. */
export type Safe = 'start' | 'end' | 'top' | 'bottom' | 'none'

/** A scene composed for one ratio. Architecture and daylight are SVG in a frame `wide` units wide and 100 high. */
export interface Composition {
  readonly pieces: readonly Piece[]
  readonly architecture: string
  /** Patches of light, as white shapes. */
  readonly daylight: string
  readonly safe: Safe
}

export interface Canvas {
  readonly ratio: SceneRatio
  /** Width of the frame when its height is 100. */
  readonly wide: number
  readonly tall: boolean
  /** The wall's colour, made lighter or darker, as a CSS colour. */
  readonly tone: (by: number) => string
}

/** A scene of the season, with a different composition for each ratio. */
export interface Scene {
  readonly wall: Colour
  readonly floor: Colour
  /** Where the floor begins, in hundredths of the height. */
  readonly horizon: number
  /** One bare lamp: light and shadows with sharp edges. */
  readonly hard?: boolean
  readonly compose: (canvas: Canvas) => Composition
}

export const shareOf = (ratio: SceneRatio): number => {
  const [w, h] = ratio.split('/').map(Number)
  return w! / h!
}

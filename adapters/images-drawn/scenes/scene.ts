import type { SceneRatio } from '#contracts/images.ts'
import type { Colour } from '../drawing/colour.ts'
import type { Garment } from '../drawing/model.ts'

/** Something that stands or hangs in a scene. */
export interface Piece {
  /** Decides its folds. */
  readonly id: string
  /** Dressed and bent by hand already. */
  readonly made: Garment
  /** Where its origin lies, as shares of the frame. */
  readonly x: number
  readonly y: number
  /** Centimetres that fill the frame's height, seen at its distance. */
  readonly shows: number
  /** The surface that its shadow falls on, and how far behind it that is, in units of a hundredth of the height. */
  readonly shadow: { readonly on: 'wall'; readonly away: number } | { readonly on: 'ground' } | undefined
  /** Stands before a wall in hard light: how far behind it the wall is that its shadow also falls on. */
  readonly before?: number
  /** Laid out to the right of its origin, so that a mirrored scene has to turn it over: boards and bars, never clothes. */
  readonly turns?: boolean
  /** Differs from others of its id in nothing but colours and prints, so that its light is worth keeping. */
  readonly cached?: boolean
  /** Stands further back and takes a little of the wall's colour. */
  readonly far?: boolean
}

/** Side kept quiet for text; `none` for pictures that carry their text outside. */
export type Safe = 'start' | 'end' | 'top' | 'bottom' | 'none'

/** A scene composed for one ratio. Architecture and daylight are SVG in a frame `wide` units wide and 100 high. */
export interface Composition {
  readonly pieces: readonly Piece[]
  readonly architecture: string
  /** Patches of light, white on nothing. */
  readonly daylight: string
  readonly safe: Safe
}

export interface Canvas {
  readonly ratio: SceneRatio
  /** Width of the frame when its height is 100. */
  readonly wide: number
  readonly tall: boolean
  /** The wall's tone, lighter or darker, as a CSS colour. */
  readonly tone: (by: number) => string
}

/** One story of the season, composed anew for every ratio. */
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

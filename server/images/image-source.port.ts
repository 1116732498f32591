import type { ImageFormat, ImageView, ProductMedia, SceneRatio } from '#contracts/images.ts'

/** The subject: a view of a product, or an editorial scene in a ratio. */
export type PictureSubject =
  | { readonly kind: 'product'; readonly media: ProductMedia; readonly view: ImageView }
  | { readonly kind: 'scene'; readonly scene: string; readonly ratio: SceneRatio }

export interface PictureOrder {
  readonly subject: PictureSubject
  /** In pixels, one of the allowed widths. */
  readonly width: number
  readonly format: ImageFormat
}

/**
 * Makes or finds a picture. The same order gives the same bytes. If there is no such picture, the result is
 * `undefined`, never a placeholder.
 */
export interface ImageSource {
  picture(order: PictureOrder): Promise<Uint8Array | undefined>
}

/** A picture, and whether it is final. A picture that is not final replaces one that is not yet available: it must not be stored. */
export interface MadePicture {
  readonly bytes: Uint8Array
  readonly isFinal: boolean
}

/** Where the shop's pictures come from, photographs and others; throws if it cannot find out what a picture shows. */
export interface PictureSource {
  picture(order: PictureOrder): Promise<MadePicture | undefined>
}

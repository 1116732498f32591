import type { ImageFormat, ImageView, ProductMedia, SceneRatio } from '#contracts/images.ts'

/** The subject: a view of a product, or an editorial scene in a ratio. */
export type PictureSubject =
  | { readonly kind: 'product'; readonly media: ProductMedia; readonly view: ImageView }
  | { readonly kind: 'scene'; readonly scene: string; readonly ratio: SceneRatio }

export interface PictureOrder {
  readonly subject: PictureSubject
  /** px, from the closed list. */
  readonly width: number
  readonly format: ImageFormat
}

/** Makes or finds a picture. The same order gives the same bytes; one it cannot fill is `undefined`, never a placeholder. */
export interface ImageSource {
  picture(order: PictureOrder): Promise<Uint8Array | undefined>
}

/** A picture with a mark whether it is final. One that is not final replaces another that is not available yet: it must not be stored. */
export interface MadePicture {
  readonly bytes: Uint8Array
  readonly isFinal: boolean
}

/** Where the shop's pictures come from, photographs and others; throws when it cannot know what a picture shows. */
export interface PictureSource {
  picture(order: PictureOrder): Promise<MadePicture | undefined>
}

import type { Drawing, ImageFormat, ImageView, SceneRatio } from '#contracts/images.ts'

/** What to show: a view of a product, or an editorial scene in a ratio. */
export type PictureSubject =
  | { readonly kind: 'product'; readonly drawing: Drawing; readonly view: ImageView }
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

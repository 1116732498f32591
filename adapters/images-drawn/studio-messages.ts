import type { PictureOrder } from '#server/images/image-source.port.ts'

/** A message from the shop to a drawing process. */
export interface StudioOrder {
  readonly id: number
  readonly order: PictureOrder
}

export interface StudioAnswer {
  readonly id: number
  readonly bytes?: Uint8Array | undefined
  readonly fault?: string
}

import type { PictureOrder } from '#server/images/image-source.port.ts'

/** Questions of the shop to a studio process, and its answers. */
export interface StudioOrder {
  readonly id: number
  readonly order: PictureOrder
}

export interface StudioAnswer {
  readonly id: number
  readonly bytes?: Uint8Array | undefined
  readonly fault?: string
}

import type { PictureOrder } from '#server/images/image-source.port.ts'

/** What the shop asks of a studio process, and what it answers. */
export interface StudioOrder {
  readonly id: number
  readonly order: PictureOrder
}

export interface StudioAnswer {
  readonly id: number
  readonly bytes?: Uint8Array | undefined
  readonly fault?: string
}

import { availableParallelism } from 'node:os'
import type { ShopFile } from '#contracts/shop-folder.ts'
import type { ImageSource } from '#server/images/index.ts'

/** A shop's own source of product pictures. */
export interface OpenPictureSource extends ImageSource {
  /** Stored pictures are made again when this changes. */
  readonly revision: string
  close(): void
}

/** How many pictures are made at once: one core stays free for the shop, and at most three are used. */
export const spareCores = (): number => Math.max(1, Math.min(3, availableParallelism() - 1))

/** A source is loaded only for a shop that names it. */
const sources: Readonly<Record<NonNullable<ShopFile['pictures']>, () => Promise<OpenPictureSource>>> = {
  drawn: async () => {
    const { drawnImages, studioRevision } = await import('#adapters/images-drawn/server.ts')
    return { ...drawnImages({ studios: spareCores() }), revision: studioRevision }
  },
}

const noSource: OpenPictureSource = { revision: '1', picture: async () => undefined, close: () => {} }

/** The source that `shop.json` names. A shop without one has only photographs and plates. */
export const openPictureSource = async (named: ShopFile['pictures']): Promise<OpenPictureSource> =>
  named === undefined ? noSource : sources[named]()

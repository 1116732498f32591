import { availableParallelism } from 'node:os'
import type { ShopFile } from '#contracts/shop-folder.ts'
import type { ImageSource } from '#server/images/index.ts'

/** A shop's own source of pictures. */
export interface OpenPictureSource extends ImageSource {
  /** When it changes, stored pictures are made again. */
  readonly revision: string
  close(): void
}

/** Pictures made at a time: one for every core but the shop's own, three at most. */
export const spareCores = (): number => Math.max(1, Math.min(3, availableParallelism() - 1))

/** Each is loaded only for a shop that names it. */
const sources: Readonly<Record<NonNullable<ShopFile['pictures']>, () => Promise<OpenPictureSource>>> = {
  drawn: async () => {
    const { drawnImages, studioRevision } = await import('#adapters/images-drawn/server.ts')
    return { ...drawnImages({ studios: spareCores() }), revision: studioRevision }
  },
}

const noSource: OpenPictureSource = { revision: '1', picture: async () => undefined, close: () => {} }

/** The source that `shop.json` names; a shop that names none has photographs and plates only. */
export const openPictureSource = async (named: ShopFile['pictures']): Promise<OpenPictureSource> =>
  named === undefined ? noSource : sources[named]()

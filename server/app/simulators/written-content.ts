import type { WrittenDocument } from '#server/content/index.ts'

/** The content of the shop folder by market, in the shape of a CMS. It is read on first use. */
export function writtenContent(folder: string, shape: 'older' | 'newer') {
  let read: Promise<ReadonlyMap<string, readonly WrittenDocument[]>> | undefined
  return () => {
    read ??= written(folder, shape)
    return read
  }
}

/** Most shops have no CMS, so this code is loaded only when a CMS is simulated. */
async function written(folder: string, shape: 'older' | 'newer') {
  const [{ writtenFor }, { openShop }] = await Promise.all([
    import('#server/content/index.ts'),
    import('../composing/open-shop-folder.ts'),
  ])
  const { markets, content } = await openShop(folder)
  return new Map(markets.open.map((market) => [market.id, writtenFor(market, markets, content, shape)]))
}

import type { WrittenDocument } from '#server/content/index.ts'

/** The content of the shop folder as a CMS with this shape of content would have it, by market; read on first use. */
export function writtenContent(folder: string, shape: 'older' | 'newer') {
  let read: Promise<ReadonlyMap<string, readonly WrittenDocument[]>> | undefined
  return () => {
    read ??= written(folder, shape)
    return read
  }
}

/** Most shops have no CMS: the simulators start without what only these need. */
async function written(folder: string, shape: 'older' | 'newer') {
  const [{ writtenFor }, { openShop }] = await Promise.all([
    import('#server/content/index.ts'),
    import('../composing/open-shop-folder.ts'),
  ])
  const { markets, content } = await openShop(folder)
  return new Map(markets.open.map((market) => [market.id, writtenFor(market, markets, content, shape)]))
}

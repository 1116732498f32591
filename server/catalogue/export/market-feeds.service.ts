import { createReadStream, createWriteStream, type Stats } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Market } from '#server/markets/index.ts'
import { type ExportNeeds, feedPieces } from './export-goods.service.ts'
import { exportedIds } from './exported-goods.repository.ts'

/** The last version of a feed, compressed. */
export interface WrittenFeed {
  readonly madeAt: Date
  readonly packed: () => Readable
}

export interface MarketFeeds {
  /** The market's feed. While a new one is written, the last one is returned. */
  of(market: Market): Promise<WrittenFeed>
}

/** Feeds are downloaded a few times a day. Prices and stock in them may be this old. */
export const feedAgeMs = 60 * 60 * 1000

/** Stores one file per market. A request that finds it too old starts a new one; files are written one at a time. */
export function marketFeeds(needs: ExportNeeds, folder: string): MarketFeeds {
  const underWay = new Map<string, Promise<void>>()
  let queue: Promise<void> = Promise.resolve()
  const writeOnce = (market: Market, path: string): Promise<void> => {
    const known = underWay.get(market.id)
    if (known) return known
    const made = queue.then(() => write(needs, market, path)).finally(() => underWay.delete(market.id))
    underWay.set(market.id, made)
    queue = made.catch(() => {})
    return made
  }
  return {
    async of(market) {
      const path = join(folder, `${market.id}.google.xml.gz`)
      const found = await statOf(path)
      if (!found) await writeOnce(market, path)
      // Return the old feed now. The next caller gets the new one, or sees the failure.
      else if (found.mtimeMs < needs.clock().getTime() - feedAgeMs) writeOnce(market, path).catch(() => {})
      const { mtime } = found ?? (await stat(path))
      return { madeAt: mtime, packed: () => createReadStream(path) }
    },
  }
}

const statOf = (path: string): Promise<Stats | undefined> => stat(path).catch(() => undefined)

async function write(needs: ExportNeeds, market: Market, path: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  const unfinished = `${path}.${process.pid}.part`
  const ids = await exportedIds(needs.database)
  await pipeline(
    Readable.from(feedPieces(needs, { form: 'google-rss', market }, ids)),
    createGzip({ level: 5 }),
    createWriteStream(unfinished),
  )
  await rename(unfinished, path)
}

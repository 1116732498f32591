import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import { temporaryFolder } from '../checks/harness/shop/temporary-folder.ts'
import { inDatabase } from './sellable.ts'
import { writeSyntheticFeed } from './synthetic-feed.ts'

/** A market whose goods come from a generated feed. The prices of the feed are in euros. */
export const filledMarket = 'de-de'

/** Fills a shop with generated goods up to this number of variants, with the operator's import, and restarts it. */
export async function fillShop(shop: RunningShop, variants: number): Promise<void> {
  const folder = temporaryFolder('feeds')
  try {
    const feed = join(folder, 'feed.tsv')
    await writeSyntheticFeed(feed, variants - (await variantsIn(shop)))
    const env = { ...process.env, DATABASE_URL: shop.databaseUrl(), DATA_DIR: shop.dataDir }
    execFileSync(process.execPath, ['server/app/shop.ts', 'import', feed], { env, stdio: 'ignore' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  await shop.kill()
  await shop.restart()
}

export const variantsIn = (shop: RunningShop): Promise<number> =>
  inDatabase(shop, async (database) => {
    const { rows } = await database.query<{ count: number }>('select count(*)::int as count from variant')
    return rows[0]!.count
  })

import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { stopOrphan } from '#server/platform/embedded-postgres/orphan.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { livingOwner } from '#server/platform/process-owner.ts'
import { copyPreparedShop } from '../shop/prepared-shop.ts'
import { createDatabase, dropDatabase } from '../shop/test-server.ts'

/** The database of a shop under test. */
export interface ShopDatabase {
  /** The setting for the program. If it is empty, the program starts its own database. */
  readonly setting: string
  /** The address at which a test can read the database while the shop runs. */
  url(): string
  remove(): Promise<void>
}

/**
 * The server of `DATABASE_URL` if it is set; else a copy of a prepared shop or an empty database, without durable
 * commits unless the test needs them.
 */
export async function shopDatabase(
  dataDir: string,
  { durable, prepared }: { readonly durable: boolean; readonly prepared: boolean },
): Promise<ShopDatabase> {
  const server = process.env.DATABASE_URL
  if (server) return onServer(server, dataDir)
  if (prepared) await copyPreparedShop(dataDir)
  else mkdirSync(dataDir, { recursive: true })
  const folder = join(dataDir, 'postgres')
  return durable ? ownedByShop(folder) : forgetful(folder)
}

/** The program imports the goods by itself. */
async function onServer(server: string, dataDir: string): Promise<ShopDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const name = `selvedge_shop_${randomBytes(4).toString('hex')}`
  const url = await createDatabase(server, name)
  return { setting: url, url: () => url, remove: () => dropDatabase(server, name) }
}

const ownedByShop = (folder: string): ShopDatabase => ({
  setting: '',
  url: () => livingOwner(`${folder}.lock`)!.url,
  remove: () => stopOrphan(folder),
})

async function forgetful(folder: string): Promise<ShopDatabase> {
  const { url, stop } = await startEmbeddedPostgres({ folder, durable: false })
  return { setting: url, url: () => url, remove: stop }
}

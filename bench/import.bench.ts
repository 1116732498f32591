import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import { temporaryFolder } from '../checks/harness/shop/temporary-folder.ts'
import type { Table } from './benches.ts'
import { writeSyntheticFeed } from './synthetic-feed.ts'
import type { Row } from './table.ts'
import { withShop } from './with-shop.ts'

const variants = 100_000
const largeFile = 1_000_000
/** A heap that has room only for the ids of a file, not for its rows. */
const heap = '--max-old-space-size=512'

/** The operator's import while a shop with a durable database runs and receives a notice for every product. */
export const measure = (): Promise<Table[]> =>
  withShop(
    async (shop) => {
      const folder = temporaryFolder('feeds')
      try {
        return [{ title: `Import of ${variants} variants beside a running shop`, rows: await rows(shop, folder) }]
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { durable: true },
  )

async function rows(shop: RunningShop, folder: string): Promise<Row[]> {
  const [feed, large] = [join(folder, 'feed.tsv'), join(folder, 'large.tsv')]
  await writeSyntheticFeed(feed, variants)
  await writeSyntheticFeed(large, largeFile)
  const first = await imported(shop, feed)
  const again = await imported(shop, feed)
  const checked = await imported(shop, large, '--dry-run')
  return [
    { what: 'all of them new', measured: first.seconds, unit: 's', bar: { atMost: 60 } },
    { what: 'peak memory', measured: first.megabytes, unit: 'MB' },
    { what: 'the same file again', measured: again.seconds, unit: 's', bar: { atMost: 60 } },
    { what: `${largeFile} lines, read and checked`, measured: checked.seconds, unit: 's' },
    { what: 'peak memory', measured: checked.megabytes, unit: 'MB', bar: { atMost: 1024 } },
  ]
}

async function imported(shop: RunningShop, ...words: string[]): Promise<{ seconds: number; megabytes: number }> {
  const begun = performance.now()
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl(), DATA_DIR: shop.dataDir }
  const command = spawn(process.execPath, [heap, 'server/app/shop.ts', 'import', ...words], { env, stdio: 'ignore' })
  const ended = new Promise<number | null>((resolve) => command.once('exit', resolve))
  let megabytes = 0
  while (command.exitCode === null) {
    megabytes = Math.max(megabytes, peakMb(command.pid!))
    await Promise.race([ended, pause(200)])
  }
  if ((await ended) !== 0) throw new Error(`The import of ${words[0]} failed.`)
  return { seconds: (performance.now() - begun) / 1000, megabytes }
}

/** The peak of a process's resident memory so far, in MB (Linux). */
function peakMb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

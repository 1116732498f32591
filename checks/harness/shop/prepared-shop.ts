import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { takeOwnership } from '#server/platform/process-owner.ts'
import { freePorts, untilReady } from './running.ts'
import { testedMarkets } from './tested-markets.ts'

/** The files that the content of a filled data folder depends on: goods, schema and program. Prices and launches also depend on the day. */
const sources = ['server', 'shops', 'contracts', 'foundation']
/** Long, because on a busy machine the import of the goods alone takes minutes. If the shop ends, the wait ends too. */
const readyWithinMs = 600_000
const cacheMs = 3_600_000

/** Copies a data folder in which the demo shop has run once, so that a test need not import the goods again. */
export async function copyPreparedShop(to: string): Promise<void> {
  const prepared = await preparedShop()
  mkdirSync(to, { recursive: true })
  // `-a` keeps the owners of the files, because PostgreSQL may run as a user other than the test's.
  execFileSync('cp', ['-a', `${prepared}/.`, to])
}

/** Returns the folder that is copied. Fills it first if nobody has done so. */
export async function preparedShop(): Promise<string> {
  const prepared = join(tmpdir(), `selvedge-prepared-${fingerprint()}`)
  const turn = await takeTurn(`${prepared}.lock`)
  try {
    if (!existsSync(prepared)) await prepare(prepared)
    utimesSync(prepared, new Date(), new Date())
  } finally {
    turn()
  }
  return prepared
}

async function prepare(folder: string): Promise<void> {
  removeOlder()
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  const port = await freePorts()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: draft,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    WARM_UP: 'no',
    MARKETS: testedMarkets.join(','),
    DATABASE_URL: '',
  }
  const shop = spawn(process.execPath, ['server/app/start.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await untilReady(shop, `http://localhost:${port}`, readyWithinMs).finally(() => shop.kill('SIGTERM'))
  await new Promise((resolve) => shop.once('exit', resolve))
  renameSync(draft, folder)
}

/** Removes data that nobody has copied or begun to fill for a while. Newer data may be in use by other test runs on this machine. */
function removeOlder(): void {
  const found = readdirSync(tmpdir()).filter((name) => name.startsWith('selvedge-prepared-'))
  for (const path of found.map((name) => join(tmpdir(), name))) {
    const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - touched > cacheMs) rmSync(path, { recursive: true, force: true })
  }
}

async function takeTurn(lock: string): Promise<() => void> {
  while (true) {
    const turn = takeOwnership(lock, '')
    if (turn.ok) return turn.value
    await pause(200)
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const file of sources.flatMap(filesIn)) hash.update(`${file} ${statSync(file).mtimeMs}\n`)
  return hash.digest('hex').slice(0, 12)
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('test'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

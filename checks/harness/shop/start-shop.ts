import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { livingOwner } from '#server/platform/process-owner.ts'
import { shopDatabase } from '../database/shop-database.ts'
import { freePorts, untilReady } from './running.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testedMarkets } from './tested-markets.ts'

export interface ShopOptions {
  /** Commits survive a crash of the machine. Needed for tests of crashes; it makes all others slower. */
  readonly durable?: boolean
  /**
   * The shop imports the goods of the markets in its settings, which takes a while. Without this it starts from a
   * prepared shop, which has only the goods of the tested markets.
   */
  readonly ownGoods?: boolean
  /** Settings in addition to port and data folder. */
  readonly settings?: Readonly<Record<string, string>>
  readonly readyWithinMs?: number
}

/** The real program with the goods of the demo shop, with its own data folder and ports. */
export interface RunningShop {
  readonly url: string
  readonly simulatorsUrl: string
  readonly dataDir: string
  /** Changes with every `restart`. */
  pid(): number
  /** Address of its database, so that a test can read it. */
  databaseUrl(): string
  /** The output so far. */
  output(): string
  /** Kills it without a shutdown; PostgreSQL and the simulators keep running. */
  kill(): Promise<void>
  /** Starts it again on the same data and port, this time with other settings. Resolves when it is ready. */
  restart(settings?: Readonly<Record<string, string>>): Promise<void>
  /** Starts it again with settings that make it kill itself, possibly before it is ready. Resolves when it has ended. */
  restartUntilKilled(settings: Readonly<Record<string, string>>): Promise<void>
  /** Resolves when the program has ended, whoever ended it. */
  ended(): Promise<void>
  /** Asks it to shut down and resolves with its exit code. */
  close(): Promise<number | null>
  /** Stops everything that still runs and deletes the data. */
  remove(): Promise<void>
}

/** Memory for young objects, as in `npm start`. On a large machine V8 would take four times as much without any gain. */
const asNpmStartDoes = ['--max-semi-space-size=16']

export async function startShop({
  durable = false,
  ownGoods = false,
  settings = {},
  readyWithinMs = 120_000,
}: ShopOptions = {}): Promise<RunningShop> {
  const dataDir = temporaryFolder('shop')
  const database = await shopDatabase(dataDir, { durable, prepared: !ownGoods })
  const port = await freePorts()
  const url = `http://localhost:${port}`
  const logFile = join(dataDir, 'shop.log')
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    // No test opens most pages, so the shop does not warm them up.
    WARM_UP: 'no',
    MARKETS: testedMarkets.join(','),
    // Tests set the network that a request comes from.
    TRUST_PROXY: 'loopback',
    DATABASE_URL: database.setting,
    ...settings,
  }
  let shop: ChildProcess

  function start(once: Readonly<Record<string, string>>): void {
    const log = openSync(logFile, 'a')
    shop = spawn(process.execPath, [...asNpmStartDoes, 'server/app/start.mjs'], {
      env: { ...env, ...once },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
  }

  const output = () => readFileSync(logFile, 'utf8')

  async function restart(once: Readonly<Record<string, string>> = {}): Promise<void> {
    start(once)
    await untilReady(shop, url, readyWithinMs).catch((error: Error) => {
      throw new Error(`${error.message}\n${output()}`)
    })
  }

  async function restartUntilKilled(once: Readonly<Record<string, string>>): Promise<void> {
    start(once)
    await ended()
    if (shop.signalCode !== 'SIGKILL') throw new Error(`The shop ended with ${shop.exitCode}.\n${output()}`)
  }

  const ended = async (): Promise<number | null> =>
    shop.exitCode !== null || shop.signalCode !== null
      ? shop.exitCode
      : new Promise<number | null>((resolve) => shop.once('exit', resolve))

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const code = ended()
    shop.kill(signal)
    return code
  }

  async function remove(): Promise<void> {
    await end('SIGTERM')
    await database.remove()
    const simulators = livingOwner(join(dataDir, 'simulators.lock'))
    if (simulators) process.kill(simulators.pid, 'SIGTERM')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }

  await restart().catch((error: unknown) => remove().then(() => Promise.reject(error)))
  return {
    url,
    simulatorsUrl: `http://127.0.0.1:${port + 1}`,
    dataDir,
    pid: () => shop.pid!,
    databaseUrl: database.url,
    output,
    kill: async () => void (await end('SIGKILL')),
    restart,
    restartUntilKilled,
    ended: async () => void (await ended()),
    close: () => end('SIGTERM'),
    remove,
  }
}

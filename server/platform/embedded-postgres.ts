import { Fault } from '#foundation/fault.ts'
import { postgresAccount } from './embedded-postgres/account.ts'
import { loopbackAddress, socketAddress } from './embedded-postgres/address.ts'
import { ensureCluster, requireDurability } from './embedded-postgres/cluster.ts'
import { findBinaries, placeFor } from './embedded-postgres/place.ts'
import { keepRunning } from './embedded-postgres/server.ts'
import { livingOwner, takeOwnership } from './process-owner.ts'

export interface EmbeddedPostgresOptions {
  /** The data folder; `{folder}.lock` beside it names the process that owns it. */
  readonly folder: string
  /** True if the operator named the folder. If PostgreSQL cannot reach it, the start fails; no other folder is used. */
  readonly chosen?: boolean
  /** False only in tests, whose data may be lost in a power cut. */
  readonly durable?: boolean
  readonly sockets?: boolean
  /** Receives messages for the operator: data is stored elsewhere, the server was restarted. */
  readonly print?: (line: string) => void
}

export interface EmbeddedPostgres {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the shop's own PostgreSQL as a child of this process. A server left by an ended owner is stopped first. A
 * second start on the same folder throws, and so does a server whose settings can lose commits.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { folder, chosen = false, durable = true, sockets = process.platform !== 'win32', print = () => {} } = options
  const account = postgresAccount()
  const binaries = await findBinaries(account)
  const place = placeFor(folder, account, chosen)
  if (place !== folder)
    print(`PostgreSQL runs as ${account?.name}, who cannot reach ${folder}: its data is kept in ${place}.`)
  const address = sockets ? socketAddress(place, account) : await loopbackAddress(place, account)
  const release = ownFolder(folder, address.url)
  try {
    const { passwordFile } = address
    await ensureCluster(place, { account, binaries, durable, passwordFile })
    const server = await keepRunning({
      place,
      account,
      program: binaries.postgres,
      args: [...address.args, ...tuning(durable)],
      print,
    })
    const stop = () => server.stop().finally(release)
    if (durable)
      await requireDurability(address.url).catch((error: unknown) => stop().then(() => Promise.reject(error)))
    return { url: address.url, stop }
  } catch (error) {
    release()
    throw error
  }
}

/** The URL of this folder's server while its owner runs. */
export const runningPostgres = (folder: string): string | undefined => livingOwner(lockFileOf(folder))?.url

const lockFileOf = (folder: string): string => `${folder}.lock`

function ownFolder(folder: string, url: string): () => void {
  const owned = takeOwnership(lockFileOf(folder), url)
  if (!owned.ok) throw new Fault('database.already-running', { pid: owned.problem.pid })
  return owned.value
}

/** Settings that differ from PostgreSQL's defaults. Settings for durability keep their defaults (on) and are checked after the start. */
function tuning(durable: boolean): string[] {
  const settings = ['max_connections=100', 'jit=off', 'timezone=UTC', 'log_timezone=UTC']
  const forgetful = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']
  return [...settings, ...(durable ? [] : forgetful)].flatMap((setting) => ['-c', setting])
}

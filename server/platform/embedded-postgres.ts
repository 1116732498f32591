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
  /** The folder was asked for by name, so it is refused rather than replaced when PostgreSQL cannot reach it. */
  readonly chosen?: boolean
  /** False only for tests, whose data may be lost with the power. */
  readonly durable?: boolean
  readonly sockets?: boolean
  /** Told what an operator should know: data stored elsewhere, a server started again. */
  readonly say?: (line: string) => void
}

export interface EmbeddedPostgres {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * A PostgreSQL of the shop's own, a child that belongs to this process alone. What an earlier owner left running is stopped first;
 * a second start on the same folder throws, and so does a server told to forget commits.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { folder, chosen = false, durable = true, sockets = process.platform !== 'win32', say = () => {} } = options
  const account = postgresAccount()
  const binaries = await findBinaries(account)
  const place = placeFor(folder, account, chosen)
  if (place !== folder)
    say(`PostgreSQL runs as ${account?.name}, who cannot reach ${folder}: its data is kept in ${place}.`)
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
      say,
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

/** The address of this folder's server while its owner runs. */
export const runningPostgres = (folder: string): string | undefined => livingOwner(lockFileOf(folder))?.url

const lockFileOf = (folder: string): string => `${folder}.lock`

function ownFolder(folder: string, url: string): () => void {
  const owned = takeOwnership(lockFileOf(folder), url)
  if (!owned.ok) throw new Fault('database.already-running', { pid: owned.problem.pid })
  return owned.value
}

/** Settings that differ from PostgreSQL's defaults. Durable settings are left alone: they are on, and checked after the start. */
function tuning(durable: boolean): string[] {
  const settings = ['max_connections=100', 'jit=off', 'timezone=UTC', 'log_timezone=UTC']
  const forgetful = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']
  return [...settings, ...(durable ? [] : forgetful)].flatMap((setting) => ['-c', setting])
}

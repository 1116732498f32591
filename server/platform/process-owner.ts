import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { accepted, type Result, refused } from '#foundation/result.ts'

/** The running process that owns a file or folder, and its URL. */
export interface Owner {
  readonly pid: number
  /** Start time of that process, so that a new process with the same id is not taken for the owner. */
  readonly since: string
  readonly host: string
  readonly url: string
}

/** Makes this process the owner of the lock file, unless a running process owns it. Returns a function that releases it. */
export function takeOwnership(lockFile: string, url: string): Result<() => void, Owner> {
  const mine: Owner = { pid: process.pid, since: startOf(process.pid), host: hostname(), url }
  const draft = `${lockFile}.${process.pid}`
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
  try {
    // A hard link appears together with its content, or not at all.
    while (!linked(draft, lockFile)) {
      const owner = livingOwner(lockFile)
      if (owner) return refused(owner)
      setAside(lockFile)
    }
    return accepted(() => rmSync(lockFile, { force: true }))
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The owner, if its process runs. */
export function livingOwner(lockFile: string): Owner | undefined {
  const owner = readOwner(lockFile)
  return owner && isAlive(owner) ? owner : undefined
}

/** Moves the lock file of an ended owner away. If a running process has replaced it meanwhile, that process gets its file back. */
function setAside(lockFile: string): void {
  const aside = `${lockFile}.dead.${process.pid}`
  try {
    renameSync(lockFile, aside)
  } catch {
    return
  }
  if (livingOwner(aside)) linked(aside, lockFile)
  rmSync(aside, { force: true })
}

function readOwner(lockFile: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

/** An owner on another host, such as an earlier container on the same volume, cannot be checked and counts as ended. */
const isAlive = ({ pid, since, host }: Owner): boolean =>
  host === hostname() && isRunning(pid) && since === startOf(pid)

/** A zombie process still accepts signals, but it does not run. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return statusOf(pid)[0] !== 'Z'
}

/** When the process began, in clock ticks since boot; empty if the system does not provide it. */
const startOf = (pid: number): string => statusOf(pid)[19] ?? ''

/** On Linux, the fields after the process name: the state is the first, the start the twentieth. */
function statusOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

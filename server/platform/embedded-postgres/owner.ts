import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { Fault } from '#foundation/fault.ts'

/** The living process a database folder belongs to, and how others reach its server. */
export interface Owner {
  readonly pid: number
  /** Start of that process, so that a process id given out again is not taken for the owner. */
  readonly since: string
  readonly host: string
  readonly url: string
}

/** Takes the folder for this process, or throws when a living one has it. Answers how to give it back. */
export function takeOwnership(lockFile: string, url: string): () => void {
  const mine: Owner = { pid: process.pid, since: startOf(process.pid), host: hostname(), url }
  const draft = `${lockFile}.${process.pid}`
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
  try {
    // A hard link appears with its content at once, or not at all.
    while (!linked(draft, lockFile)) clearDeadOwner(lockFile)
  } finally {
    rmSync(draft, { force: true })
  }
  return () => rmSync(lockFile, { force: true })
}

/** The owner, if it lives. */
export function livingOwner(lockFile: string): Owner | undefined {
  const owner = readOwner(lockFile)
  return owner && isAlive(owner) ? owner : undefined
}

function clearDeadOwner(lockFile: string): void {
  const owner = livingOwner(lockFile)
  if (owner) throw new Fault('database.already-running', { pid: owner.pid })
  const aside = `${lockFile}.dead.${process.pid}`
  try {
    renameSync(lockFile, aside)
  } catch {
    return
  }
  // Another start may have replaced the dead owner between the look and the move: give it back its lock.
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

/** A lock from another host, such as an earlier container on the same volume, cannot be asked and counts as dead. */
function isAlive({ pid, since, host }: Owner): boolean {
  if (host !== hostname()) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return since === startOf(pid)
}

/** Clock ticks since boot at which a process began; empty where the system does not tell. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')
    return fields?.[19] ?? ''
  } catch {
    return ''
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

import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { accepted, type Result, refused } from '#foundation/result.ts'

/** The living process something on disk belongs to, and where it answers. */
export interface Owner {
  readonly pid: number
  /** Start of that process, so that a process id given out again is not taken for the owner. */
  readonly since: string
  readonly host: string
  readonly url: string
}

/** Makes this process the owner the file names, unless a living one is. Answers how to give it up. */
export function takeOwnership(lockFile: string, url: string): Result<() => void, Owner> {
  const mine: Owner = { pid: process.pid, since: startOf(process.pid), host: hostname(), url }
  const draft = `${lockFile}.${process.pid}`
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
  try {
    // A hard link appears with its content at once, or not at all.
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

/** The owner, if it lives. */
export function livingOwner(lockFile: string): Owner | undefined {
  const owner = readOwner(lockFile)
  return owner && isAlive(owner) ? owner : undefined
}

/** Moves a dead owner's file away; should a living one have taken its place meanwhile, it gets its file back. */
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

/** An owner on another host, such as an earlier container on the same volume, cannot be asked and counts as dead. */
function isAlive({ pid, since, host }: Owner): boolean {
  if (host !== hostname()) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return since === startOf(pid)
}

/** Clock ticks since boot at which a process began; empty where the system does not tell, and for one that is dead but unburied. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return fields[0] === 'Z' ? '' : (fields[19] ?? '')
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

import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from '#foundation/fault.ts'
import { isRunning } from '../process-owner.ts'

const stopWithinMs = 10_000

/**
 * Stops a database server that still uses this folder although the shop that started it has ended. If it does not stop
 * in time, it is stopped immediately and recovers at its next start.
 */
export async function stopOrphan(place: string): Promise<void> {
  const pidFile = join(place, 'postmaster.pid')
  const pid = readPid(pidFile)
  if (pid === undefined || !isRunning(pid)) return
  // After a restart of the machine another process may have the same number. PostgreSQL would then refuse to start, so
  // the file is removed.
  if (!isServerOf(place, pid)) return rmSync(pidFile, { force: true })
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal)
    if (await endsWithin(pid, stopWithinMs)) return
  }
  throw new Fault('database.orphan-does-not-stop', { pid, place })
}

async function endsWithin(pid: number, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false
    await pause(20)
  }
  return true
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]) || undefined
  } catch {
    return undefined
  }
}

function isServerOf(place: string, pid: number): boolean {
  return commandOf(pid).includes(place)
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return commandFromPs(pid)
  }
}

function commandFromPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

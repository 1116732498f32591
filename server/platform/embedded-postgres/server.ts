import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from '#foundation/fault.ts'
import type { Account } from './account.ts'
import { endWithThisProcess, spawnOptions } from './cluster.ts'
import { stopOrphan } from './orphan.ts'

export interface ServerOptions {
  readonly place: string
  readonly account: Account | undefined
  readonly program: string
  readonly args: readonly string[]
  readonly print: (line: string) => void
}

const readyWithinMs = 60_000
const stopWithinMs = 8_000
const tryAgainMs = 1_000
const logLimit = 10 * 1024 * 1024

/** Starts the server and restarts it whenever it ends, until it is stopped. */
export async function keepRunning(options: ServerOptions): Promise<{ stop: () => Promise<void> }> {
  let server = await launch(options)
  let stopping = false
  const watched = watch()

  async function watch(): Promise<void> {
    while (true) {
      await ended(server)
      if (stopping) return
      options.print('PostgreSQL stopped by itself and is started again.')
      const again = await relaunch(options, () => stopping)
      if (!again) return
      server = again
      if (stopping) server.kill('SIGINT')
    }
  }

  const stop = async () => {
    stopping = true
    await Promise.all([end(server), watched])
  }
  return { stop }
}

/** Tries until the server starts or should stop: processes of a server that crashed may hold its shared memory for a while. */
async function relaunch(options: ServerOptions, isStopping: () => boolean): Promise<ChildProcess | undefined> {
  for (let tries = 0; !isStopping(); tries++) {
    try {
      return await launch(options)
    } catch (error) {
      if (tries === 0) options.print(`PostgreSQL does not start yet, and is tried again: ${(error as Error).message}`)
      await pause(tryAgainMs)
    }
  }
  return undefined
}

/** In a process group of its own, so that Ctrl-C in the terminal does not reach it: the shop finishes its requests first. */
async function launch({ place, account, program, args }: ServerOptions): Promise<ChildProcess> {
  await stopOrphan(place)
  const logFile = `${place}.log`
  const log = openSync(logFile, sizeOf(logFile) > logLimit ? 'w' : 'a', 0o600)
  const logged = sizeOf(logFile)
  const server = spawn(program, ['-D', place, ...args], {
    ...spawnOptions(account),
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  endWithThisProcess(server)
  const died = new Promise<never>((_, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Fault('database.embedded-died', { code, log: newLines(logFile, logged) })))
  })
  await Promise.race([untilReady(place, server.pid), died])
  return server
}

/** The eighth line of `postmaster.pid` says when the server accepts connections. */
async function untilReady(place: string, pid: number | undefined): Promise<void> {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline) {
    const lines = readLines(join(place, 'postmaster.pid'))
    if (lines[0] === String(pid) && lines[7]?.startsWith('ready')) return
    await pause(10)
  }
  throw new Fault('database.embedded-not-ready', { place })
}

/** SIGINT ends connections and writes all data to disk. A server that hangs is stopped immediately and recovers at its next start. */
async function end(server: ChildProcess): Promise<void> {
  const gone = ended(server)
  server.kill('SIGINT')
  const inTime = await Promise.race([gone.then(() => true), pause(stopWithinMs, false, { ref: false })])
  if (inTime) return
  server.kill('SIGQUIT')
  await gone
}

const ended = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  await new Promise((resolve) => server.once('exit', resolve))
}

function newLines(file: string, from: number): string {
  return readLines(file).join('\n').slice(from).trim().split('\n').slice(-3).join(' ')
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

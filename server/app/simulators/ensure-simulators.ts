import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from '#foundation/fault.ts'
import type { Settings } from '#server/app/settings/arrange-settings.ts'
import { isRunning, livingOwner } from '#server/platform/process-owner.ts'
import { portTakenExitCode, simulatorsLock } from './hosting.ts'

type Needs = Pick<Settings, 'simulatorsUrl' | 'publicUrl' | 'shop' | 'dataDir' | 'simulators' | 'loopback'>

/** On a busy machine loading may take long. If the program ends, this is noticed at once. */
const readyWithinMs = 60_000
const stopWithinMs = 3_000

/**
 * Makes sure that the simulators run. Simulators left by a killed shop are kept if they run the same program for the
 * same shop; otherwise they are replaced. Returns a function that stops them.
 */
export async function ensureSimulators(needs: Needs): Promise<() => Promise<void>> {
  const folder = join(needs.dataDir, 'simulators')
  mkdirSync(folder, { recursive: true })
  const stamp = stampFor(needs)
  const left = livingOwner(simulatorsLock(folder))
  if (left && (await stampAt(needs.simulatorsUrl)) === stamp) return () => stop(left.pid)
  if (left) await stop(left.pid)
  const pid = await startAnew(needs, folder, stamp)
  return () => stop(pid)
}

/** Starts them in a process group of their own and without the shop's output, so that neither Ctrl-C nor a killed shop ends them. */
async function startAnew(
  { simulatorsUrl, publicUrl, shop, simulators, loopback }: Needs,
  folder: string,
  stamp: string,
): Promise<number> {
  const log = openSync(join(folder, 'simulators.log'), 'a', 0o600)
  const args = [
    'server/app/simulators.ts',
    '--url',
    simulatorsUrl,
    '--shop',
    publicUrl,
    '--shop-folder',
    shop,
    '--folder',
    folder,
    '--stamp',
    stamp,
    '--only',
    simulators.join(','),
    '--control',
    loopback ? 'yes' : 'no',
  ]
  const child = spawn(process.execPath, args, { stdio: ['ignore', log, log], detached: true })
  closeSync(log)
  child.unref()
  const deadline = Date.now() + readyWithinMs
  while ((await stampAt(simulatorsUrl)) !== stamp) {
    if (child.exitCode === portTakenExitCode)
      throw new Fault('start.simulators-port-taken', { port: new URL(simulatorsUrl).port })
    if (child.exitCode !== null || Date.now() > deadline) throw new Fault('start.simulators-failed', { folder })
    await pause(20)
  }
  return child.pid!
}

async function stop(pid: number): Promise<void> {
  const deadline = Date.now() + stopWithinMs
  for (let signal: NodeJS.Signals = 'SIGTERM'; isRunning(pid); signal = 'SIGKILL') {
    process.kill(pid, signal)
    while (isRunning(pid) && Date.now() < deadline) await pause(10)
    if (signal === 'SIGKILL') return
  }
}

/** The stamp of the simulators at this URL, if they answer. */
async function stampAt(url: string): Promise<unknown> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) })
    return ((await answer.json()) as { stamp?: unknown }).stamp
  } catch {
    return undefined
  }
}

/** A hash that changes with the settings of the shop and with the sources of the simulators. */
function stampFor({ simulatorsUrl, publicUrl, shop, simulators, loopback }: Needs): string {
  const sources = [
    ...filesIn('server/app/simulators'),
    ...filesIn('adapters').filter((file) => file.includes('/simulator/')),
  ]
  const state = sources.map((file) => `${file} ${statSync(file).mtimeMs}`)
  return createHash('sha256')
    .update([simulatorsUrl, publicUrl, shop, simulators.join(), String(loopback), ...state].join('\n'))
    .digest('hex')
    .slice(0, 16)
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from '#foundation/fault.ts'
import { takeOwnership } from '#server/platform/process-owner.ts'
import { markAssets, removeOldAssets } from './old-assets.ts'

/** Everything the web build is made from. A change of any file makes the build stale. */
const sources = [
  'web',
  'ui',
  'contracts',
  'foundation',
  'words',
  'adapters',
  'vite.config.ts',
  'vite.chunks.ts',
  'package-lock.json',
]
const folder = '.build'
const stampFile = join(folder, 'web/stamp')
const browserFolder = join(folder, 'web/browser')
const logFile = join(folder, 'web-build.log')

export const webBuildIsStale = (): boolean =>
  !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== hashOfSources()

/**
 * Builds the scripts for the browser and for rendering, unless the current build has exactly these sources. Only one
 * build runs at a time.
 */
export async function buildWebIfStale(signal?: AbortSignal): Promise<void> {
  if (!webBuildIsStale()) return
  mkdirSync(join(folder, 'web'), { recursive: true })
  const release = await takeTurn()
  try {
    if (!webBuildIsStale()) return
    const hash = hashOfSources()
    rmSync(stampFile, { force: true })
    markAssets(browserFolder, new Date())
    await build(signal)
    removeOldAssets(browserFolder, new Date())
    writeFileSync(stampFile, hash)
  } finally {
    release()
  }
}

async function takeTurn(): Promise<() => void> {
  while (true) {
    const turn = takeOwnership(join(folder, 'web-build.lock'), '')
    if (turn.ok) return turn.value
    await pause(200)
  }
}

async function build(signal: AbortSignal | undefined): Promise<void> {
  const log = openSync(logFile, 'w')
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--app'], {
    stdio: ['ignore', log, log],
    env: { ...process.env, NODE_ENV: 'production' },
    ...(signal && { signal }),
  })
  closeSync(log)
  const code = await new Promise<number | null>((resolve) => vite.on('close', resolve).on('error', () => resolve(null)))
  if (code !== 0) throw new Fault('start.web-build-failed', { log: logFile })
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesIn(source)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Tests are not part of the build. */
function filesIn(source: string): string[] {
  if (!existsSync(source)) return []
  if (/\.[a-z]+$/.test(source)) return [source]
  const entries = readdirSync(source, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.(test|fakes|port-test)\.tsx?$/.test(entry.name))
  return files.map((entry) => join(entry.parentPath, entry.name)).sort()
}

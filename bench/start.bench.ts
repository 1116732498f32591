import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { livingOwner } from '#server/platform/process-owner.ts'
import { freePorts } from '../checks/harness/shop/running.ts'
import { temporaryFolder } from '../checks/harness/shop/temporary-folder.ts'
import { medianOfThree, type Table } from './benches.ts'
import { residentMb } from './process-cost.ts'
import type { Row } from './table.ts'

const giveUpMs = 180_000

/** Clones the last commit, installs it and starts it, like a new user. */
export async function measure(): Promise<Table[]> {
  const clone = join(temporaryFolder('clone'), 'shop')
  try {
    execFileSync('git', ['clone', '--quiet', '.', clone])
    const begun = performance.now()
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: clone, stdio: 'inherit' })
    const installed = (performance.now() - begun) / 1000
    const first = await started(clone)
    const later = await medianOfThree(() => started(clone))
    return [{ title: 'A fresh clone', rows: [...installRows(clone, installed), ...startRows(installed, first, later)] }]
  } finally {
    rmSync(join(clone, '..'), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

type Start = Awaited<ReturnType<typeof started>>

function installRows(clone: string, seconds: number): Row[] {
  const lock = JSON.parse(readFileSync(join(clone, 'node_modules/.package-lock.json'), 'utf8'))
  const megabytes = Number(execFileSync('du', ['-sm', 'node_modules'], { cwd: clone, encoding: 'utf8' }).split('\t')[0])
  return [
    { what: 'npm ci', measured: seconds, unit: 's' },
    { what: 'packages', measured: Object.keys(lock.packages).length, unit: 'packages', bar: { atMost: 350 } },
    { what: 'their size', measured: megabytes, unit: 'MB', bar: { atMost: 650 } },
  ]
}

const startRows = (installed: number, first: Start, later: Start): Row[] => [
  { what: 'first npm start, until /en-gb is answered', measured: first.seconds, unit: 's' },
  { what: 'both together', measured: installed + first.seconds, unit: 's', bar: { atMost: 120 } },
  { what: 'memory after the first start', measured: first.megabytes, unit: 'MB', bar: { atMost: 350 } },
  { what: 'a later npm start, until it says where', measured: later.said, unit: 's', bar: { atMost: 4 } },
  { what: 'a later npm start, until /en-gb is answered', measured: later.seconds, unit: 's' },
  { what: 'memory after a later start', measured: later.megabytes, unit: 'MB', bar: { atMost: 350 } },
]

/** Starts the shop of a folder, waits for its first page, measures its memory and stops it. */
async function started(folder: string) {
  const port = await freePorts()
  const env = {
    ...process.env,
    PORT: String(port),
    NODE_ENV: 'production',
    DATABASE_URL: '',
    DATA_DIR: '',
    WARM_UP: 'no',
  }
  const begun = performance.now()
  const shop = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = Number.NaN
  shop.stderr.on('data', (text) => {
    if (Number.isNaN(said) && String(text).includes(`:${port}`)) said = (performance.now() - begun) / 1000
  })
  await firstPage(`http://localhost:${port}/en-gb`)
  const seconds = (performance.now() - begun) / 1000
  const { pid } = livingOwner(join(folder, '.data/postgres.lock'))!
  const megabytes = residentMb(pid)
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  process.kill(pid, 'SIGTERM')
  await ended
  return { said, seconds, megabytes }
}

async function firstPage(address: string): Promise<void> {
  const until = Date.now() + giveUpMs
  while (Date.now() < until) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
    if (answer?.status === 200) return
    await pause(20)
  }
  throw new Error(`Nothing answered at ${address}.`)
}

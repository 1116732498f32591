import { flushCompileCache } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { canShareAPort } from '#server/platform/http/acceptors.ts'
import { loggedFaults, openLog } from '#server/platform/logging.ts'
import type { Compose, ComposedShop, Infrastructure } from './composing/infrastructure.ts'
import { findDatabase } from './database/find-database.repository.ts'
import { prepareDatabase } from './database/prepare-database.ts'
import type { Settings } from './settings/arrange-settings.ts'
import { readSettings } from './settings/settings.ts'
import { ensureSimulators } from './simulators/ensure-simulators.ts'
import { allOrAbort } from './starting/all-or-abort.ts'
import { requireDataFolder, requireShopFolder } from './starting/folders.ts'
import { listenFault, requireFreePort } from './starting/listening.ts'
import { openInfrastructure } from './starting/open-infrastructure.ts'
import { openProgress } from './starting/progress.ts'
import { publicShopNotice } from './starting/public-shop-notice.ts'
import { requireProviders } from './starting/require-providers.ts'
import { returnMemory } from './starting/return-memory.ts'
import { findSecrets } from './starting/secrets.ts'
import { printFault } from './starting/start-problems.ts'
import { stopOnSignals } from './starting/stopping.ts'
import { programVersion } from './starting/version.ts'
import { buildWebIfStale } from './starting/web-build.ts'

const finishRequestsWithinMs = 6_500
/** Connections that arrive just before closing are still accepted during this time. Otherwise the system would reset them. */
const lastCallMs = 80

/** All opened resources. They are closed in reverse order. */
const open = new AsyncDisposableStack()
const progress = openProgress(process.stderr)
/** Errors that are logged are reported too, once there is a shop that can. */
const faults = loggedFaults()
const { stop, decided } = stopOnSignals(open, progress.print)

try {
  await openShop(await prepare(readSettings(environment())))
} catch (error) {
  if (!decided()) printFault(error)
  await stop(1)
}

/** Slow steps run in parallel after the quick checks. */
async function prepare(settings: Settings): Promise<Infrastructure> {
  requireShopFolder(settings.shop)
  requireDataFolder(settings.dataDir)
  await requireFreePort(settings)
  const version = programVersion()
  const secrets = findSecrets(settings)
  await requireProviders(settings)
  const log = openLog({ faults, level: settings.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'), version })
  const [url] = await allOrAbort([
    () => bringUpDatabase(settings),
    (signal) => bringUpWeb(settings, signal),
    () => bringUpSimulators(settings),
    () => import('./composing/compose.ts'),
  ])
  return openInfrastructure({ version, settings, secrets, log }, url, open)
}

async function openShop(infrastructure: Infrastructure): Promise<void> {
  const { compose }: { compose: Compose } = await import('./composing/compose.ts')
  const { app, close, reportFault } = await compose(infrastructure)
  faults.passOnTo(reportFault)
  open.defer(() => drain({ app, close }))
  const { host, port, publicUrl } = infrastructure.settings
  returnMemory()
  // A separate variable, because the framework's type does not have `reusePort`. Node passes it to the system.
  const place = { host, port, reusePort: canShareAPort }
  await app.listen(place).catch((error: unknown) => Promise.reject(listenFault(error, { host, port })))
  progress.print(`The shop is open: ${publicUrl}`)
  const note = publicShopNotice(infrastructure.settings)
  if (note) progress.print(note)
  infrastructure.log.info({ url: publicUrl, startedInMs: Math.round(performance.now()) }, 'ready')
  flushCompileCache()
}

async function drain({ app, close }: Pick<ComposedShop, 'app' | 'close'>): Promise<void> {
  await pause(lastCallMs)
  // Closing waits for open connections. A browser keeps its connection open long after the last answer, so idle ones
  // are closed here.
  const sweeping = setInterval(() => app.server.closeIdleConnections(), 50)
  await Promise.race([close(), pause(finishRequestsWithinMs)])
  clearInterval(sweeping)
}

async function bringUpDatabase(settings: Settings): Promise<string> {
  const { url, stop: stopDatabase } = await progress.step('Database', () => findDatabase(settings, progress.print))
  open.defer(stopDatabase)
  await prepareDatabase({ url, settings, progress })
  return url
}

/** Development has no build. Modules are compiled when they are requested. */
async function bringUpWeb({ mode }: Settings, signal: AbortSignal): Promise<void> {
  if (mode !== 'development') await progress.step('Web build', () => buildWebIfStale(signal))
}

async function bringUpSimulators(settings: Settings): Promise<void> {
  if (settings.simulatorsElsewhere || settings.simulators.length === 0) return
  open.defer(await ensureSimulators(settings))
}

function environment(): NodeJS.ProcessEnv {
  return process.argv.includes('--dev') ? { ...process.env, NODE_ENV: 'development' } : process.env
}

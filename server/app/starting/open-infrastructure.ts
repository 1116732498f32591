import { systemClock } from '#foundation/clock.ts'
import type { Infrastructure } from '#server/app/composing/infrastructure.ts'
import type { Settings } from '#server/app/settings/arrange-settings.ts'
import { watchDatabase } from '#server/platform/database-watch.ts'
import type { Log } from '#server/platform/logging.ts'
import { gauge, openMetrics } from '#server/platform/metrics.ts'
import { openChanges } from '#server/platform/postgres-changes.ts'
import { openDatabase } from '#server/platform/postgres-database.ts'
import { openJobs } from '#server/platform/postgres-jobs.ts'
import { deleteExpiredHourly } from '../jobs/retention/delete-expired.repository.ts'
import type { Secrets } from './secrets.ts'

/** Time limit to get a connection of the pool, or to open one. */
const connectWithinMs = 5_000

export interface GroundNeeds {
  readonly version: string
  readonly settings: Settings
  readonly secrets: Secrets
  readonly log: Log
}

/** Opens what every part of the shop needs, on a database with the current schema. `open` closes it. */
export async function openInfrastructure(
  { version, settings, secrets, log }: GroundNeeds,
  url: string,
  open: AsyncDisposableStack,
): Promise<Infrastructure> {
  const failing = (what: string) => (error: unknown) => log.error({ err: error }, what)
  const metrics = openMetrics()

  const watch = watchDatabase({
    url,
    changed: (isAnswering) =>
      isAnswering ? log.warn('the database answers again') : log.error('the database does not answer'),
  })
  open.defer(watch.close)
  const { database, pool, close } = openDatabase({
    url,
    poolSize: settings.databasePool,
    connectTimeoutMs: connectWithinMs,
    lost: failing('database connection lost'),
    isGone: watch.isGone,
  })
  open.defer(close)
  gauge(metrics, 'selvedge_database_connections_open', 'Connections to the database', () => pool().open)
  gauge(metrics, 'selvedge_database_requests_waiting', 'Requests waiting for a connection', () => pool().waiting)
  open.defer(async () => sweeping())
  const sweeping = deleteExpiredHourly(database, failing('sweeping failed'))

  const changes = await openChanges({ database, url, failed: failing('change feed failed') })
  open.defer(changes.close)
  gauge(
    metrics,
    'selvedge_change_feed_held_up_seconds',
    'Age of the oldest change held up by an open transaction',
    changes.heldUpSeconds,
  )

  const jobs = openJobs({ url, secrets: secrets.cookieSecrets, failed: failing('jobs failed') })
  open.defer(jobs.close)
  const { isAnswering } = watch
  return { version, settings, secrets, clock: systemClock, database, isAnswering, changes, jobs, log, metrics }
}

import type { FastifyInstance } from 'fastify'
import type { Clock } from '#foundation/clock.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { FaultListener, Log } from '#server/platform/logging.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { Settings } from '../settings/arrange-settings.ts'
import type { Secrets } from '../starting/secrets.ts'

/** The state before the shop is composed: the schema is up to date, goods are in, simulators answer. */
export interface Ground {
  readonly version: string
  readonly settings: Settings
  readonly secrets: Secrets
  readonly clock: Clock
  readonly database: Database
  /** True if the database answers at the moment. */
  readonly isAnswering: () => boolean
  /** Heard from before the first read, so nothing that changes meanwhile is missed. */
  readonly changes: Changes
  readonly jobs: Jobs
  readonly log: Log
  /** Called with each fault that is logged. */
  readonly faults: FaultListener
  readonly metrics: Metrics
}

/** The shop, put together and not yet listening. */
export interface ComposedShop {
  readonly app: FastifyInstance
  /** False until everything is read, and again from the moment it is told to close. */
  ready(): boolean
  /** Finishes open requests and releases its resources; the ground is closed afterwards. */
  close(): Promise<void>
}

export type Compose = (ground: Ground) => Promise<ComposedShop>

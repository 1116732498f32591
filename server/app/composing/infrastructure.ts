import type { FastifyInstance } from 'fastify'
import type { Clock } from '#foundation/clock.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { FaultListener, Log } from '#server/platform/logging.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { Settings } from '../settings/arrange-settings.ts'
import type { Secrets } from '../starting/secrets.ts'

/** What exists before the shop is composed: the schema is up to date, goods are imported, simulators answer. */
export interface Infrastructure {
  readonly version: string
  readonly settings: Settings
  readonly secrets: Secrets
  readonly clock: Clock
  readonly database: Database
  /** True if the database answers at the moment. */
  readonly isAnswering: () => boolean
  /** The feed is opened before the first read, so that no change is missed. */
  readonly changes: Changes
  readonly jobs: Jobs
  readonly log: Log
  readonly metrics: Metrics
}

/** The composed shop, before it listens. */
export interface ComposedShop {
  readonly app: FastifyInstance
  /** False until all data is read, and again when the shop begins to close. */
  ready(): boolean
  /** Reports an error of the program to monitoring. */
  readonly reportFault: FaultListener
  /** Finishes open requests and releases resources. The infrastructure must be closed after it. */
  close(): Promise<void>
}

export type Compose = (needs: Infrastructure) => Promise<ComposedShop>

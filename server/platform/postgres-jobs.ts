import { createHash } from 'node:crypto'
import { type Db, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { Fault } from '#foundation/fault.ts'
import type { Database } from './database.ts'
import type { Jobs } from './jobs.ts'
import { keyFor, seal, unseal } from './sealed.ts'

type JobData = Readonly<Record<string, unknown>>

export interface JobsOptions {
  readonly url: string
  /** The shop's secrets, the newest first. They encrypt the data of jobs that hold a secret. Empty for a program that sends no such job. */
  readonly secrets?: readonly string[]
  /** Receives faults of the queue itself, and `jobs.gave-up` for each job that failed for the last time. */
  readonly failed: (error: unknown) => void
}

export interface OpenJobs extends Jobs {
  /** Resolves when jobs can be processed. Callers do not have to wait for it. */
  readonly started: Promise<void>
  /** Gives running handlers a few seconds to finish. */
  close(): Promise<void>
}

/** Each queue is polled separately, so in an idle shop polling is most of the work. */
const pollSeconds = 2
/** Queues are polled at this interval. While there are many jobs, batches follow without a pause. */
const workOptions = {
  pollingIntervalSeconds: pollSeconds,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const
const finishWithinMs = 5_000

/**
 * A failed job is tried again after at least 5 seconds; each pause is about twice the one before, and two hours at most.
 * The last try is between 4.8 and 6.9 hours after the first. Workers send heartbeats, so that another process takes
 * over the job of a killed one within a minute.
 */
const queueOptions = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 7_200,
  expireInSeconds: 300,
  heartbeatSeconds: 20,
}

/** Starts pg-boss without waiting for it. */
export function openJobs({ url, secrets = [], failed }: JobsOptions): OpenJobs {
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    application_name: 'selvedge jobs',
    schedule: false,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  })
  boss.on('error', failed)
  const started = boss.start().then(() => {})
  started.catch(failed)
  const queues = new Map<string, Promise<void>>()
  const sealed = sealedData(secrets)

  async function ensureQueue(queue: string): Promise<void> {
    await started
    const known = queues.get(queue)
    if (known) return known
    const made = boss.createQueue(queue, queueOptions)
    queues.set(queue, made)
    made.catch(() => queues.delete(queue))
    return made
  }

  return {
    started,
    send: async (inside, queue, data, { startAfterSeconds = 0, singletonKey, isSecret = false } = {}) => {
      await ensureQueue(queue)
      await boss.send(queue, isSecret ? sealed.seal(data) : data, {
        db: within(inside),
        startAfter: startAfterSeconds,
        ...(singletonKey !== undefined && { id: idOf(queue, singletonKey) }),
      })
    },
    work: async (queue, handle) => {
      await ensureQueue(queue)
      await boss.work<JobData, void, typeof workOptions>(queue, workOptions, async (jobs) => {
        const results: JobResult[] = []
        for (const job of jobs) results.push(await resultOf(job, (data) => handle(sealed.open(data)), failed))
        return results
      })
    },
    close: async () => {
      await started.catch(() => {})
      await boss.stop({ graceful: true, timeout: finishWithinMs })
    },
  }
}

/** A job that fails does not stop the others of its batch. */
async function resultOf(
  { id, name, data, retryCount, retryLimit }: JobWithMetadata<JobData>,
  handle: Parameters<Jobs['work']>[1],
  failed: JobsOptions['failed'],
): Promise<JobResult> {
  try {
    await handle(data)
    return { id, status: 'completed' }
  } catch (error) {
    if (retryCount >= retryLimit) failed(new Fault('jobs.gave-up', { queue: name, id, tries: retryCount + 1 }, error))
    return { id, status: 'failed', output: { message: String(error) } }
  }
}

/** Encrypted data is stored as one text under `sealed`. */
function sealedData(secrets: readonly string[]) {
  const keys = secrets.map((secret) => keyFor('job', secret))
  return {
    seal(data: JobData): JobData {
      if (!keys[0]) throw new Fault('jobs.no-secret')
      return { sealed: seal(keys[0], JSON.stringify(data)) }
    },
    open(data: JobData): JobData {
      if (typeof data.sealed !== 'string') return data
      const text = unseal(keys, data.sealed)
      if (text === undefined) throw new Fault('jobs.sealed-by-another')
      return JSON.parse(text) as JobData
    },
  }
}

/**
 * The id is made from the key. A second job with the same key is dropped while the row of the first one exists, also
 * after that job was done.
 */
function idOf(queue: string, key: string): string {
  const hex = createHash('sha256').update(`${queue}\n${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}

/** pg-boss writes in the caller's transaction. It has only a few statement texts, so each connection can prepare them. */
const within = (inside: Database): Db => ({
  executeSql: async (text, values = []) => ({ rows: await inside.prepared(nameOf(text), text, values) }),
})

const names = new Map<string, string>()

/** One statement name per text. A text holds the name of a queue and no other values. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `job-${names.size}`
  names.set(text, name)
  return name
}

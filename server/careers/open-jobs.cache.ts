import type { Job } from '#contracts/careers.ts'
import type { Clock } from '#foundation/clock.ts'
import type { JobBoard } from './job-board.port.ts'

export interface OpenJobs {
  /** Positions that are still open for applications, earliest end first. */
  all(): Promise<readonly Job[]>
}

export interface OpenJobsNeeds {
  /** Undefined if no job board is connected. */
  readonly board: JobBoard | undefined
  readonly clock: Clock
  readonly failed: (error: unknown) => void
}

/** How long the board's answer is cached. */
export const jobsGoodForMs = 5 * 60_000

/** While the board is down, the last answer is used; the next request comes no sooner than usual. */
export function openJobs({ board, clock, failed }: OpenJobsNeeds): OpenJobs {
  let known: readonly Job[] = []
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  const ask = async (from: JobBoard): Promise<void> => {
    try {
      known = await from.jobs()
    } catch (error) {
      failed(error)
    } finally {
      askedAt = clock().getTime()
      asking = undefined
    }
  }
  return {
    all: async () => {
      if (board && clock().getTime() - askedAt >= jobsGoodForMs) {
        asking ??= ask(board)
        await asking
      }
      return stillOpen(known, clock())
    },
  }
}

const stillOpen = (jobs: readonly Job[], now: Date): readonly Job[] => {
  const today = now.toISOString().slice(0, 10)
  const end = ({ deadline }: Job): string => deadline ?? '9999'
  return jobs
    .filter((each) => end(each) >= today)
    .toSorted((a, b) => (end(a) === end(b) ? 0 : end(a) < end(b) ? -1 : 1))
}

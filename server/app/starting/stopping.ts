import { setTimeout as pause } from 'node:timers/promises'
import { printFault } from './start-problems.ts'

/** Open requests and jobs get most of this time. */
const drainWithinMs = 10_000

export interface Stopping {
  readonly stop: (exitCode: number) => Promise<void>
  /** True once stopping has begun. Errors of an unfinished start mean nothing from then. */
  readonly decided: () => boolean
}

/** SIGTERM, SIGINT and SIGHUP close all resources, the last opened first, and end the program. A second signal ends it at once. */
export function stopOnSignals(open: AsyncDisposableStack, say: (line: string) => void): Stopping {
  let stopping: Promise<void> | undefined
  const stop = (exitCode: number): Promise<void> => {
    stopping ??= closeAndExit(open, exitCode)
    return stopping
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      say('The shop closes: requests under way are finished first.')
      void stop(0)
    })
  }
  process.on('uncaughtException', (error) => {
    printFault(error)
    void stop(1)
  })
  return { stop, decided: () => stopping !== undefined }
}

async function closeAndExit(open: AsyncDisposableStack, exitCode: number): Promise<void> {
  const closed = open.disposeAsync().then(
    () => exitCode,
    (error: unknown) => {
      printFault(error)
      return 1
    },
  )
  process.exit(await Promise.race([closed, pause(drainWithinMs, 1)]))
}

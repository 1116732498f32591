import type { PageTimes, ReplayPart, ScriptFault } from '#contracts/monitoring.ts'

/** A fault of the shop's own program. */
export interface ServerFault {
  /** The code of our own fault, else the name of the error. */
  readonly kind: string
  /** The operation that failed. */
  readonly message: string
  /** Places in the program, innermost first: function, file and line. */
  readonly stack: readonly string[]
}

/**
 * Collects faults and load times, for the people who run the shop. Called once per report: a lost report is not sent
 * again, and no request waits for it. Reports about a visit are sent only if its shopper agreed.
 */
export interface Monitor {
  serverFault(fault: ServerFault, signal?: AbortSignal): Promise<void>
  scriptFault(fault: ScriptFault, signal?: AbortSignal): Promise<void>
  pageTimes(times: PageTimes, signal?: AbortSignal): Promise<void>
  replay(part: ReplayPart, signal?: AbortSignal): Promise<void>
}

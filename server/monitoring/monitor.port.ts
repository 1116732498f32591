import type { PageTimes, ReplayPart, ScriptFault } from '#contracts/monitoring.ts'

/** A fault of the shop's own program. */
export interface ServerFault {
  /** The code of a fault of ours, else the name of the error. */
  readonly kind: string
  /** What was being done. */
  readonly message: string
  /** Places in the program, innermost first: function, file and line. */
  readonly stack: readonly string[]
}

/**
 * Collects what goes wrong and how quick pages are, for the people who run the shop. Called once for each report; what is lost is lost, and
 * nobody waits. What a visit tells comes only where its shopper agreed.
 */
export interface Monitor {
  serverFault(fault: ServerFault, signal?: AbortSignal): Promise<void>
  scriptFault(fault: ScriptFault, signal?: AbortSignal): Promise<void>
  pageTimes(times: PageTimes, signal?: AbortSignal): Promise<void>
  replay(part: ReplayPart, signal?: AbortSignal): Promise<void>
}

import type { Job } from '#contracts/careers.ts'

/** Tells every open position. An answer it does not understand is a fault. */
export interface JobBoard {
  jobs(signal?: AbortSignal): Promise<readonly Job[]>
}

import type { Job } from '#contracts/careers.ts'

/** Returns every open position. An unknown answer is a fault. */
export interface JobBoard {
  jobs(signal?: AbortSignal): Promise<readonly Job[]>
}

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cpuMs } from './process-cost.ts'
import { toolsFolder } from './tools.ts'

/** Requests to be sent one after the other, from the start again when there are no more. */
export interface Load {
  readonly url: string
  readonly connections: number
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly requests: readonly { readonly path: string; readonly body?: string }[]
  /** How many to send; or else for how long. */
  readonly amount?: number
  readonly seconds?: number
}

export interface Loaded {
  readonly perSecond: number
  /** What each request cost the process that answered, all its threads together. */
  readonly cpuMsEach: number
  [figure: string]: number
}

/** As much of the load generator as is used; it brings no types of its own. */
type Autocannon = (asked: {
  readonly url: string
  readonly connections: number
  readonly amount?: number
  readonly duration?: number
  readonly requests: readonly { setupRequest(request: object): object; onResponse(): void }[]
}) => Promise<{ readonly errors: number; readonly non2xx: number; readonly requests: { readonly total: number } }>

/** Sends requests to a shop and counts what they cost it. A request that fails ends the measurement. */
export async function load(pid: number, asked: Load): Promise<Loaded> {
  const autocannon: Autocannon = createRequire(join(toolsFolder, 'package.json'))('autocannon')
  const { url, connections, method = 'GET', headers = {}, requests, amount, seconds = 3 } = asked
  let sent = 0
  let lastAnswerAt = 0
  const setupRequest = (request: object) => ({ ...request, method, headers, ...requests[sent++ % requests.length]! })
  const onResponse = () => {
    lastAnswerAt = performance.now()
  }
  const before = cpuMs(pid)
  const begun = performance.now()
  const done = await autocannon({
    url,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    requests: [{ setupRequest, onResponse }],
  })
  const { total } = done.requests
  const failed = done.non2xx + done.errors
  if (failed > 0 || total === 0) throw new Error(`${failed} of ${total} requests to ${requests[0]?.path} failed.`)
  return { perSecond: (1000 * total) / (lastAnswerAt - begun), cpuMsEach: (cpuMs(pid) - before) / total }
}

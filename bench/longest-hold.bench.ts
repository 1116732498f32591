import { readFileSync } from 'node:fs'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import type { Table } from './benches.ts'
import { type HostileRequest, hostileCalls, hostilePages } from './hostile-requests.ts'
import { withShop } from './with-shop.ts'

const seed = Number(process.env.SEED ?? 20_261_122)
const rounds = 14

/** How long a single hostile request keeps the shop from answering others. */
export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => {
    const requests = [...hostilePages(), ...(await hostileCalls(seed, rounds))]
    const measured: { readonly what: string; readonly ms: number; readonly status: number }[] = []
    // The first run of code includes its compilation, so each request runs three times and the fastest run counts.
    for (let time = 1; time <= 3; time++)
      for (const [number, request] of requests.entries()) {
        const { ms, status } = await held(shop, request)
        const before = measured[number]
        measured[number] = { what: request.what, status, ms: before ? Math.min(before.ms, ms) : ms }
      }
    const longest = measured.toSorted((a, b) => b.ms - a.ms)
    const faults = measured.filter(({ status }) => status >= 500 && status !== 503)
    for (const { what, status } of faults) console.log(`${status}: ${what}`)
    return [
      {
        title: `${requests.length} hostile requests, three times each (seed ${seed}): time of the thread that answers`,
        rows: [
          ...longest.slice(0, 8).map(({ what, ms, status }) => ({
            what: what.slice(0, 90),
            ...{ measured: ms, unit: 'ms', bar: { atMost: 50 }, note: `status ${status}` },
          })),
          { what: 'answers of 500 and more', measured: faults.length, unit: '', bar: { atMost: 0 } },
        ],
      },
    ]
  })

/** CPU time of the program's main thread during a request. The clock would also count other work on this machine. */
async function held(shop: RunningShop, request: HostileRequest): Promise<{ ms: number; status: number }> {
  const before = mainThreadMs(shop.pid())
  const answer = await fetch(shop.url + request.path, {
    method: request.method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', origin: shop.url, ...request.headers },
    ...(request.body === undefined ? {} : { body: request.body }),
  })
  await answer.arrayBuffer()
  return { ms: mainThreadMs(shop.pid()) - before, status: answer.status }
}

const mainThreadMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

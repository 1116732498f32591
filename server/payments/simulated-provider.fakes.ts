import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostSimulators } from '#server/app/simulators/host.ts'
import type { MakeSimulator, Simulator } from '#server/platform/simulators/simulator.port.ts'
import type { Notification } from './payment-provider.port.ts'

/** A simulator with its own address, and a stand-in for the shop that stores every notification. */
export interface SimulatedProvider {
  readonly url: string
  readonly shopUrl: string
  readonly notifications: () => Promise<readonly Notification[]>
  control(switches: Readonly<Record<string, unknown>>): Promise<void>
  /** Completes pending payments, which this simulator does not do by itself. */
  moveOn(): Promise<void>
  raise(event: object): Promise<Response>
  ledger<Entry>(): Promise<readonly Entry[]>
  close(): Promise<void>
}

export async function openSimulatedProvider(name: string, make: MakeSimulator): Promise<SimulatedProvider> {
  const heard: Notification[] = []
  const shop = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    heard.push({
      body: JSON.parse(Buffer.concat(chunks).toString()),
      headers: request.headers as Record<string, string>,
      query: Object.fromEntries(new URL(request.url!, 'http://shop').searchParams),
    })
    response.writeHead(200, { connection: 'close' }).end()
  })
  const simulators = new Map<string, Simulator>()
  const host = hostSimulators({ simulators, about: {} })
  const addressOf = async (server: typeof shop) => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const shopUrl = await addressOf(shop)
  const url = `${await addressOf(host)}/${name}`
  const entries: Readonly<Record<string, unknown>>[] = []
  const ledger = { append: (entry: Readonly<Record<string, unknown>>) => void entries.push(entry), entries: () => [] }
  simulators.set(name, make({ ledger, url, shopUrl }))
  const control: SimulatedProvider['control'] = async (switches) => {
    await fetch(`${url}/control`, { method: 'POST', body: JSON.stringify(switches) })
  }
  await control({ notifyAfterMs: 0, pendingMs: 3_600_000, terminalMs: 0 })
  return {
    url,
    shopUrl,
    control,
    moveOn: () => control({ pendingMs: 0, terminalMs: 0 }),
    notifications: async () => {
      for (let tries = 0; tries < mostTries && heard.length === 0; tries++) await pause()
      return heard
    },
    raise: (event) => fetch(`${url}/events`, { method: 'POST', body: JSON.stringify(event) }),
    ledger: async <Entry>() =>
      ((await (await fetch(`${url}/ledger`)).json()) as { payments: readonly Entry[] }).payments,
    close: async () => {
      for (const server of [shop, host]) {
        server.closeAllConnections()
        await new Promise((closed) => server.close(closed))
      }
    },
  }
}

/** One and a half minutes: the simulator repeats a notification that a busy machine did not accept within ten seconds. */
const mostTries = 9_000
const pause = () => new Promise((resolve) => setTimeout(resolve, 10))

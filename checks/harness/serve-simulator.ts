import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'

export interface ServedSimulator {
  readonly url: string
  /** The entries it has noted so far. */
  readonly entries: readonly Readonly<Record<string, unknown>>[]
  /** Makes it answer 503 from now on. */
  fail(): Promise<void>
  close(): Promise<void>
}

/** Serves a simulator at its own address, where the shop's adapters can reach it. */
export async function serveSimulator(make: MakeSimulator): Promise<ServedSimulator> {
  const entries: Readonly<Record<string, unknown>>[] = []
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const { method = 'GET', headers } = incoming
    const asked = new Request(`http://localhost${incoming.url}`, {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
      ...(method === 'GET' ? {} : { body: Buffer.concat(chunks) }),
    })
    const reply = await simulator.answer(asked)
    outgoing
      .writeHead(reply.status, {
        connection: 'close',
        'content-type': reply.headers.get('content-type') ?? 'text/plain',
      })
      .end(await reply.text())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ledger = {
    append: (entry: Readonly<Record<string, unknown>>) => void entries.push(entry),
    entries: () => entries,
  }
  const simulator = make({ ledger, url, shopUrl: '' })
  return {
    ...{ url, entries },
    fail: async () => void (await fetch(`${url}/control`, { method: 'POST', body: '{"down":true}' })),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

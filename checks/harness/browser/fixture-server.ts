import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Something that takes long to open and that many test files can use at the same time. */
export interface SharedFixture {
  readonly address: string
  close(): Promise<unknown>
}

export interface FixtureServer {
  readonly url: string
  close(): Promise<void>
}

/** Opens each fixture when a test file first asks for it, so that nothing runs that no test needs. Closes all of them together. */
export async function openSharedFixtures(
  things: Readonly<Record<string, () => Promise<SharedFixture>>>,
): Promise<FixtureServer> {
  const opened = new Map<string, Promise<SharedFixture>>()
  const open = (name: string): Promise<SharedFixture> => {
    const fixture = opened.get(name) ?? things[name]!()
    opened.set(name, fixture)
    return fixture
  }
  const server = createServer((request, response) => {
    open(request.url!.slice(1)).then(
      ({ address }) => response.end(address),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await Promise.allSettled([...opened.values()].map(async (thing) => (await thing).close()))
    },
  }
}

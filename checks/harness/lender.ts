import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Something dear to open that many test files can use at once. */
export interface Lent {
  readonly address: string
  close(): Promise<unknown>
}

export interface Lender {
  readonly url: string
  close(): Promise<void>
}

/** Opens each thing when a test file first asks for it, so that nothing runs beside tests that do not need it; closes them together. */
export async function openLender(things: Readonly<Record<string, () => Promise<Lent>>>): Promise<Lender> {
  const lent = new Map<string, Promise<Lent>>()
  const open = (name: string): Promise<Lent> => {
    const opened = lent.get(name) ?? things[name]!()
    lent.set(name, opened)
    return opened
  }
  const counter = createServer((request, response) => {
    open(request.url!.slice(1)).then(
      ({ address }) => response.end(address),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  await new Promise<void>((listening) => counter.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(counter.address() as AddressInfo).port}`,
    close: async () => {
      counter.closeAllConnections()
      counter.close()
      await Promise.allSettled([...lent.values()].map(async (thing) => (await thing).close()))
    },
  }
}

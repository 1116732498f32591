import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy to a database that can be frozen: connections stay open and new ones are accepted, but no data passes in either direction. */
export interface FreezableDatabase {
  readonly url: string
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

export async function freezableDatabase(target: string): Promise<FreezableDatabase> {
  const address = new URL(target)
  const folder = address.searchParams.get('host')
  const port = Number(address.port || 5432)
  const reach = () =>
    folder?.startsWith('/') ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, folder ?? address.hostname)
  const open = new Set<Socket>()
  let isFrozen = false
  const server = createServer((near) => {
    const far = reach()
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      if (isFrozen) from.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    freeze() {
      isFrozen = true
      for (const socket of open) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of open) socket.resume()
    },
    close() {
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

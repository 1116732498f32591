import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net'

/** True if several sockets can listen on one port. */
export const canShareAPort = process.platform === 'linux'

/**
 * Listens with more sockets on the port of a server that listens with `reusePort`. In a turn of the event loop one connection is taken from
 * each listening socket, so with one socket alone a crowd would wait in the system for seconds while every turn is full of work.
 */
export function acceptWithMore(server: Server, more: number): void {
  const acceptors: NetServer[] = []
  server.on('listening', () => {
    const { address, port } = server.address() as AddressInfo
    for (let number = 0; number < more; number++) {
      const acceptor = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit('connection', socket),
      )
      // Without a shared port, the single socket accepts all connections.
      acceptor.on('error', () => {})
      acceptor.listen({ host: address, port, reusePort: true })
      acceptors.push(acceptor)
    }
  })
  const close = server.close.bind(server)
  server.close = (closed) => {
    for (const acceptor of acceptors.splice(0)) acceptor.close()
    return close(closed)
  }
}

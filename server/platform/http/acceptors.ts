import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net'

/** True if several sockets can listen on one port. */
export const canShareAPort = process.platform === 'linux'

/**
 * Opens more listening sockets on the port of a server that listens with `reusePort`. Each socket accepts one
 * connection per turn of the event loop. With one socket, many new connections would wait for seconds while the turns
 * are long.
 */
export function acceptWithMore(server: Server, more: number): void {
  const acceptors: NetServer[] = []
  server.on('listening', () => {
    const { address, port } = server.address() as AddressInfo
    for (let number = 0; number < more; number++) {
      const acceptor = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit('connection', socket),
      )
      // Ignored: without a shared port, the single socket accepts all connections.
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

import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionLimits } from '../limits.ts'
import { networkOf } from '../network-of.ts'
import { acceptWithMore, canShareAPort } from './acceptors.ts'
import { inShortTurns, type ShortTurns } from './short-turns.ts'

export interface ConnectionsSettings {
  readonly limits: ConnectionLimits
  /** True for proxies. Their connections are not counted by network, because they forward for many clients. */
  readonly isProxy: (address: string) => boolean
  /** Refuses a request that waited too long, by its address only. */
  readonly refuse?: ShortTurns['refuse'] | undefined
}

/** Longer than load balancers keep idle connections. Otherwise the shop could close one that they are about to use. */
const keepAliveMs = 72_000

/**
 * A server with limits for each connection: late requests and stalled answers are cut off, pipelined requests are
 * answered one after the other, and the number of connections per network is limited.
 */
export function boundedServer(handle: RequestListener, { limits, isProxy, refuse }: ConnectionsSettings): Server {
  const answering: Answering = new WeakMap()
  const server = createServer(
    {
      requestTimeout: limits.requestMs,
      headersTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: keepAliveMs,
    },
    oneAfterTheOther(refuse ? inShortTurns(handle, { ...limits, refuse }) : handle, limits.sentAhead, answering),
  )
  closeStalled(server, limits.stalledMs, answering)
  server.on('connection', countConnections(limits, isProxy))
  if (canShareAPort && limits.acceptors > 1) acceptWithMore(server, limits.acceptors - 1)
  return server
}

/** The connections whose answer is being made or sent, each with the requests that wait for their turn. */
type Answering = WeakMap<Socket, (readonly [IncomingMessage, ServerResponse])[]>

/**
 * Closes a connection without any traffic for this long. A client that still reads its answer causes traffic. While the
 * shop has nothing for the client to read, because the answer is still being made, the client waits as it should.
 */
function closeStalled(server: Server, stalledMs: number, answering: Answering): void {
  server.setTimeout(stalledMs, (socket) => {
    if (answering.has(socket) && socket.writableLength === 0) socket.setTimeout(stalledMs)
    else socket.destroy()
  })
}

/** Starts only one request of a connection at a time, so that a client that reads no answers causes no more work. */
function oneAfterTheOther(handle: RequestListener, mostAhead: number, connections: Answering): RequestListener {
  function begin(request: IncomingMessage, response: ServerResponse): void {
    response.once('close', () => goOn(request.socket))
    handle(request, response)
  }
  function goOn(socket: Socket): void {
    const next = connections.get(socket)?.shift()
    if (next && !socket.destroyed) begin(...next)
    else connections.delete(socket)
  }
  return (request, response) => {
    const { socket } = request
    const ahead = connections.get(socket)
    if (!ahead) {
      connections.set(socket, [])
      begin(request, response)
    } else if (ahead.length < mostAhead) ahead.push([request, response])
    else socket.destroy()
  }
}

function countConnections(
  { inAll, perNetwork }: ConnectionLimits,
  isProxy: (address: string) => boolean,
): (socket: Socket) => void {
  const open = new Map<string, number>()
  let all = 0
  return (socket) => {
    const address = socket.remoteAddress
    if (address === undefined || all >= inAll) return void socket.destroy()
    const network = isProxy(address) ? undefined : (networkOf(address) ?? '')
    const count = network === undefined ? 0 : (open.get(network) ?? 0)
    if (count >= perNetwork) return void socket.destroy()
    all += 1
    if (network !== undefined) open.set(network, count + 1)
    socket.once('close', () => {
      all -= 1
      if (network === undefined) return
      const left = open.get(network)! - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  }
}

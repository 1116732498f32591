import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionLimits } from '../limits.ts'
import { networkOf } from '../network-of.ts'
import { acceptWithMore, canShareAPort } from './acceptors.ts'
import { inShortTurns, type ShortTurns } from './short-turns.ts'

export interface ConnectionsSettings {
  readonly limits: ConnectionLimits
  /** Proxies, whose connections are not counted by network because they forward for many clients. */
  readonly isProxy: (address: string) => boolean
  /** Refuses a request by its address only, if it has waited too long to be started. */
  readonly turnAway?: ShortTurns['turnAway'] | undefined
}

/** Longer than load balancers keep their connections, so that the shop never closes one that they are about to use. */
const keepAliveMs = 72_000

/**
 * A server that limits each connection: late requests and stalled answers are cut, pipelined requests are answered one after the other, and
 * the number of connections per network is limited.
 */
export function boundedServer(handle: RequestListener, { limits, isProxy, turnAway }: ConnectionsSettings): Server {
  const server = createServer(
    {
      requestTimeout: limits.requestMs,
      headersTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: keepAliveMs,
    },
    oneAfterTheOther(turnAway ? inShortTurns(handle, { ...limits, turnAway }) : handle, limits.sentAhead),
  )
  // A connection on which nothing moves; while an answer leaves, what its client takes is a move.
  server.setTimeout(limits.stalledMs)
  server.on('connection', countConnections(limits, isProxy))
  if (canShareAPort && limits.acceptors > 1) acceptWithMore(server, limits.acceptors - 1)
  return server
}

type Ahead = (readonly [IncomingMessage, ServerResponse])[]

/** Work is begun for one request of a connection at a time, so that who takes no answers causes no work either. */
function oneAfterTheOther(handle: RequestListener, mostAhead: number): RequestListener {
  const connections = new WeakMap<Socket, Ahead>()
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

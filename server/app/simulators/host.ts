import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Simulator } from '#server/platform/simulators/simulator.port.ts'
import { applyFault, openWireFaults, type WireFault } from './wire-faults.ts'

export interface HostOptions {
  /** Keyed by the first segment of their paths. */
  readonly simulators: ReadonlyMap<string, Simulator>
  /** Answered at `/`, so that a shop knows which simulators it reached. */
  readonly about: Readonly<Record<string, unknown>>
  /** True if anybody may read the simulators' records and set faults. Never true where others can reach the shop. */
  readonly control?: boolean
}

/** Paths of a simulator for tests and developers. No real provider has them. */
const controlPaths = /^\/faults\/|^\/+[^/]+\/+(?:control|ledger|counts)(?:[/?#]|$)/

/** A real provider would refuse longer bodies too. */
const longestBody = 1024 * 1024

/**
 * One HTTP server for all simulators: `/adyen/v71/payments` reaches the simulator `adyen` as `/v71/payments`. Faults on
 * the wire are set at `/faults/adyen`.
 */
export function hostSimulators(options: HostOptions): Server {
  const faults = openWireFaults()
  return createServer(async (incoming, outgoing) => {
    try {
      if (options.control === false && controlPaths.test(decoded(incoming.url ?? '')))
        return await send(new Response('Not found', { status: 404 }), outgoing)
      if (incoming.url?.startsWith('/faults/')) return await send(await setFault(faults, incoming), outgoing)
      const fault = faults.next(incoming.url ?? '')
      const reply = fault?.moment === 'before' ? undefined : await answer(options, incoming)
      if (fault) await applyFault(fault, reply, outgoing)
      else if (reply) await send(reply, outgoing)
    } catch (error) {
      await send(new Response(`The simulator failed: ${String(error)}`, { status: 500 }), outgoing)
    }
  })
}

async function setFault(faults: ReturnType<typeof openWireFaults>, incoming: IncomingMessage): Promise<Response> {
  const wanted = JSON.parse(String(await read(incoming))) as WireFault | null
  faults.set(incoming.url!.slice('/faults/'.length), wanted)
  return Response.json({})
}

async function answer({ simulators, about }: HostOptions, incoming: IncomingMessage): Promise<Response> {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
  const [, name = '', ...rest] = url.pathname.split('/')
  if (name === '') return Response.json(about)
  const simulator = simulators.get(name)
  if (!simulator) return new Response('Nobody is simulated here.', { status: 404 })
  const body = await read(incoming)
  if (!body) return new Response('Too much.', { status: 413 })
  url.pathname = `/${rest.join('/')}`
  return simulator.answer(asRequest(url, incoming, body))
}

function asRequest(url: URL, { method = 'GET', headers }: IncomingMessage, body: Buffer<ArrayBuffer>): Request {
  const given = new Headers()
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) given.set(name, String(value))
  const bare = method === 'GET' || method === 'HEAD'
  return new Request(url, { method, headers: given, ...(!bare && { body }) })
}

async function read(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > longestBody) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const cookies = response.headers.getSetCookie()
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'))
  outgoing.writeHead(response.status, { ...headers, ...(cookies.length > 0 && { 'set-cookie': cookies }) })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

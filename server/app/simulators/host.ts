import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Simulator } from '#server/platform/simulator.port.ts'

export interface HostOptions {
  /** By the first segment of their addresses. */
  readonly simulators: ReadonlyMap<string, Simulator>
  /** Answered at `/`, so that a shop knows whom it reached. */
  readonly about: Readonly<Record<string, unknown>>
}

/** What a provider would refuse to read as well. */
const longestBody = 1024 * 1024

/** One HTTP server for all simulators: `/adyen/v71/payments` reaches the one named `adyen` as `/v71/payments`. */
export function hostSimulators(options: HostOptions): Server {
  return createServer(async (incoming, outgoing) => {
    try {
      await send(await answer(options, incoming), outgoing)
    } catch (error) {
      await send(new Response(`The simulator failed: ${String(error)}`, { status: 500 }), outgoing)
    }
  })
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

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const cookies = response.headers.getSetCookie()
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'))
  outgoing.writeHead(response.status, { ...headers, ...(cookies.length > 0 && { 'set-cookie': cookies }) })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

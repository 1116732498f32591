import { lookup as lookUp } from 'node:dns'
import { type IncomingMessage, get as overHttp } from 'node:http'
import { get as overHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export interface GuardedFetch {
  readonly address: string
  /** Hosts of the operator's own network may be asked as well. */
  readonly privateHosts: boolean
  readonly timeoutMs?: number
  readonly mostBytes?: number
}

export type Fetched = { readonly bytes: Uint8Array } | { readonly why: string }

const mostRedirects = 3

/** Fetches what a file from outside names: of public hosts only, pictures only, no larger and no slower than set, the address checked again at each redirect. */
export async function fetchGuarded(ask: GuardedFetch, redirects = 0): Promise<Fetched> {
  const url = URL.canParse(ask.address) ? new URL(ask.address) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) return { why: 'is no web address' }
  if (!ask.privateHosts && isPrivate(url.hostname.replace(/^\[|\]$/g, ''))) return { why: 'is in a private network' }
  const signal = AbortSignal.timeout(ask.timeoutMs ?? 15_000)
  try {
    const answer = await asked(url, ask.privateHosts, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy()
      if (redirects >= mostRedirects) return { why: 'leads elsewhere too often' }
      return fetchGuarded({ ...ask, address: new URL(headers.location, url).href }, redirects + 1)
    }
    if (statusCode !== 200) return given(answer, `was answered with ${statusCode}`)
    const type = headers['content-type'] ?? ''
    if (!/^image\/(jpe?g|png|webp|avif|gif)\b/i.test(type))
      return given(answer, `is ${type.slice(0, 40) || 'of no type'}, not a picture`)
    return await bytesOf(answer, ask.mostBytes ?? 15_000_000)
  } catch (error) {
    return { why: signal.aborted ? 'took too long' : `could not be fetched (${(error as Error).message.slice(0, 80)})` }
  }
}

function given(answer: IncomingMessage, why: string): Fetched {
  answer.destroy()
  return { why }
}

async function bytesOf(answer: IncomingMessage, most: number): Promise<Fetched> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > most) return given(answer, `is larger than ${Math.round(most / 1_000_000)} MB`)
    pieces.push(piece)
  }
  return { bytes: Buffer.concat(pieces) }
}

/** The host is looked up once, and what was looked up is what is connected to. */
function asked(url: URL, privateHosts: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const lookup: LookupFunction = (host, options, done) =>
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      const found = addresses ?? []
      if (error) return done(error, [])
      if (!privateHosts && found.some(({ address }) => isPrivate(address)))
        return done(new Error('a private network'), [])
      if (options.all) return done(null, found)
      done(null, found[0]!.address, found[0]!.family)
    })
  const get = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    get(url, { lookup, signal, headers: { accept: 'image/*', 'user-agent': 'Selvedge import' } }, resolve).on(
      'error',
      reject,
    )
  })
}

const privateNets = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNets.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateNets.addSubnet(net, bits, 'ipv6')

function isPrivate(host: string): boolean {
  const kind = isIP(host)
  if (kind === 0) return /(^|\.)(localhost|local|internal)$/i.test(host)
  return privateNets.check(host, kind === 4 ? 'ipv4' : 'ipv6')
}

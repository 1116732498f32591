import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import { type IncomingMessage, get as overHttp } from 'node:http'
import { get as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import { isPrivate } from './private-address.client.ts'

export interface GuardedFetch {
  readonly address: string
  /** If true, hosts in private networks are allowed too. */
  readonly privateHosts: boolean
  readonly timeoutMs?: number
  readonly mostBytes?: number
  /** Resolves the addresses of a host. By default the system does; tests use their own function. */
  readonly addressesOf?: (host: string) => Promise<readonly LookupAddress[]>
}

/** `permanent` means that another attempt would not help. */
export type FetchResult = { readonly bytes: Uint8Array } | { readonly why: string; readonly permanent: boolean }

const systemAddresses = (host: string): Promise<LookupAddress[]> => promisify(systemLookup)(host, { all: true })
const mostRedirects = 3

/**
 * Fetches a picture whose URL comes from an imported file: from public hosts only (unless allowed), limited in size and
 * time. The address is checked again at each redirect.
 */
export async function fetchGuarded(ask: GuardedFetch, redirects = 0): Promise<FetchResult> {
  const url = URL.canParse(ask.address) ? new URL(ask.address) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) return { why: 'is no web address', permanent: true }
  if (!ask.privateHosts && isPrivate(url.hostname.replace(/^\[|\]$/g, '')))
    return { why: 'is in a private network', permanent: true }
  const signal = AbortSignal.timeout(ask.timeoutMs ?? 15_000)
  try {
    const answer = await requestTo(url, ask, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy()
      if (redirects >= mostRedirects) return { why: 'leads elsewhere too often', permanent: true }
      return fetchGuarded({ ...ask, address: new URL(headers.location, url).href }, redirects + 1)
    }
    if (statusCode !== 200) return failure(answer, `was answered with ${statusCode}`, !mayPass(statusCode))
    const type = headers['content-type'] ?? ''
    if (!/^image\/(jpe?g|png|webp|avif|gif)\b/i.test(type))
      return failure(answer, `is ${type.slice(0, 40) || 'of no type'}, not a picture`, true)
    return await bytesOf(answer, ask.mostBytes ?? 15_000_000)
  } catch (error) {
    const why = signal.aborted ? 'took too long' : `could not be fetched (${(error as Error).message.slice(0, 80)})`
    return { why, permanent: false }
  }
}

/** Statuses of a host that is busy or has a temporary fault. */
const mayPass = (status: number): boolean => status >= 500 || [408, 423, 425, 429].includes(status)

function failure(answer: IncomingMessage, why: string, permanent: boolean): FetchResult {
  answer.destroy()
  return { why, permanent }
}

async function bytesOf(answer: IncomingMessage, most: number): Promise<FetchResult> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > most) return failure(answer, `is larger than ${Math.round(most / 1_000_000)} MB`, true)
    pieces.push(piece)
  }
  return { bytes: Buffer.concat(pieces) }
}

/** The host is resolved once, and a new connection goes to exactly that address. A second look-up could give a private address. */
function requestTo(
  url: URL,
  { privateHosts, addressesOf = systemAddresses }: GuardedFetch,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const lookup: LookupFunction = (host, options, done) => {
    addressesOf(host).then(
      (found) => {
        const [first] = found
        if (!first || (!privateHosts && found.some(({ address }) => isPrivate(address))))
          return done(new Error('a private network'), [])
        if (options.all) return done(null, [...found])
        done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    )
  }
  const get = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const answered = (answer: IncomingMessage): void => {
      const reached = answer.socket.remoteAddress ?? ''
      if (privateHosts || (reached !== '' && !isPrivate(reached))) resolve(answer)
      else answer.destroy(new Error('a private network'))
    }
    const headers = { accept: 'image/*', 'user-agent': 'Selvedge import' }
    get(url, { lookup, signal, headers, agent: false }, answered).on('error', reject)
  })
}

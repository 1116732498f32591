import { connect } from 'node:net'
import { cpuMs } from './process-cost.ts'

export interface Request {
  readonly path: string
  /** JSON to post. Without it the request is a GET. */
  readonly body?: string
}

export interface FloodOptions {
  readonly url: string
  /** Returns the request with this number, from 0. */
  readonly requestAt: (number: number) => Request
  readonly headers?: Readonly<Record<string, string>>
  readonly connections: number
  /** Number of requests, or duration of the flood. */
  readonly amount?: number
  readonly seconds?: number
}

export interface FloodResult {
  readonly perSecond: number
  /** Processor time of each request in the process that answered, all threads together. */
  readonly cpuMsEach: number
  /** Share of a core that the client used, in percent. Near 100, the client limits the result. */
  readonly clientShare: number
  [figure: string]: number
}

/**
 * Sends the next request as soon as the previous one is answered, and reads only status and length of an answer. A full
 * HTTP client would take more time for a cached page than the shop does, so it would be measured instead. An answer
 * other than 200 ends the measurement.
 */
export async function flood(
  pid: number,
  { requestAt, amount, seconds = 3, ...how }: FloodOptions,
): Promise<FloodResult> {
  const { hostname, port, host } = new URL(how.url)
  const heads = Object.entries({ host, ...how.headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const until = amount === undefined ? performance.now() + seconds * 1000 : Number.POSITIVE_INFINITY
  let number = 0
  const next = (): string | undefined =>
    number >= (amount ?? Number.POSITIVE_INFINITY) || performance.now() >= until
      ? undefined
      : textOf(requestAt(number++), heads.join(''))
  const [before, own, begun] = [cpuMs(pid), process.cpuUsage(), performance.now()]
  const asking = Array.from({ length: how.connections }, () => askOnOneLine({ hostname, port: Number(port), next }))
  const total = (await Promise.all(asking)).reduce((sum, count) => sum + count, 0)
  if (total === 0) throw new Error('Nothing was answered.')
  const ms = performance.now() - begun
  const { user, system } = process.cpuUsage(own)
  return {
    perSecond: (1000 * total) / ms,
    cpuMsEach: (cpuMs(pid) - before) / total,
    clientShare: (user + system) / 10 / ms,
  }
}

const textOf = ({ path, body }: Request, head: string): string =>
  body === undefined
    ? `GET ${path} HTTP/1.1\r\n${head}\r\n`
    : `POST ${path} HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

interface Line {
  readonly hostname: string
  readonly port: number
  /** The next request; undefined when there are no more. */
  next(): string | undefined
}

/** One connection with one request at a time. Resolves with the number of answers. */
const askOnOneLine = ({ hostname, port, next }: Line): Promise<number> =>
  new Promise((resolve, reject) => {
    const askNext = () => {
      const request = next()
      if (request === undefined) socket.end()
      else socket.write(request)
    }
    const socket = connect({ host: hostname, port, noDelay: true }, askNext)
    let answered = 0
    let missing = 0
    socket.on('data', (bytes) => {
      missing = missing === 0 ? wholeLength(bytes) - bytes.length : missing - bytes.length
      if (Number.isNaN(missing)) return void socket.destroy(new Error(`Refused: ${bytes.toString('latin1', 0, 200)}`))
      if (missing > 0) return
      answered += 1
      askNext()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answered))
  })

/** Length of an answer in bytes, calculated from its head. The head arrives in one chunk. */
function wholeLength(bytes: Buffer): number {
  const head = bytes.toString('latin1', 0, 2048)
  const end = head.indexOf('\r\n\r\n')
  return head.startsWith('HTTP/1.1 200') ? end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1]) : Number.NaN
}

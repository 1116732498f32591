import { connect } from 'node:net'
import { cpuMs } from './process-cost.ts'

export interface Flood {
  readonly url: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly seconds: number
}

export interface Flooded {
  readonly perSecond: number
  readonly cpuMsEach: number
  [figure: string]: number
}

/**
 * Asks for one page as fast as it is answered, and reads no more of an answer than its status and length. A client that understands
 * HTTP spends more on a kept page than the shop does, and would be all that is measured.
 */
export async function flood(pid: number, { url, path, headers, connections, seconds }: Flood): Promise<Flooded> {
  const { hostname, port, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1')
  const until = performance.now() + seconds * 1000
  const before = cpuMs(pid)
  const begun = performance.now()
  const askedBy = Array.from({ length: connections }, () => asking({ hostname, port: Number(port), request, until }))
  const total = (await Promise.all(askedBy)).reduce((sum, count) => sum + count, 0)
  if (total === 0) throw new Error(`Nothing was answered at ${path}.`)
  return { perSecond: (1000 * total) / (performance.now() - begun), cpuMsEach: (cpuMs(pid) - before) / total }
}

interface Asking {
  readonly hostname: string
  readonly port: number
  readonly request: Buffer
  readonly until: number
}

/** One connection, one request at a time; resolves with how many were answered. */
const asking = ({ hostname, port, request, until }: Asking): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port, noDelay: true }, () => socket.write(request))
    let answered = 0
    let missing = 0
    socket.on('data', (bytes) => {
      missing = missing === 0 ? wholeLength(bytes) - bytes.length : missing - bytes.length
      if (Number.isNaN(missing)) return void socket.destroy(new Error(`No page: ${bytes.toString('latin1', 0, 200)}`))
      if (missing > 0) return
      answered += 1
      if (performance.now() < until) socket.write(request)
      else socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answered))
  })

/** Bytes of an answer from its first to its last, told by its head, which comes in one piece. */
function wholeLength(bytes: Buffer): number {
  const head = bytes.toString('latin1', 0, 2048)
  const end = head.indexOf('\r\n\r\n')
  return head.startsWith('HTTP/1.1 200') ? end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1]) : Number.NaN
}

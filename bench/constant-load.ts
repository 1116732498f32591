import { connect, type Socket } from 'node:net'
import { setPriority } from 'node:os'

/** The requests to send and their rate. This program gets them as JSON. */
export interface ConstantLoad {
  readonly host: string
  readonly port: number
  /**
   * Texts of requests, used in turn. `{n}` becomes a number that is unique to each request, `{half}` half of that
   * number, and `{network}` an address that is unique to each request.
   */
  readonly requests: readonly string[]
  readonly firstNumber: number
  readonly perSecond: number
  readonly seconds: number
  /** Maximum number of connections. If none is free, a request waits for one. */
  readonly connections: number
  /**
   * True if the sender may run only when the shop is idle, because in production clients run on other machines and take
   * no time from the shop.
   */
  readonly isLast?: boolean
  /** Answers that contain this text are counted separately. */
  readonly lookFor?: string
}

/** The counts and times of the answers. */
export interface ConstantLoadResult {
  readonly sent: number
  readonly good: number
  /** Answers with the text of `lookFor`. */
  readonly found: number
  readonly refused: number
  /** Refusals that do not say when to try again. */
  readonly mute: number
  readonly other: number
  /** Time from the moment a request was due to its successful answer, ms. */
  readonly p50: number
  readonly p99: number
  /** The same time for refusals. */
  readonly refusedP99: number
  /** Time from the last due request until all requests were answered. */
  readonly emptyAfterMs: number
}

/** Sends each request when it is due, no matter how long answers take. So a slow shop gets no fewer requests. */
export function sendConstantly(load: ConstantLoad): Promise<ConstantLoadResult> {
  const { perSecond, seconds, connections, requests } = load
  const total = Math.round(perSecond * seconds)
  const free: Client[] = []
  const due: number[] = []
  const good: number[] = []
  const refused: number[] = []
  const counts = { sent: 0, done: 0, mute: 0, found: 0 }
  let open = 0
  const began = performance.now()
  return new Promise((resolve) => {
    function finish(dueAt: number, head: string): void {
      const took = performance.now() - dueAt
      if (head.startsWith('HTTP/1.1 200')) good.push(took)
      else if (head.startsWith('HTTP/1.1 503')) {
        refused.push(took)
        if (!/\r\nretry-after:/i.test(head)) counts.mute += 1
      }
      if (load.lookFor !== undefined && head.includes(load.lookFor)) counts.found += 1
      counts.done += 1
    }
    function pump(): void {
      while (due.length > 0) {
        const client = free.pop() ?? (open < connections ? newClient() : undefined)
        if (!client) return
        const number = counts.sent++
        client.ask(filledIn(requests[number % requests.length]!, load.firstNumber + number), due.shift()!)
      }
    }
    function newClient(): Client {
      open += 1
      const client = clientOf(load, {
        answered: (dueAt, head) => {
          finish(dueAt, head)
          free.push(client)
          pump()
        },
        closed: (dueAt) => {
          open -= 1
          const index = free.indexOf(client)
          if (index >= 0) free.splice(index, 1)
          if (dueAt !== undefined) finish(dueAt, 'closed')
          pump()
        },
      })
      return client
    }
    let planned = 0
    const ticking = setInterval(() => {
      const elapsed = (performance.now() - began) / 1000
      const until = Math.min(total, Math.floor(elapsed * perSecond))
      for (; planned < until; planned++) due.push(began + (planned / perSecond) * 1000)
      pump()
      const isLate = elapsed > seconds + 60
      if (counts.done < total && !isLate) return
      clearInterval(ticking)
      const emptyAfterMs = performance.now() - began - seconds * 1000
      resolve({
        ...{ sent: total, good: good.length, found: counts.found, refused: refused.length, mute: counts.mute },
        other: total - good.length - refused.length,
        ...{ p50: percentile(good, 0.5), p99: percentile(good, 0.99), refusedP99: percentile(refused, 0.99) },
        emptyAfterMs,
      })
    }, 2)
  })
}

const filledIn = (text: string, number: number): string =>
  text
    .replace('{n}', String(number))
    .replace('{half}', String(number >> 1).padStart(8, '0'))
    .replace('{network}', `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`)

interface Client {
  ask(text: string, dueAt: number): void
}

interface Heard {
  answered(dueAt: number, head: string): void
  closed(dueAt: number | undefined): void
}

/** One connection. It reads only the head and the length of an answer. */
function clientOf({ host, port }: ConstantLoad, heard: Heard): Client {
  let asked: number | undefined
  let head = ''
  let missing = 0
  const socket: Socket = connect({ host, port, noDelay: true })
  socket.on('error', () => {})
  socket.on('close', () => {
    heard.closed(asked)
    asked = undefined
  })
  socket.on('data', (bytes) => {
    if (missing === 0) {
      head += bytes.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      missing = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0) + end + 4 - head.length
    } else missing -= bytes.length
    if (missing > 0) return
    const [dueAt, told] = [asked!, head]
    asked = undefined
    head = ''
    missing = 0
    heard.answered(dueAt, told)
  })
  return {
    ask(text, dueAt) {
      asked = dueAt
      socket.write(text)
    },
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

if (import.meta.main) {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  const load = JSON.parse(Buffer.concat(chunks).toString()) as ConstantLoad
  if (load.isLast) setPriority(19)
  const result = await sendConstantly(load)
  process.stdout.write(JSON.stringify(result), () => process.exit(0))
}

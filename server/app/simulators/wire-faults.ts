import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Faults on the wire between the shop and a third party that works. */
export const wireFaultKinds = [
  'reset',
  'silence',
  'late',
  'trickle',
  '500',
  '502',
  '503',
  '429',
  'broken-json',
  'wrong-schema',
] as const

export interface WireFault {
  readonly kind: (typeof wireFaultKinds)[number]
  /** Before or after the third party handled the request. */
  readonly moment: 'before' | 'after'
  /** How many calls get the fault. */
  readonly calls: number
  /** Only calls to this path or below it get the fault: `/payments` does not match `/payments_report`. */
  readonly path?: string
}

/** Longer than the time limit of any client. */
const lateMs = 20_000
const bytesPerSecond = 1

/** The faults set for each simulator. Each call uses one up. */
export function openWireFaults() {
  const wanted = new Map<string, WireFault & { left: number }>()
  return {
    set(name: string, fault: WireFault | null): void {
      if (fault) wanted.set(name, { ...fault, left: fault.calls })
      else wanted.delete(name)
    },
    next(url: string): WireFault | undefined {
      const fault = wanted.get(url.split('/')[1] ?? '')
      if (!fault || fault.left === 0 || !isAt(url, fault.path)) return undefined
      fault.left -= 1
      return fault
    },
  }
}

const isAt = (url: string, path = ''): boolean => `${url.split('?')[0]}/`.includes(`${path}/`)

/** Answers with the fault. `reply` is the answer that the third party would have given. */
export async function applyFault(
  { kind }: WireFault,
  reply: Response | undefined,
  outgoing: ServerResponse,
): Promise<void> {
  const body = reply ? await reply.text() : '{"unfinished":"'
  const head = { 'content-type': 'application/json', connection: 'close' }
  switch (kind) {
    case 'reset':
      outgoing.writeHead(200, { ...head, 'content-length': body.length + 10 }).write(body.slice(0, 5))
      await pause(5)
      return void outgoing.destroy()
    case 'silence':
      return
    case 'late':
      await pause(lateMs, undefined, { ref: false })
      return void outgoing.writeHead(reply?.status ?? 200, head).end(body)
    case 'trickle':
      outgoing.writeHead(reply?.status ?? 200, head)
      for (const byte of body) {
        if (outgoing.destroyed) return
        outgoing.write(byte)
        await pause(1_000 / bytesPerSecond, undefined, { ref: false })
      }
      return void outgoing.end()
    case 'broken-json':
      return void outgoing.writeHead(200, head).end(`<html>${body.slice(0, 20)}`)
    case 'wrong-schema':
      return void outgoing.writeHead(200, head).end('{"unexpected":true}')
    default:
      return void outgoing
        .writeHead(Number(kind), { ...head, ...(kind === '429' ? { 'retry-after': '1' } : {}) })
        .end('{"message":"not now"}')
  }
}

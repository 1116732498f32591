import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A free port whose next port is free too; the simulators use the next one. */
export async function freePorts(): Promise<number> {
  while (true) {
    const port = 20_000 + 2 * Math.floor(Math.random() * 6_000)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

/** Waits until the shop says that it is ready. Throws if the shop ends instead. */
export async function untilReady(shop: ChildProcess, url: string, withinMs: number): Promise<void> {
  const giveUp = Date.now() + withinMs
  while (Date.now() < giveUp) {
    if (shop.exitCode !== null || shop.signalCode !== null)
      throw new Error(`The shop ended with ${shop.exitCode ?? shop.signalCode}.`)
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
    if (ready?.status === 200) return
    await pause(20)
  }
  throw new Error(`The shop was not ready within ${withinMs / 1000} s.`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import type { ConstantLoad, ConstantLoadResult } from './constant-load.ts'

export type SentLoad = Omit<ConstantLoad, 'host' | 'port' | 'firstNumber'>

/** Above all prices, and always eight digits, so that all texts with a number have the same length. */
let firstNumber = 10_000_000

/** Sends requests to a shop from a separate process, so that the sender takes no time from the shop's process. */
export function sendLoad({ url }: Pick<RunningShop, 'url'>, load: SentLoad): Promise<ConstantLoadResult> {
  const { hostname, port } = new URL(url)
  const sender = spawn(process.execPath, [join(import.meta.dirname, 'constant-load.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const all: ConstantLoad = { host: hostname, port: Number(port), firstNumber, ...load }
  firstNumber += 10_000_000
  sender.stdin.end(JSON.stringify(all))
  let text = ''
  sender.stdout.on('data', (bytes) => {
    text += bytes
  })
  return new Promise((resolve, reject) => {
    sender.once('error', reject).once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(text) as ConstantLoadResult)
      else reject(new Error(`The sender ended with ${code}.`))
    })
  })
}

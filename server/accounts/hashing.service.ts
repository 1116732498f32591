import { Worker } from 'node:worker_threads'

/** A password with the parameters of its hash; memory in KiB, sizes in bytes. */
export interface HashJob {
  readonly message: Uint8Array
  readonly nonce: Uint8Array
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly tagLength: number
}

/**
 * Computes argon2id in separate threads, which reuse their memory; in Node's own pool every thread would keep such
 * memory. At most `threads` jobs may run at a time.
 */
export function hashingThreads(threads: number): (job: HashJob) => Promise<Buffer> {
  const idle: Worker[] = []
  let begun = 0
  const begin = (): Worker => {
    if (begun === threads) throw new Error('more passwords are hashed at once than there are threads')
    begun += 1
    const worker = new Worker(new URL('./hashing-thread.service.ts', import.meta.url))
    worker.unref()
    return worker
  }
  return (job) =>
    new Promise((resolve, reject) => {
      const worker = idle.pop() ?? begin()
      const answered = (tag: Uint8Array): void => {
        worker.off('error', failed)
        idle.push(worker)
        resolve(Buffer.from(tag))
      }
      const failed = (error: unknown): void => {
        worker.off('message', answered)
        begun -= 1
        reject(error)
      }
      worker.once('message', answered)
      worker.once('error', failed)
      worker.postMessage(job)
    })
}

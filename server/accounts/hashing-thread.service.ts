import { argon2Sync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { HashJob } from './hashing.service.ts'

/** A priority below the shop's other work: pages come first when there is not enough processor time for both. */
const priority = 10

/** On Linux each thread has its own priority; on other systems it stays that of the process. */
function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), priority)
  } catch {}
}

stepBack()
parentPort!.on('message', (job: HashJob) => parentPort!.postMessage(argon2Sync('argon2id', job)))

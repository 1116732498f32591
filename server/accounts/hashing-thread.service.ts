import { argon2Sync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { HashJob } from './hashing.service.ts'

/** Below the shop's other work: pages are answered first where there is not enough of a core for both. */
const priority = 10

/** Linux gives each thread a priority of its own; elsewhere it stays that of the program. */
function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), priority)
  } catch {}
}

stepBack()
parentPort!.on('message', (job: HashJob) => parentPort!.postMessage(argon2Sync('argon2id', job)))

import { appendFileSync, closeSync, existsSync, openSync, readFileSync, truncateSync } from 'node:fs'
import type { Ledger } from '#server/platform/simulators/simulator.port.ts'

type Entry = Readonly<Record<string, unknown>>

/** A ledger stored as lines of JSON. A line that a crash cut short does not count, and is removed before the next write. */
export function openLedger(file: string): Ledger & { close(): void } {
  const entries = readEntries(file)
  const open = openSync(file, 'a', 0o600)
  return {
    append: (entry) => {
      appendFileSync(open, `${JSON.stringify(entry)}\n`)
      entries.push(entry)
    },
    entries: () => entries,
    close: () => closeSync(open),
  }
}

function readEntries(file: string): Entry[] {
  if (!existsSync(file)) return []
  const bytes = readFileSync(file)
  const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1)
  if (whole.length < bytes.length) truncateSync(file, whole.length)
  const lines = whole.toString('utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Entry)
}

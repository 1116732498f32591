import { closeSync, openSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { csvLine } from '#foundation/csv-line.ts'
import type { ImportOrder } from '#server/catalogue/index.ts'

/** Resolves a path relative to the folder in which the operator called npm. */
export const fromHere = (name: string): string => resolve(process.env.INIT_CWD ?? '.', name)

/** How many characters are collected before they are written. */
const piece = 65_536

/** A table with the result of every row. It is written during the import, so it may be larger than the memory. */
export function openRowReport(path: string): { write: NonNullable<ImportOrder['report']>; close(): void } {
  const file = openSync(path, 'w')
  let waiting = csvLine(['file', 'line', 'verdict', 'why'])
  const flush = () => {
    writeSync(file, waiting)
    waiting = ''
  }
  return {
    write: ({ file: name, line, verdict, why }) => {
      waiting += csvLine([name, String(line), verdict, why])
      if (waiting.length > piece) flush()
    },
    close: () => {
      flush()
      closeSync(file)
    },
  }
}

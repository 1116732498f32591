import { closeSync, openSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { csvLine } from '#foundation/csv-line.ts'
import type { ImportOrder } from '#server/catalogue/index.ts'

/** A path relative to the folder in which the operator called npm. */
export const fromHere = (name: string): string => resolve(process.env.INIT_CWD ?? '.', name)

/** Characters gathered before they are written. */
const piece = 65_536

/** A table with the result of every row, written during an import, so that its size does not matter. */
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

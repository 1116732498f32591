import { closeSync, openSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { csvLine } from '#foundation/csv-line.ts'
import type { ImportOrder } from '#server/catalogue/index.ts'

/** A name as meant from where the operator stands, which npm remembers. */
export const fromHere = (name: string): string => resolve(process.env.INIT_CWD ?? '.', name)

/** Characters gathered before they are written. */
const piece = 65_536

/** A table of what became of every row, written while an import runs, however long the files are. */
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

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Cell = string | number | undefined

/** One file of the import form, gathered in memory and written in one go. */
export class CsvFile {
  readonly name: string
  readonly lines: string[]

  constructor(name: string, columns: readonly string[]) {
    this.name = name
    this.lines = [columns.join(',')]
  }

  row(...cells: readonly Cell[]): void {
    this.lines.push(cells.map(written).join(','))
  }

  /** Rows, without the line of column names. */
  get count(): number {
    return this.lines.length - 1
  }

  async save(folder: string): Promise<void> {
    await writeFile(join(folder, this.name), `${this.lines.join('\n')}\n`)
  }
}

function written(cell: Cell): string {
  if (cell === undefined) return ''
  const text = String(cell)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

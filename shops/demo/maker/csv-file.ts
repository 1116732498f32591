import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { csvLine } from '#foundation/csv-line.ts'

type Cell = string | number | undefined

/** One file of the import form, collected in memory and written in one step. */
export class CsvFile {
  readonly name: string
  /** Each line includes its line end. */
  readonly lines: string[]

  constructor(name: string, columns: readonly string[]) {
    this.name = name
    this.lines = [csvLine(columns)]
  }

  row(...cells: readonly Cell[]): void {
    this.lines.push(csvLine(cells.map((cell) => String(cell ?? ''))))
  }

  /** Number of rows, without the line of column names. */
  get count(): number {
    return this.lines.length - 1
  }

  async save(folder: string): Promise<void> {
    await writeFile(join(folder, this.name), this.lines.join(''))
  }
}

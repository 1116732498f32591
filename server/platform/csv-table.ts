import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { z } from 'zod'
import { readCell } from '#foundation/csv-cell.ts'

/** A row that was read, or the reason it was refused. */
export type ReadRow<Row> =
  | { readonly line: number; readonly row: Row }
  | { readonly line: number; readonly refused: string }

/** A small CSV table, read as a whole. Only for lists that are kept in memory anyway. */
export interface CsvTable {
  readonly columns: readonly string[]
  readonly cells: readonly { readonly line: number; readonly cells: Readonly<Record<string, string>> }[]
}

/** Reads a UTF-8 CSV file with a header; `undefined` for any other file. */
export async function readCsvTable(path: string): Promise<CsvTable | undefined> {
  try {
    const rows: string[][] = parse(await readFile(path, 'utf8'), {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    const [header = [], ...body] = rows
    const columns = header.map((name) => name.trim().toLowerCase())
    return {
      columns,
      cells: body.map((row, index) => ({
        line: index + 2,
        cells: Object.fromEntries(columns.map((name, column) => [name, readCell(row[column] ?? '').trim()])),
      })),
    }
  } catch {
    return undefined
  }
}

/** Checks each row against the schema of its form. Wrong rows are reported one by one. */
export function rowsOf<Schema extends z.ZodType>({ cells }: CsvTable, schema: Schema): ReadRow<z.infer<Schema>>[] {
  return cells.map(({ line, cells: texts }) => {
    const read = schema.safeParse(texts)
    if (read.success) return { line, row: read.data }
    const [issue] = read.error.issues
    return { line, refused: `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim() }
  })
}

import { safeCell } from './csv-cell.ts'

/** One line of a table. Cells are quoted where necessary, and no cell can run as a formula in a spreadsheet. */
export const csvLine = (cells: readonly string[], delimiter: ',' | '\t' = ','): string =>
  `${cells.map((cell) => quoted(safeCell(cell))).join(delimiter)}\n`

const quoted = (cell: string): string => (/[",\t;|\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

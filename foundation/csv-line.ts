import { safeCell } from './csv-cell.ts'

/** One line of a table; a cell is quoted where it must be, and none runs as a formula where it is opened. */
export const csvLine = (cells: readonly string[], delimiter: ',' | '\t' = ','): string =>
  `${cells.map((cell) => quoted(safeCell(cell))).join(delimiter)}\n`

const quoted = (cell: string): string => (/[",\t;|\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

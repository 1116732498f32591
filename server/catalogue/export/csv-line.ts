/** One line of a table; a cell is quoted where it must be. */
export const csvLine = (cells: readonly string[], delimiter: ',' | '\t' = ','): string =>
  `${cells.map(quoted).join(delimiter)}\n`

const quoted = (cell: string): string => (/[",\t;|\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

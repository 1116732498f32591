/** Text that a spreadsheet may take for a formula, also after blanks and quotes and in full width, and what it may take for the next cell. */
const formula = /^["'\s\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－＠]|^["']*[\t\r\n]/u
const plainNumber = /^[+-]?\d+(?:[.,]\d+)*%?$/

const isFormula = (text: string): boolean => formula.test(text) && !plainNumber.test(text)

/** The text as a cell of a table that people open in a spreadsheet: what would run as a formula is made text by an apostrophe before it. */
export const safeCell = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** The text of a cell, without the apostrophe that `safeCell` put before it. */
export const readCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell

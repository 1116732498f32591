/** Text that a spreadsheet may run as a formula, also after blanks or quotes and with full-width signs, or may split into a new cell. */
const formula = /^["'\s\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－＠]|^["']*[\t\r\n]/u
const plainNumber = /^[+-]?\d+(?:[.,]\d+)*%?$/

const isFormula = (text: string): boolean => formula.test(text) && !plainNumber.test(text)

/**
 * The text as a cell of a table that people open in a spreadsheet. If it could run as a formula, it gets an apostrophe
 * in front, which makes it text.
 */
export const safeCell = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** The text of a cell, without the apostrophe that `safeCell` put before it. */
export const readCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell

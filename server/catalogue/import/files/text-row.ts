/** A row by its column names; `wrong` where it does not have as many cells as there are columns, or the file is cut within it. */
export interface TextRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  readonly wrong?: string
}

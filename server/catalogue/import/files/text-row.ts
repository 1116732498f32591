/** A row by column names. `wrong` is set if the number of cells differs from the header, or if the file ends within the row. */
export interface TextRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  readonly wrong?: string
}

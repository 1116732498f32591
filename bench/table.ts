export interface Row {
  readonly what: string
  readonly measured: number
  readonly unit: string
  /** The limit: the value must be at most or at least this. */
  readonly bar?: { readonly atMost: number } | { readonly atLeast: number }
  readonly note?: string
}

/** Prints measurements with their limits. Returns whether all limits were met. */
export function printTable(title: string, rows: readonly Row[]): boolean {
  const lines = rows.map((row) => [
    row.what,
    `${figure(row.measured)} ${row.unit}`,
    barOf(row),
    isMet(row) ? 'ok' : 'MISSED',
    row.note ?? '',
  ])
  const table = [['what', 'measured', 'must be', '', ''], ...lines]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((line) => line[column]!.length)))
  console.log(`\n${title}`)
  for (const line of table) console.log(`| ${line.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`)
  return rows.every(isMet)
}

const isMet = ({ bar, measured }: Row): boolean =>
  !bar || ('atMost' in bar ? measured <= bar.atMost : measured >= bar.atLeast)
const barOf = ({ bar, unit }: Row): string =>
  !bar ? '' : 'atMost' in bar ? `≤ ${bar.atMost} ${unit}` : `≥ ${bar.atLeast} ${unit}`
const figure = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

import type { Row } from './table.ts'
import { median } from './table.ts'

/** The exports of a `*.bench.ts`. */
export interface Bench {
  measure(): Promise<readonly Table[]>
}

export interface Table {
  readonly title: string
  readonly rows: readonly Row[]
}

/** Measures three times. Returns the median of each figure. */
export async function medianOfThree<Figures extends Readonly<Record<string, number>>>(
  measure: () => Promise<Figures>,
): Promise<Figures> {
  const runs: Figures[] = []
  for (let run = 0; run < 3; run += 1) runs.push(await measure())
  const names = Object.keys(runs[0]!)
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]!))])) as Figures
}

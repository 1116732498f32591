import type { ImportOrder } from './import-order.ts'
import { type RowKind, rowKinds } from './rows.ts'

/** Something to say about one row or one file: which, where, and why in plain words for the operator. */
export interface Remark {
  readonly file: string
  /** The first line is 1; 0 speaks of the file as a whole. */
  readonly line: number
  readonly why: string
}

/** The results of an import, or on a dry run those it would have had. */
export interface ImportReport {
  readonly dryRun: boolean
  /** Rows read and found good, and those of them that changed something. */
  readonly rows: Readonly<Record<RowKind, { readonly accepted: number; readonly changed: number }>>
  readonly warned: readonly Remark[]
  readonly refused: readonly Remark[]
  /** Pictures that feeds name; they are fetched in the background. */
  readonly pictures: number
  /** Beyond the first thousand of either kind they are counted only. */
  readonly unlisted: number
  /** Products and single variants that were retired since their source no longer tells them; or why none were. */
  readonly retired: { readonly products: number; readonly variants: number; readonly why?: string } | undefined
  readonly tookMs: number
}

const listed = 1000

/** Gathers what there is to say while files are read. */
export class Findings {
  readonly warned: Remark[] = []
  readonly refused: Remark[] = []
  unlisted = 0
  pictures = 0
  readonly rows: Record<RowKind, { accepted: number; changed: number }> = Object.fromEntries(
    rowKinds.map((kind) => [kind, { accepted: 0, changed: 0 }]),
  ) as Record<RowKind, { accepted: number; changed: number }>
  private readonly report: ImportOrder['report']

  constructor(report?: ImportOrder['report']) {
    this.report = report
  }

  accept(file: string, line: number): void {
    this.report?.({ file, line, verdict: 'accepted', why: '' })
  }

  warn(file: string, line: number, why: string): void {
    this.report?.({ file, line, verdict: 'warned', why })
    this.add(this.warned, { file, line, why })
  }

  refuse(file: string, line: number, why: string): void {
    this.report?.({ file, line, verdict: 'refused', why })
    this.add(this.refused, { file, line, why })
  }

  private add(list: Remark[], remark: Remark): void {
    if (list.length < listed) list.push(remark)
    else this.unlisted += 1
  }
}

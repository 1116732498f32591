import type { ImportOrder } from './import-order.ts'
import { type RowKind, rowKinds } from './rows.ts'

/** Something to say about one row or one file: which, where, and why in plain words for the operator. */
export interface Remark {
  readonly file: string
  /** The first line is 1; 0 is the file as a whole. */
  readonly line: number
  readonly why: string
}

/** What an import that replaces takes away besides goods. */
export interface TakenAway {
  /** Products in categories. */
  readonly memberships: number
  readonly categories: number
}

/** The results of an import, or on a dry run those it would have had. */
export interface ImportReport {
  readonly dryRun: boolean
  /** Rows read and found good, and those of them that changed something, or on a dry run would. */
  readonly rows: Readonly<Record<RowKind, { readonly accepted: number; readonly changed: number }>>
  readonly warned: readonly Remark[]
  readonly refused: readonly Remark[]
  /** Pictures that feeds name; they are fetched in the background. */
  readonly pictures: number
  /** Beyond the first thousand of either kind they are counted only. */
  readonly unlisted: number
  /** Goods that were not here before, by number and by a few examples. */
  readonly added: Readonly<
    Record<'products' | 'variants', { readonly count: number; readonly examples: readonly string[] }>
  >
  /** Removed memberships and categories, if the import replaces. */
  readonly takenAway?: TakenAway | undefined
  /** Products and single variants that were retired since their source no longer tells them, with a few of their ids; or why none were. */
  readonly retired:
    | {
        readonly products: number
        readonly variants: number
        readonly examples: readonly string[]
        readonly why?: string
      }
    | undefined
  readonly tookMs: number
}

const listed = 1000
export const mostExamples = 3

/** Collects the remarks while files are read. */
export class Findings {
  readonly warned: Remark[] = []
  readonly refused: Remark[] = []
  readonly added = {
    products: { count: 0, examples: [] as string[] },
    variants: { count: 0, examples: [] as string[] },
  }
  unlisted = 0
  pictures = 0
  readonly rows: Record<RowKind, { accepted: number; changed: number }> = Object.fromEntries(
    rowKinds.map((kind) => [kind, { accepted: 0, changed: 0 }]),
  ) as Record<RowKind, { accepted: number; changed: number }>
  private readonly report: ImportOrder['report']

  constructor(report?: ImportOrder['report']) {
    this.report = report
  }

  isNew(kind: 'products' | 'variants', id: string): void {
    const of = this.added[kind]
    of.count += 1
    if (of.examples.length < mostExamples) of.examples.push(id)
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

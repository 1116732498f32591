import type { ImportOrder } from './import-order.ts'
import { type RowKind, rowKinds } from './rows.ts'

/** A remark about a row or a file for the operator. */
export interface Remark {
  readonly file: string
  /** The first line is 1; 0 means the whole file. */
  readonly line: number
  readonly why: string
}

/** What an import that replaces removes, besides goods. */
export interface Removals {
  /** Memberships of products in categories. */
  readonly memberships: number
  readonly categories: number
}

/** The result of an import, or what the result of a dry run would have been. */
export interface ImportReport {
  readonly dryRun: boolean
  /** Rows that were accepted, and those that changed something (on a dry run: would change). */
  readonly rows: Readonly<Record<RowKind, { readonly accepted: number; readonly changed: number }>>
  readonly warned: readonly Remark[]
  readonly refused: readonly Remark[]
  /** Pictures that feeds name. They are fetched in the background. */
  readonly pictures: number
  /** Only the first thousand remarks of each kind are listed; this counts the others. */
  readonly unlisted: number
  /** Goods that are new: their number and a few examples. */
  readonly added: Readonly<
    Record<'products' | 'variants', { readonly count: number; readonly examples: readonly string[] }>
  >
  /** Removed memberships and categories, if the import replaces. */
  readonly takenAway?: Removals | undefined
  /** Products and single variants that were retired because their source no longer contains them, with a few ids; or why none were. */
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

/** Collects remarks while files are read. */
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

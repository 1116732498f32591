import type { RowKind } from './rows.ts'

/** Something to say about one row or one file: which, where, and why in plain words for the operator. */
export interface Remark {
  readonly file: string
  /** The first line is 1; 0 speaks of the file as a whole. */
  readonly line: number
  readonly why: string
}

/** What an import did, or on a dry run would have done. */
export interface ImportReport {
  readonly dryRun: boolean
  /** Rows read and found good, and those of them that changed something. */
  readonly rows: Readonly<Record<RowKind, { readonly accepted: number; readonly changed: number }>>
  readonly warned: readonly Remark[]
  readonly refused: readonly Remark[]
  /** Remarks beyond the first thousand are counted only. */
  readonly unlisted: number
  readonly tookMs: number
}

const listed = 1000

/** Gathers what there is to say while files are read. */
export class Findings {
  readonly warned: Remark[] = []
  readonly refused: Remark[] = []
  unlisted = 0
  readonly rows: Record<RowKind, { accepted: number; changed: number }> = {
    categories: none(),
    categoryTexts: none(),
    products: none(),
    productTexts: none(),
    productCategories: none(),
    variants: none(),
    prices: none(),
    stock: none(),
  }

  warn(file: string, line: number, why: string): void {
    this.add(this.warned, { file, line, why })
  }

  refuse(file: string, line: number, why: string): void {
    this.add(this.refused, { file, line, why })
  }

  private add(list: Remark[], remark: Remark): void {
    if (this.warned.length + this.refused.length < listed) list.push(remark)
    else this.unlisted += 1
  }
}

const none = () => ({ accepted: 0, changed: 0 })

import type { ProblemForms } from '#server/platform/problems.ts'

export interface InvoiceProblem {
  readonly code: 'invoice.unknown'
}

export const invoiceProblems = { 'invoice.unknown': { status: 404 } } satisfies ProblemForms<InvoiceProblem>

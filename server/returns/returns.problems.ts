import { type OrderProblem, orderProblems } from '#server/orders/index.ts'
import type { ProblemForms } from '#server/platform/problems.ts'

export type ReturnProblem =
  | {
      readonly code:
        | 'return.off'
        | 'return.unknown'
        | 'return.nothing-chosen'
        | 'return.changed'
        | 'return.way-unknown'
        | 'return.carrier-silent'
        | 'return.no-label'
        | 'return.place-missing'
        | 'return.email-missing'
        | 'return.step-not-possible'
    }
  | { readonly code: 'return.size-gone' | 'return.one-size-a-line'; readonly lineItemId: string }
  | { readonly code: 'return.too-many'; readonly lineItemId: string; readonly left: number }
  | OrderProblem

export const returnProblems = {
  'return.off': { status: 403 },
  'return.unknown': { status: 404 },
  'return.nothing-chosen': { status: 400, field: 'lines' },
  'return.changed': { status: 409 },
  'return.way-unknown': { status: 400, field: 'way' },
  'return.carrier-silent': { status: 503 },
  'return.no-label': { status: 404 },
  'return.place-missing': { status: 400, field: 'place' },
  'return.email-missing': { status: 400, field: 'email' },
  'return.step-not-possible': { status: 409 },
  'return.size-gone': { status: 409, field: 'lines' },
  'return.one-size-a-line': { status: 400, field: 'lines' },
  'return.too-many': { status: 400, field: 'lines', args: ['left'] },
  ...orderProblems,
} satisfies ProblemForms<ReturnProblem>

import { type OrderProblem, orderProblems } from '#server/orders/index.ts'
import type { ProblemForms } from '#server/platform/problems.ts'

export type WithdrawalProblem =
  | {
      readonly code:
        | 'withdrawal.not-here'
        | 'withdrawal.nothing-chosen'
        | 'withdrawal.changed'
        | 'withdrawal.payment-open'
        | 'withdrawal.name-missing'
    }
  /** `until` is written for people. */
  | { readonly code: 'withdrawal.too-late'; readonly until: string }
  | { readonly code: 'withdrawal.too-many'; readonly lineItemId: string; readonly left: number }
  | OrderProblem

export const withdrawalProblems = {
  'withdrawal.not-here': { status: 400 },
  'withdrawal.nothing-chosen': { status: 400, field: 'lines' },
  'withdrawal.changed': { status: 409 },
  'withdrawal.payment-open': { status: 409 },
  'withdrawal.name-missing': { status: 400, field: 'name' },
  'withdrawal.too-late': { status: 400, args: ['until'] },
  'withdrawal.too-many': { status: 400, field: 'lines', args: ['left'] },
  ...orderProblems,
} satisfies ProblemForms<WithdrawalProblem>

import type { ProblemForms } from '#server/platform/problems.ts'

/** The reasons to refuse a notification request, its confirmation or its end. */
export type NotifyMeProblem =
  | {
      readonly code:
        | 'notify-me.email-invalid'
        | 'notify-me.product-unknown'
        | 'notify-me.size-unknown'
        | 'notify-me.token-unknown'
        | 'notify-me.confirm-unknown'
        | 'notify-me.from-elsewhere'
    }
  | { readonly code: 'notify-me.too-often'; readonly retryAfterSeconds: number }

export const notifyMeProblems = {
  'notify-me.email-invalid': { status: 400, field: 'email' },
  'notify-me.product-unknown': { status: 400, field: 'productId' },
  'notify-me.size-unknown': { status: 400, field: 'sku' },
  'notify-me.token-unknown': { status: 404, field: 'token' },
  'notify-me.confirm-unknown': { status: 404 },
  'notify-me.from-elsewhere': { status: 403 },
  'notify-me.too-often': { status: 429 },
} satisfies ProblemForms<NotifyMeProblem>

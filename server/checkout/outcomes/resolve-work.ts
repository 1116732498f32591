import type { workResolutions } from '#contracts/order-work.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import {
  isMoneyLost,
  type Payments,
  type Refunds,
  type WorkEntry,
  type WorkKind,
  type WorkList,
} from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { MoneyEventNeeds } from './handle-money-event.ts'

/**
 * Ends an entry of the work list. `release`: the order continues although its money is lost. `try-again`: the refund is tried again.
 * `close`: the operator solved it elsewhere, and nothing changes here.
 */
export type Resolution = (typeof workResolutions)[number]

const fitting: Readonly<Record<WorkKind, readonly Resolution[]>> = {
  'money-lost': ['release', 'close'],
  disputed: ['close'],
  'refund-failed': ['try-again', 'close'],
  'refund-withheld': ['try-again', 'close'],
  'refund-stuck': ['try-again', 'close'],
  'refund-owed': ['try-again', 'close'],
}

export type WorkProblem =
  | { readonly code: 'order.work-unknown' }
  | { readonly code: 'order.work-resolved' }
  | { readonly code: 'order.work-not-this-way' }

export interface ResolveNeeds extends Pick<MoneyEventNeeds, 'orderHolds'> {
  readonly workList: Pick<WorkList, 'find' | 'resolve'>
  readonly payments: Pick<Payments, 'lock' | 'release'>
  readonly refunds: Pick<Refunds, 'request' | 'tryAgain'>
}

export interface ToResolve {
  readonly entryId: string
  readonly resolution: Resolution
  readonly by: string
  readonly note?: string | undefined
}

/** Ends an entry, in the caller's transaction; refuses before anything is written. */
export async function resolveWork(
  needs: ResolveNeeds,
  inside: Database,
  { entryId, resolution, by, note }: ToResolve,
): Promise<Result<WorkEntry, WorkProblem>> {
  const seen = await needs.workList.find(inside, entryId)
  if (!seen) return refused({ code: 'order.work-unknown' })
  const payment = await needs.payments.lock(inside, seen.paymentId)
  const entry = (await needs.workList.find(inside, entryId))!
  if (entry.resolvedAt !== null) return refused({ code: 'order.work-resolved' })
  if (!payment || !fitting[entry.kind].includes(resolution)) return refused({ code: 'order.work-not-this-way' })
  if (resolution === 'release') {
    await needs.payments.release(inside, payment.id)
    await needs.orderHolds.resume(inside, payment.id)
  }
  const isTryable = resolution !== 'try-again' || !isMoneyLost(payment.moneyState)
  if (!isTryable || (resolution === 'try-again' && !(await refundAgain(needs, inside, entry))))
    return refused({ code: 'order.work-not-this-way' })
  await needs.workList.resolve(inside, entryId, { resolution, by, note })
  return accepted({ ...entry, resolvedAt: new Date(), resolution, note: note ?? null })
}

async function refundAgain({ refunds }: ResolveNeeds, inside: Database, entry: WorkEntry): Promise<boolean> {
  if (entry.refundId !== null) return refunds.tryAgain(inside, entry.refundId)
  const { id: refundId, paymentId, amountMinor } = entry
  const { moneyMinor } = await refunds.request(inside, { refundId, paymentId, amountMinor, cause: 'owed' })
  return moneyMinor > 0
}

import { newId } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { MoneyState } from './money-state.ts'
import type { RefundState } from './refund-state.ts'
import { type WorkKind, workList } from './work-list.repository.ts'

/** One attempt to refund. */
export interface Refund {
  readonly id: string
  readonly paymentId: string
  readonly kind: 'void' | 'refund'
  readonly amountMinor: number
  readonly currency: string
  readonly state: RefundState
  readonly madeAt: Date
  /** The first attempt of the same refund; null if this is the first one. */
  readonly firstId: string | null
  readonly tries: number
}

export interface RequestedRefund {
  /** The caller's own id: a repeated request with it is the same refund. */
  readonly refundId: string
  readonly paymentId: string
  readonly amountMinor: number
  /** The reason, for people who read the records: `cancelled`, `returned`. */
  readonly cause: string
}

export const columns = `id, payment_id as "paymentId", kind, amount_minor as "amountMinor", currency, state, made_at as "madeAt",
  first_id as "firstId", tries`

interface Paid {
  readonly paidMinor: number
  readonly backMinor: number
  readonly lostMinor: number
  readonly currency: string
  readonly moneyState: MoneyState
}

/** Locks the payment's row, so that two refunds of one payment wait for each other. */
export const lockPaid = async (inside: Database, paymentId: string): Promise<Paid | undefined> =>
  (await inside.prepared<Paid>('refund-paid', paidText, [paymentId]))[0]

/** Locks the payment first, as everywhere. */
export async function lockRefund(inside: Database, id: string): Promise<Refund | undefined> {
  await inside.prepared(
    'refund-lock-payment',
    'select 1 from payment where id = (select payment_id from refund where id = $1) for update',
    [id],
  )
  return (
    await inside.prepared<Refund>('refund-lock', `select ${columns} from refund where id = $1 for update`, [id])
  )[0]
}

export const moveTo = (inside: Database, id: string, state: RefundState) =>
  inside.prepared('refund-move', 'update refund set state = $2, changed_at = now() where id = $1', [id, state])

export async function openEntry<Kind extends 'refund-failed' | 'refund-withheld'>(
  inside: Database,
  { id, paymentId, amountMinor, currency, tries }: Refund,
  kind: Kind,
): Promise<Kind> {
  const entry = { id: newId(), kind, paymentId, refundId: id, amountMinor, currency, details: { tries } }
  await workList(inside).open(inside, entry)
  return kind
}

const paidText = `
  select p.currency, p.amount_minor as "paidMinor", p.lost_minor as "lostMinor", p.money_state as "moneyState",
    (select coalesce(sum(r.amount_minor), 0)::bigint from refund r where r.payment_id = p.id and r.state <> 'failed') as "backMinor"
  from payment p where p.id = $1 and p.state in ('authorised', 'received') for update`

/** What follows a failed attempt: another attempt, or an entry on the work list. */
export interface FailedRefund {
  readonly paymentId: string
  readonly next: 'tried-again' | Extract<WorkKind, 'refund-failed' | 'refund-withheld'>
}

import type { workKinds } from '#contracts/order-work.ts'
import { isId } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'

/**
 * Why an operator must check something. `money-lost`: the order was paid, but the money is gone; nothing more is sent
 * until this is resolved. `disputed`: the bank asks, and may take the money. `refund-failed`: every attempt failed.
 * `refund-withheld`: the refund was not made, because its money is lost. `refund-stuck`: the provider did not answer
 * for a day. `refund-owed`: lost money came back. Pieces were cancelled meanwhile, so their part must be refunded now.
 */
export type WorkKind = (typeof workKinds)[number]

export interface WorkEntry {
  readonly id: string
  readonly kind: WorkKind
  readonly paymentId: string
  readonly refundId: string | null
  readonly orderNumber: string | null
  readonly provider: string
  readonly amountMinor: number
  readonly currency: string
  readonly details: Readonly<Record<string, unknown>>
  readonly openedAt: Date
  readonly resolvedAt: Date | null
  readonly resolution: string | null
  readonly note: string | null
}

export interface NewWorkEntry extends Pick<WorkEntry, 'id' | 'kind' | 'paymentId' | 'amountMinor' | 'currency'> {
  readonly refundId?: string
  readonly details?: Readonly<Record<string, unknown>>
}

export interface Resolving {
  readonly resolution: string
  readonly by: string
  readonly note?: string | undefined
}

/** Money problems that need a person. A payment has at most one open entry of each kind; so does a refund. */
export interface WorkList {
  /** Opens an entry, or updates the amount of the open one. */
  open(inside: Database, entry: NewWorkEntry): Promise<void>
  /** Reads and locks an entry. */
  find(inside: Database, id: string): Promise<WorkEntry | undefined>
  resolve(inside: Database, id: string, how: Resolving): Promise<void>
  /** Resolves the open entries of a payment because their cause no longer exists. */
  resolveAll(inside: Database, paymentId: string, kinds: readonly WorkKind[], how: Resolving): Promise<void>
  /** Open entries, oldest first. */
  list(page: { readonly after?: string | undefined; readonly size: number }): Promise<readonly WorkEntry[]>
}

const columns = `w.id, w.kind, w.payment_id as "paymentId", w.refund_id as "refundId", o.order_number as "orderNumber", p.provider,
  w.amount_minor as "amountMinor", w.currency, w.details, w.opened_at as "openedAt", w.resolved_at as "resolvedAt", w.resolution, w.note`
const from =
  'from work_entry w join payment p on p.id = w.payment_id left join shop_order o on o.payment_id = w.payment_id'

export function workList(database: Database): WorkList {
  return {
    open: async (inside, { id, kind, paymentId, refundId = null, amountMinor, currency, details = {} }) => {
      await inside.prepared('work-open', openText, [
        ...[id, kind, paymentId, refundId, amountMinor, currency],
        JSON.stringify(details),
      ])
    },
    find: async (inside, id) =>
      isId(id)
        ? (
            await inside.prepared<WorkEntry>('work-find', `select ${columns} ${from} where w.id = $1 for update of w`, [
              id,
            ])
          )[0]
        : undefined,
    resolve: async (inside, id, { resolution, by, note = null }) => {
      await inside.prepared(
        'work-resolve',
        `update work_entry set resolved_at = now(), resolution = $2, resolved_by = $3, note = $4 where id = $1 and resolved_at is null`,
        [id, resolution, by, note],
      )
    },
    resolveAll: async (inside, paymentId, kinds, { resolution, by, note = null }) => {
      await inside.prepared(
        'work-resolve-all',
        `update work_entry set resolved_at = now(), resolution = $3, resolved_by = $4, note = $5
         where payment_id = $1 and kind = any($2) and resolved_at is null`,
        [paymentId, kinds, resolution, by, note],
      )
    },
    list: ({ after, size }) => database.prepared<WorkEntry>('work-list', listText, [after ?? null, size]),
  }
}

const openText = `
  insert into work_entry (id, kind, payment_id, refund_id, amount_minor, currency, details) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (payment_id, kind, coalesce(refund_id, payment_id)) where resolved_at is null
  do update set amount_minor = excluded.amount_minor, details = excluded.details`

const listText = `
  select ${columns} ${from} where w.resolved_at is null
    and ($1::uuid is null or (w.opened_at, w.id) > (select opened_at, id from work_entry where id = $1))
  order by w.opened_at, w.id limit $2`

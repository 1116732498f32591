import type { Database } from '#server/platform/database.ts'
import type { NewReceipt } from './receipt-of.ts'

export interface OpenReceipt extends NewReceipt {
  /** The current address of the account. */
  readonly email: string
  readonly tries: number
}

export type ReportOutcome = 'told' | 'no-member'

/** The shop's own ledger of reports to the provider. A row is written once and reported until the provider has accepted it. */
export interface StoredReceipts {
  /** A repeated receipt changes nothing; a receipt of a deleted account is not stored. */
  add(receipt: NewReceipt): Promise<void>
  /**
   * Receipts to report now, reserved for the caller for some time. Receipts of an account wait until its joining is
   * reported. A return follows its purchase. After each failure a receipt waits longer, up to five minutes.
   */
  claim(most: number): Promise<readonly OpenReceipt[]>
  saveOutcome(receiptId: string, outcome: ReportOutcome, now: Date): Promise<void>
}

const turnSeconds = 60
const longestWaitSeconds = 300

export function storedReceipts(database: Database): StoredReceipts {
  return {
    add: async ({ receiptId, accountId, orderId, kind, points, content, madeAt }) => {
      await database.prepared(
        'loyalty-receipt-add',
        `insert into loyalty_receipt (receipt_id, account_id, order_id, kind, points, content, made_at)
         select $1, id, $3, $4, $5, $6, $7 from account where id = $2
         on conflict (receipt_id) do nothing`,
        [receiptId, accountId, orderId, kind, points, JSON.stringify(content), madeAt],
      )
    },
    claim: (most) =>
      database.prepared<OpenReceipt>(
        'loyalty-receipts-claim',
        `with open as (
           select r.receipt_id from loyalty_receipt r
           where r.told_at is null and r.next_try_at <= now() and (r.kind = 'purchase' or not exists (
             select 1 from loyalty_receipt p where p.order_id = r.order_id and p.kind = 'purchase' and p.told_at is null))
             and not exists (select from loyalty_enrolment e where e.account_id = r.account_id and e.told_at is null)
           order by r.next_try_at limit $1 for update skip locked)
         update loyalty_receipt r set tries = tries + 1,
           next_try_at = now() + make_interval(secs => ${turnSeconds} + least(${longestWaitSeconds - turnSeconds}, 5 * 2 ^ least(tries, 10)))
         from open, account a where r.receipt_id = open.receipt_id and a.id = r.account_id
         returning r.receipt_id as "receiptId", r.account_id as "accountId", r.order_id as "orderId", r.kind, r.points, r.content,
           r.made_at as "madeAt", r.tries, a.email`,
        [most],
      ),
    saveOutcome: async (receiptId, outcome, now) => {
      await database.prepared(
        'loyalty-receipt-told',
        'update loyalty_receipt set told_at = $3, outcome = $2 where receipt_id = $1 and told_at is null',
        [receiptId, outcome, now],
      )
    },
  }
}

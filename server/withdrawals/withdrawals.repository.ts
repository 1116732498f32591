import { isId } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { Withdrawal } from './withdrawal.ts'

/** Stores withdrawals. Before adding one, lock the row of its order. */
export interface StoredWithdrawals {
  add(inside: Database, made: Withdrawal): Promise<void>
  /** Oldest first. */
  ofOrder(orderId: string, inside?: Database): Promise<readonly Withdrawal[]>
  find(id: string): Promise<Withdrawal | undefined>
}

const selectText = `
  select w.id, w.order_id as "orderId", w.sequence, w.name, w.email, w.statement, w.until_day::text as "untilDay", w.return_id as "returnId",
    w.made_at as "madeAt", w.lines from withdrawal w`

export const storedWithdrawals = (database: Database): StoredWithdrawals => ({
  add,
  ofOrder: (orderId, inside = database) =>
    inside.prepared<Withdrawal>('withdrawals-of-order', `${selectText} where w.order_id = $1 order by w.sequence`, [
      orderId,
    ]),
  find: async (id) =>
    isId(id)
      ? (await database.prepared<Withdrawal>('withdrawal-find', `${selectText} where w.id = $1`, [id]))[0]
      : undefined,
})

async function add(inside: Database, made: Withdrawal): Promise<void> {
  const { id, orderId, sequence, name, email, statement, untilDay, returnId, madeAt, lines } = made
  await inside.prepared(
    'withdrawal-add',
    `insert into withdrawal (id, order_id, sequence, name, email, statement, until_day, return_id, lines, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, orderId, sequence, name, email, statement, untilDay, returnId, JSON.stringify(lines), madeAt],
  )
}

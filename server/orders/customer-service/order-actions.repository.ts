import type { Database } from '#server/platform/database.ts'

export interface WrittenAction {
  readonly orderId: string
  readonly kind: 'note' | 'cancel' | 'refund' | 'mail' | 'return'
  readonly by: string
  readonly reason: string
  readonly details: Readonly<Record<string, unknown>>
}

/** The recorded name of a caller with the internal key who gives no name. */
export const unnamedService = 'service'

/** Actions are only added, never changed or deleted. */
export async function writeAction(
  inside: Database,
  { orderId, kind, by, reason, details }: WrittenAction,
): Promise<void> {
  await inside.prepared(
    'order-action',
    'insert into order_action (order_id, kind, by, reason, details) values ($1, $2, $3, $4, $5)',
    [orderId, kind, by, reason, JSON.stringify(details)],
  )
}

/** How many mails of an order were sent again within the last day. */
export async function mailsOfDay(inside: Database, orderId: string, now: Date): Promise<number> {
  const [row] = await inside.prepared<{ count: number }>(
    'order-mails-of-day',
    `select count(*)::int as count from order_action
     where order_id = $1 and kind = 'mail' and made_at > $2::timestamptz - interval '1 day'`,
    [orderId, now],
  )
  return row!.count
}

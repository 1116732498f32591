import type { Database } from '#server/platform/database.ts'

interface WrittenAction {
  readonly orderId: string
  readonly kind: 'note' | 'cancel' | 'refund'
  readonly by: string
  readonly reason: string
  readonly details: Readonly<Record<string, unknown>>
}

/** Rows are never changed or deleted. */
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

import type { Database } from '#server/platform/database.ts'
import type { Question } from './support.ts'

export interface NewSupportRequest extends Question {
  readonly id: string
  readonly market: string
  readonly accountId: string | undefined
  readonly madeAt: Date
}

export async function storeSupportRequest(inside: Database, asked: NewSupportRequest): Promise<void> {
  const { id, market, accountId, email, name, subject, message, orderNumber, madeAt } = asked
  await inside.prepared(
    'support-request-store',
    `insert into support_request (id, market, account_id, email, name, subject, message, order_number, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, market, accountId ?? null, email, name, subject, message, orderNumber ?? null, madeAt],
  )
}

import type { Database } from '#server/platform/database.ts'
import { lockPayment } from './lock-payment.repository.ts'
import { isMoneyLost, moneyStatusOf } from './money-state.ts'
import type { MoneyEvent } from './payment-provider.port.ts'
import type { RecordedMoneyEvent } from './payments.ts'

/** Stores a money event of a payment; see `Payments`. */
export async function recordMoneyEvent(
  inside: Database,
  id: string,
  event: MoneyEvent,
): Promise<RecordedMoneyEvent | undefined> {
  const payment = await lockPayment(inside, id)
  if (!payment) return undefined
  const { caseId, kind, at, amount, reason = null, answerBy = null } = event
  const added = await inside.prepared(
    'money-event',
    `insert into money_event (payment_id, case_id, kind, happened_at, amount_minor, currency, reason, answer_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning case_id`,
    [id, caseId, kind, at, amount.minor, amount.currency, reason, answerBy],
  )
  const known = await inside.prepared<MoneyEventRow>('money-events', moneyEventsText, [id])
  const status = moneyStatusOf(
    known.map(({ minor, currency, at: when, ...row }) => ({
      ...row,
      amount: { minor, currency },
      at: when.toISOString(),
    })),
  )
  const isLostAnew = isMoneyLost(status.state) && !isMoneyLost(payment.moneyState)
  await inside.prepared(
    'payment-money',
    `update payment set money_state = $2, lost_minor = $3, released_at = case when $4 then null else released_at end where id = $1`,
    [id, status.state, status.lostMinor, isLostAnew],
  )
  return { payment, status, isNew: added.length > 0 }
}

interface MoneyEventRow extends Pick<MoneyEvent, 'kind' | 'caseId'> {
  readonly minor: number
  readonly currency: string
  readonly at: Date
}

const moneyEventsText = `
  select kind, case_id as "caseId", amount_minor as minor, currency, happened_at as at from money_event where payment_id = $1`

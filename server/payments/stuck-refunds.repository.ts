import { newId } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { isMoneyLost } from './money-state.ts'
import type { FailedRefund } from './refund-rows.repository.ts'
import { columns, lockPaid, lockRefund, moveTo, openEntry, type Refund } from './refund-rows.repository.ts'
import { pauseAfterTry, refundableMinor } from './refund-state.ts'
import { workList } from './work-list.repository.ts'

export const resolveStuck = (inside: Database, { id }: Refund) =>
  inside.prepared(
    'refund-not-stuck',
    `update work_entry set resolved_at = now(), resolution = 'taken-on', resolved_by = 'shop'
     where refund_id = $1 and kind = 'refund-stuck' and resolved_at is null`,
    [id],
  )

export async function planNext(
  inside: Database,
  jobs: Pick<Jobs, 'send'>,
  refund: Refund,
): Promise<FailedRefund['next']> {
  const paid = await lockPaid(inside, refund.paymentId)
  const pause = pauseAfterTry(refund.tries)
  await resolveStuck(inside, refund)
  if (paid && isMoneyLost(paid.moneyState)) return openEntry(inside, refund, 'refund-withheld')
  if (refund.kind === 'void' || pause === undefined) return openEntry(inside, refund, 'refund-failed')
  await addTry(inside, jobs, refund, pause)
  return 'tried-again'
}

/** Each attempt has its own id, because providers answer a known id with their first answer. */
async function addTry(
  inside: Database,
  jobs: Pick<Jobs, 'send'>,
  { id, firstId, paymentId, amountMinor, currency, tries }: Refund,
  pause: number,
): Promise<void> {
  const refundId = newId()
  await inside.prepared('refund-try', tryText, [
    ...[refundId, paymentId, amountMinor, currency, firstId ?? id, tries + 1, pause],
  ])
  await jobs.send(inside, 'refund-asked.payments', { refundId }, { startAfterSeconds: pause })
}

export async function withhold(inside: Database, id: string): Promise<boolean> {
  const refund = await lockRefund(inside, id)
  const paid = refund && (await lockPaid(inside, refund.paymentId))
  if (refund?.state !== 'asked' || !paid || !isMoneyLost(paid.moneyState)) return false
  await moveTo(inside, id, 'failed')
  await openEntry(inside, refund, 'refund-withheld')
  return true
}

export async function tryAgain(inside: Database, jobs: Pick<Jobs, 'send'>, id: string): Promise<boolean> {
  const refund = await lockRefund(inside, id)
  const paid = refund && (await lockPaid(inside, refund.paymentId))
  if (!refund || !paid) return false
  if (refund.state === 'asked') {
    await jobs.send(inside, 'refund-asked.payments', { refundId: id })
    return true
  }
  if (refund.state !== 'failed' || refundableMinor(paid) < refund.amountMinor) return false
  await addTry(inside, jobs, refund, 0)
  return true
}

export async function findStuck(inside: Database, jobs: Pick<Jobs, 'send'>): Promise<readonly Refund[]> {
  const stuck = await inside.prepared<Refund>('refunds-stuck', stuckText)
  for (const { id, paymentId, amountMinor, currency, tries } of stuck) {
    const entry = { id: newId(), kind: 'refund-stuck' as const, paymentId, refundId: id, amountMinor, currency }
    await workList(inside).open(inside, { ...entry, details: { tries } })
    await jobs.send(inside, 'refund-asked.payments', { refundId: id })
  }
  return stuck
}

const tryText = `
  insert into refund (id, payment_id, kind, amount_minor, currency, state, cause, first_id, tries, try_at)
  select $1, $2, 'refund', $3, $4, 'asked', cause, $5, $6, now() + make_interval(secs => $7) from refund where id = $5
  on conflict (first_id, tries) where first_id is not null do nothing`

const stuckText = `
  select ${columns} from refund r where state = 'asked' and kind = 'refund' and try_at < now() - interval '1 day'
    and not exists (select from work_entry w where w.refund_id = r.id and w.resolved_at is null)
  order by try_at limit 50 for update skip locked`

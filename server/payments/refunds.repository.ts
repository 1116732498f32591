import { newId } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { isMoneyLost, type MoneyState } from './money-state.ts'
import type { RefundEvent } from './payment-provider.port.ts'
import { afterRefundEvent, pauseAfterTry, type RefundState, refundableMinor } from './refund-state.ts'
import { type WorkKind, workList } from './work-list.repository.ts'

/** One try to give money back. */
export interface Refund {
  readonly id: string
  readonly paymentId: string
  readonly kind: 'void' | 'refund'
  readonly amountMinor: number
  readonly currency: string
  readonly state: RefundState
  readonly madeAt: Date
  /** The first try of the same refund; null where it is that. */
  readonly firstId: string | null
  readonly tries: number
}

export interface RequestedRefund {
  /** The caller's own id: asked again it is the same refund. */
  readonly refundId: string
  readonly paymentId: string
  readonly amountMinor: number
  /** Why, for whoever reads the books: `cancelled`, `returned`. */
  readonly cause: string
}

/** The result of a failed try: the time of the next try, or an entry on the work list. */
export interface FailedRefund {
  readonly paymentId: string
  readonly next: 'tried-again' | Extract<WorkKind, 'refund-failed' | 'refund-withheld'>
}

/** Parts of paid amounts on their way back. Never more goes back than was paid. */
export interface Refunds {
  /** In the caller's transaction. Answers how much goes back as money; the rest was never paid with money. */
  ask(inside: Database, refund: RequestedRefund): Promise<{ readonly moneyMinor: number; readonly restMinor: number }>
  of(paymentId: string): Promise<readonly Refund[]>
  find(id: string): Promise<Refund | undefined>
  /**
   * The provider's answer about a try. One that failed, even after it was reported as done, is to be refunded again: the next try is planned, or
   * an operator is to look; answers which, once.
   */
  handleEvent(id: string, event: 'received' | RefundEvent['outcome']): Promise<FailedRefund | undefined>
  /** Stops a try that must not be made, because the money it would refund is lost; false when it may be made. */
  withhold(id: string): Promise<boolean>
  /** Makes a try after the last one failed: an operator asks for it. False when there is nothing to refund any more. */
  tryAgain(inside: Database, id: string): Promise<boolean>
  /** Puts tries on the work list that the provider has not taken on for a day, and has them asked for anew. Answers which. */
  findStuck(): Promise<readonly Refund[]>
  /** Money that goes back per payment, on its way or done; what waits for another try is not. */
  sums(paymentIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

const columns = `id, payment_id as "paymentId", kind, amount_minor as "amountMinor", currency, state, made_at as "madeAt",
  first_id as "firstId", tries`

export function refunds(database: Database, jobs: Pick<Jobs, 'send'>): Refunds {
  return {
    ask: async (inside, { refundId, paymentId, amountMinor, cause }) => {
      const [known] = await inside.prepared<Refund>('refund-find', `select ${columns} from refund where id = $1`, [
        refundId,
      ])
      if (known) return { moneyMinor: known.amountMinor, restMinor: Math.max(0, amountMinor - known.amountMinor) }
      const paid = await lockPaid(inside, paymentId)
      const moneyMinor = Math.max(0, Math.min(amountMinor, paid ? refundableMinor(paid) : 0))
      if (moneyMinor > 0) {
        await inside.prepared('refund-ask', insertRefundText, [refundId, paymentId, moneyMinor, paid!.currency, cause])
        await jobs.send(inside, 'refund-asked.payments', { refundId })
      }
      return { moneyMinor, restMinor: amountMinor - moneyMinor }
    },
    of: (paymentId) =>
      database.prepared<Refund>(
        'refunds-of',
        `select ${columns} from refund where payment_id = $1 order by made_at, id`,
        [paymentId],
      ),
    find: async (id) =>
      (await database.prepared<Refund>('refund-find', `select ${columns} from refund where id = $1`, [id]))[0],
    handleEvent: (id, event) => database.transaction((inside) => handleEvent(inside, jobs, id, event)),
    withhold: (id) => database.transaction((inside) => withhold(inside, id)),
    tryAgain: (inside, id) => tryAgain(inside, jobs, id),
    findStuck: () => database.transaction((inside) => findStuck(inside, jobs)),
    sums: async (paymentIds) => {
      const rows = await database.prepared<{ paymentId: string; minor: number }>(
        'refund-sums',
        `select payment_id as "paymentId", sum(amount_minor)::bigint as minor from refund
         where payment_id = any($1) and state <> 'failed' and not (state = 'asked' and tries > 1) group by payment_id`,
        [paymentIds],
      )
      return new Map(rows.map(({ paymentId, minor }) => [paymentId, Number(minor)]))
    },
  }
}

interface Paid {
  readonly paidMinor: number
  readonly backMinor: number
  readonly lostMinor: number
  readonly currency: string
  readonly moneyState: MoneyState
}

/** The payment's row is the lock: two refunds of one payment queue. */
const lockPaid = async (inside: Database, paymentId: string): Promise<Paid | undefined> =>
  (await inside.prepared<Paid>('refund-paid', paidText, [paymentId]))[0]

async function handleEvent(
  inside: Database,
  jobs: Pick<Jobs, 'send'>,
  id: string,
  event: 'received' | RefundEvent['outcome'],
): Promise<FailedRefund | undefined> {
  const refund = await lockRefund(inside, id)
  if (!refund) return undefined
  const state = afterRefundEvent(refund.state, event)
  if (state === refund.state) return undefined
  await moveTo(inside, id, state)
  if (state !== 'failed') {
    if (state !== 'asked') await resolveStuck(inside, refund)
    return undefined
  }
  return { paymentId: refund.paymentId, next: await planNext(inside, jobs, refund) }
}

/** The payment first, as everybody locks. */
async function lockRefund(inside: Database, id: string): Promise<Refund | undefined> {
  await inside.prepared(
    'refund-lock-payment',
    'select 1 from payment where id = (select payment_id from refund where id = $1) for update',
    [id],
  )
  return (
    await inside.prepared<Refund>('refund-lock', `select ${columns} from refund where id = $1 for update`, [id])
  )[0]
}

const moveTo = (inside: Database, id: string, state: RefundState) =>
  inside.prepared('refund-move', 'update refund set state = $2, changed_at = now() where id = $1', [id, state])

const resolveStuck = (inside: Database, { id }: Refund) =>
  inside.prepared(
    'refund-not-stuck',
    `update work_entry set resolved_at = now(), resolution = 'taken-on', resolved_by = 'shop'
     where refund_id = $1 and kind = 'refund-stuck' and resolved_at is null`,
    [id],
  )

async function planNext(inside: Database, jobs: Pick<Jobs, 'send'>, refund: Refund): Promise<FailedRefund['next']> {
  const paid = await lockPaid(inside, refund.paymentId)
  const pause = pauseAfterTry(refund.tries)
  await resolveStuck(inside, refund)
  if (paid && isMoneyLost(paid.moneyState)) return openEntry(inside, refund, 'refund-withheld')
  if (refund.kind === 'void' || pause === undefined) return openEntry(inside, refund, 'refund-failed')
  await addTry(inside, jobs, refund, pause)
  return 'tried-again'
}

async function openEntry<Kind extends 'refund-failed' | 'refund-withheld'>(
  inside: Database,
  { id, paymentId, amountMinor, currency, tries }: Refund,
  kind: Kind,
): Promise<Kind> {
  const entry = { id: newId(), kind, paymentId, refundId: id, amountMinor, currency, details: { tries } }
  await workList(inside).open(inside, entry)
  return kind
}

/** A try has an id of its own: providers answer one they know with what they answered before. */
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

async function withhold(inside: Database, id: string): Promise<boolean> {
  const refund = await lockRefund(inside, id)
  const paid = refund && (await lockPaid(inside, refund.paymentId))
  if (refund?.state !== 'asked' || !paid || !isMoneyLost(paid.moneyState)) return false
  await moveTo(inside, id, 'failed')
  await openEntry(inside, refund, 'refund-withheld')
  return true
}

async function tryAgain(inside: Database, jobs: Pick<Jobs, 'send'>, id: string): Promise<boolean> {
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

async function findStuck(inside: Database, jobs: Pick<Jobs, 'send'>): Promise<readonly Refund[]> {
  const stuck = await inside.prepared<Refund>('refunds-stuck', stuckText)
  for (const { id, paymentId, amountMinor, currency, tries } of stuck) {
    const entry = { id: newId(), kind: 'refund-stuck' as const, paymentId, refundId: id, amountMinor, currency }
    await workList(inside).open(inside, { ...entry, details: { tries } })
    await jobs.send(inside, 'refund-asked.payments', { refundId: id })
  }
  return stuck
}

const paidText = `
  select p.currency, p.amount_minor as "paidMinor", p.lost_minor as "lostMinor", p.money_state as "moneyState",
    (select coalesce(sum(r.amount_minor), 0)::bigint from refund r where r.payment_id = p.id and r.state <> 'failed') as "backMinor"
  from payment p where p.id = $1 and p.state in ('authorised', 'received') for update`

const insertRefundText = `
  insert into refund (id, payment_id, kind, amount_minor, currency, state, cause) values ($1, $2, 'refund', $3, $4, 'asked', $5)`

const tryText = `
  insert into refund (id, payment_id, kind, amount_minor, currency, state, cause, first_id, tries, try_at)
  select $1, $2, 'refund', $3, $4, 'asked', cause, $5, $6, now() + make_interval(secs => $7) from refund where id = $5
  on conflict (first_id, tries) where first_id is not null do nothing`

const stuckText = `
  select ${columns} from refund r where state = 'asked' and kind = 'refund' and try_at < now() - interval '1 day'
    and not exists (select from work_entry w where w.refund_id = r.id and w.resolved_at is null)
  order by try_at limit 50 for update skip locked`

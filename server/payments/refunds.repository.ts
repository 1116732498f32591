import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'

export interface Refund {
  readonly id: string
  readonly paymentId: string
  readonly kind: 'void' | 'refund'
  readonly amountMinor: number
  readonly currency: string
  /** `received`: the provider took it on; `done`: it is under way to the shopper. */
  readonly state: 'asked' | 'received' | 'done' | 'failed'
  readonly madeAt: Date
}

export interface AskedRefund {
  /** The caller's own id: asked again it is the same refund. */
  readonly refundId: string
  readonly paymentId: string
  readonly amountMinor: number
  /** Why, for whoever reads the books: `cancelled`, `returned`. */
  readonly cause: string
}

/** Parts of paid amounts on their way back. Never more goes back than was paid. */
export interface Refunds {
  /** In the caller's transaction. Answers how much goes back as money; the rest was never paid with money. */
  ask(inside: Database, refund: AskedRefund): Promise<{ readonly moneyMinor: number; readonly restMinor: number }>
  of(paymentId: string): Promise<readonly Refund[]>
  find(id: string): Promise<Refund | undefined>
  /** The provider took it on, finished it or could not do it. What is done stays done. */
  move(id: string, to: Extract<Refund['state'], 'received' | 'done' | 'failed'>): Promise<void>
  /** Money that goes back per payment, asked for or done. */
  sums(paymentIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

const columns = `id, payment_id as "paymentId", kind, amount_minor as "amountMinor", currency, state, made_at as "madeAt"`

export function refunds(database: Database, jobs: Pick<Jobs, 'send'>): Refunds {
  return {
    ask: async (inside, { refundId, paymentId, amountMinor, cause }) => {
      const [known] = await inside.prepared<Refund>('refund-find', `select ${columns} from refund where id = $1`, [
        refundId,
      ])
      if (known) return { moneyMinor: known.amountMinor, restMinor: Math.max(0, amountMinor - known.amountMinor) }
      // The payment's row is the lock: two refunds of one payment queue.
      const [paid] = await inside.prepared<{ left: number; currency: string }>('refund-left', leftText, [paymentId])
      const moneyMinor = Math.max(0, Math.min(amountMinor, paid?.left ?? 0))
      if (moneyMinor > 0) {
        await inside.prepared('refund-ask', askText, [refundId, paymentId, moneyMinor, paid!.currency, cause])
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
    move: async (id, to) => {
      await database.prepared(
        'refund-move',
        `update refund set state = $2, changed_at = now() where id = $1 and state not in ('done', $2)`,
        [id, to],
      )
    },
    sums: async (paymentIds) => {
      const rows = await database.prepared<{ paymentId: string; minor: number }>(
        'refund-sums',
        `select payment_id as "paymentId", sum(amount_minor)::bigint as minor from refund
         where payment_id = any($1) and state <> 'failed' group by payment_id`,
        [paymentIds],
      )
      return new Map(rows.map(({ paymentId, minor }) => [paymentId, Number(minor)]))
    },
  }
}

const leftText = `
  select p.currency, p.amount_minor - coalesce((select sum(r.amount_minor) from refund r where r.payment_id = p.id and r.state <> 'failed'), 0)::bigint as left
  from payment p where p.id = $1 and p.state in ('authorised', 'received') for update`

const askText = `
  insert into refund (id, payment_id, kind, amount_minor, currency, state, cause) values ($1, $2, 'refund', $3, $4, 'asked', $5)`

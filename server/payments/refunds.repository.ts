import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { RefundEvent } from './payment-provider.port.ts'
import {
  columns,
  type FailedRefund,
  lockPaid,
  lockRefund,
  moveTo,
  type Refund,
  type RequestedRefund,
} from './refund-rows.repository.ts'
import { splitRefund } from './refund-split.ts'
import { afterRefundEvent } from './refund-state.ts'
import { findStuck, planNext, resolveStuck, tryAgain, withhold } from './stuck-refunds.repository.ts'

/** Refunds of parts of payments. Never more is refunded than was paid. */
export interface Refunds {
  /** In the caller's transaction. Returns how much is refunded as money; the rest was never paid with money. */
  request(
    inside: Database,
    refund: RequestedRefund,
  ): Promise<{ readonly moneyMinor: number; readonly restMinor: number }>
  of(paymentId: string): Promise<readonly Refund[]>
  find(id: string): Promise<Refund | undefined>
  /**
   * Stores the provider's answer about an attempt. A failed one, even if it was reported as done before, must be
   * refunded again: the next attempt is planned, or an operator must check it. Returns which of the two, once.
   */
  handleEvent(id: string, event: 'received' | RefundEvent['outcome']): Promise<FailedRefund | undefined>
  /** Stops an attempt because the money it would refund is lost; false if it may be made. */
  withhold(id: string): Promise<boolean>
  /** Makes another attempt after the last one failed, at an operator's request. False if there is nothing left to refund. */
  tryAgain(inside: Database, id: string): Promise<boolean>
  /** Adds attempts that the provider has not accepted for a day to the work list, and requests them again. Returns them. */
  findStuck(): Promise<readonly Refund[]>
  /** Refunded money per payment, sent or done, without refunds that wait for another attempt. */
  sums(paymentIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

export function refunds(database: Database, jobs: Pick<Jobs, 'send'>): Refunds {
  return {
    request: async (inside, { refundId, paymentId, amountMinor, cause }) => {
      const [known] = await inside.prepared<Refund>('refund-find', `select ${columns} from refund where id = $1`, [
        refundId,
      ])
      if (known) return { moneyMinor: known.amountMinor, restMinor: Math.max(0, amountMinor - known.amountMinor) }
      const paid = await lockPaid(inside, paymentId)
      const { moneyMinor, restMinor } = splitRefund(amountMinor, paid)
      if (moneyMinor > 0) {
        await inside.prepared('refund-ask', insertRefundText, [refundId, paymentId, moneyMinor, paid!.currency, cause])
        await jobs.send(inside, 'refund-asked.payments', { refundId })
      }
      return { moneyMinor, restMinor }
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
    await resolveStuck(inside, refund)
    return undefined
  }
  return { paymentId: refund.paymentId, next: await planNext(inside, jobs, refund) }
}

const insertRefundText = `
  insert into refund (id, payment_id, kind, amount_minor, currency, state, cause) values ($1, $2, 'refund', $3, $4, 'asked', $5)`

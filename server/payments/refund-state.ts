import type { RefundEvent } from './payment-provider.port.ts'

/**
 * The state of one attempt to refund. `asked`: to be refunded. `received`: the provider accepted it. `done`: it is on
 * its way to the shopper. `failed`: it did not arrive, even if it was reported as done before; then another attempt
 * follows, or an operator checks it.
 */
export type RefundState = 'asked' | 'received' | 'done' | 'failed'

/** All transitions of an attempt. It never goes back to an earlier state, so late and repeated notices change nothing. */
const steps: Record<RefundState, Record<'received' | RefundEvent['outcome'], RefundState>> = {
  asked: { received: 'received', done: 'done', refused: 'failed', failed: 'failed', reversed: 'failed' },
  received: { received: 'received', done: 'done', refused: 'failed', failed: 'failed', reversed: 'failed' },
  done: { received: 'done', done: 'done', refused: 'done', failed: 'failed', reversed: 'failed' },
  failed: { received: 'failed', done: 'failed', refused: 'failed', failed: 'failed', reversed: 'failed' },
}

export const afterRefundEvent = (state: RefundState, event: 'received' | RefundEvent['outcome']): RefundState =>
  steps[state][event]

const hour = 3600
/** Pauses between attempts, in seconds. The last attempt is made four days and seven hours after the first one failed. */
const pauses: readonly number[] = [hour, 6 * hour, 24 * hour, 72 * hour]

/** The pause before the next attempt, by the number of failed attempts; undefined if an operator must check the refund. */
export const pauseAfterTry = (tries: number): number | undefined => pauses[tries - 1]

/** The amount that can still be refunded: the paid amount minus refunds, pending refunds and losses. */
export const refundableMinor = ({
  paidMinor,
  backMinor,
  lostMinor,
}: {
  readonly paidMinor: number
  readonly backMinor: number
  readonly lostMinor: number
}): number => Math.max(0, paidMinor - backMinor - lostMinor)

import type { RefundEvent } from './payment-provider.port.ts'

/**
 * One try to give money back. `asked`: to be refunded. `received`: the provider took it on. `done`: it is under way to the shopper.
 * `failed`: it did not arrive, also when it was reported as done before; then a next try follows, or an operator looks.
 */
export type RefundState = 'asked' | 'received' | 'done' | 'failed'

/** Every step a try may take: it only moves on, so that late and repeated notices change nothing. */
const steps: Record<RefundState, Record<'received' | RefundEvent['outcome'], RefundState>> = {
  asked: { received: 'received', done: 'done', refused: 'failed', failed: 'failed', reversed: 'failed' },
  received: { received: 'received', done: 'done', refused: 'failed', failed: 'failed', reversed: 'failed' },
  done: { received: 'done', done: 'done', refused: 'done', failed: 'failed', reversed: 'failed' },
  failed: { received: 'failed', done: 'failed', refused: 'failed', failed: 'failed', reversed: 'failed' },
}

export const afterRefundEvent = (state: RefundState, event: 'received' | RefundEvent['outcome']): RefundState =>
  steps[state][event]

const hour = 3600
/** Pauses between tries, seconds: the last try is made four days and seven hours after the first one failed. */
const pauses: readonly number[] = [hour, 6 * hour, 24 * hour, 72 * hour]

/** The pause before the next try, by the number of failed tries; undefined if an operator must check the refund. */
export const pauseAfterTry = (tries: number): number | undefined => pauses[tries - 1]

/** The amount that can still be refunded: the paid amount less refunds, pending refunds and losses. */
export const refundableMinor = ({
  paidMinor,
  backMinor,
  lostMinor,
}: {
  readonly paidMinor: number
  readonly backMinor: number
  readonly lostMinor: number
}): number => Math.max(0, paidMinor - backMinor - lostMinor)

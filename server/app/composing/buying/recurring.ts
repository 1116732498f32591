import { lastDays } from '#server/checkout/index.ts'
import type { BuyingNeeds } from './buying-needs.ts'
import type { BuyingParts } from './parts.ts'

const recheckEachMs = 5_000
const reconcileEachMs = 5 * 60_000
const reconciledDays = 2
const trackingEachMs = 5_000
const stuckRefundsEachMs = 10 * 60_000
const staleMessagesEachMs = 3_600_000

/** Starts the recurring work of buying, with a pause after each run. Returns a function that stops it. */
export function startRecurring({ clock, log }: BuyingNeeds, parts: BuyingParts): () => void {
  const { recheck, reconcile } = parts.checkout
  const { fulfilling, tracking } = parts.afterSale
  const repeat = (pauseMs: number, work: () => Promise<unknown>, failure: string): (() => void) =>
    again(pauseMs, work, (error) => log.error({ err: error }, failure))
  const stops = [
    repeat(recheckEachMs, recheck, 're-checking payments failed'),
    repeat(reconcileEachMs, () => reconcile(lastDays(clock(), reconciledDays)), 'reconciling payments failed'),
    repeat(stuckRefundsEachMs, () => tellOfStuckRefunds(parts), 'looking for refunds that are stuck failed'),
    repeat(
      staleMessagesEachMs,
      fulfilling.sendStaleMessages,
      'sending messages that a warehouse has not accepted failed',
    ),
    repeat(trackingEachMs, tracking.followed.pollDue, 'looking at parcels failed'),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

async function tellOfStuckRefunds({ records, asksProviders }: BuyingParts): Promise<void> {
  for (const { id, paymentId } of await records.refunds.findStuck())
    asksProviders.alert('payment.refund-stuck', { refundId: id, paymentId })
}

function again(pauseMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void): () => void {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const next = (): void => {
    if (!stopped) timer = setTimeout(() => work().catch(failed).finally(next), pauseMs)
  }
  next()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

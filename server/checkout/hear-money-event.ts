import { isPaid, type MoneyEvent, type Payment } from '#server/payments/index.ts'
import type { SettleNeeds } from './settle.ts'

/** Money of an authorised payment was lost, is in dispute, or came back: somebody has to look. */
export async function hearMoneyEvent(
  { alert }: Pick<SettleNeeds, 'alert'>,
  { id: paymentId, state }: Payment,
  event: MoneyEvent,
): Promise<void> {
  // What we withdrew ourselves, or never had, cannot be lost.
  if (!isPaid(state)) return
  alert(`payment.money-${event.kind}`, { paymentId, ...event })
}

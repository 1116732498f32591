import type { Payment } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { SettleNeeds } from './settle-needs.ts'

/** No money arrived. All holds are released, and the shopper may try again. */
export async function endLostPayment(needs: SettleNeeds, inside: Database, payment: Payment): Promise<void> {
  const cancelled =
    payment.state === 'pending' && (await needs.orders.move(inside, payment.checkoutBasketId, 'cancelled'))
  if (cancelled) {
    await needs.basketRepository.reopen(inside, payment.basketId)
    await needs.jobs.send(inside, 'payment-refused.mails', { paymentId: payment.id, orderId: cancelled.id })
  }
  await releaseAll(needs, inside, payment)
}

async function releaseAll({ holds, stock }: SettleNeeds, inside: Database, { id }: Payment): Promise<void> {
  for (const { release } of holds) await release(inside, id)
  await stock.release(inside, id)
}

/** Money arrived without goods. It is refunded, and the shopper gets a mail. */
export async function voidPayment(needs: SettleNeeds, inside: Database, payment: Payment): Promise<void> {
  await releaseAll(needs, inside, payment)
  if (payment.amountMinor === 0) return
  await needs.payments.recordVoid(inside, payment, needs.newId())
  await needs.jobs.send(inside, 'payment-voiding.mails', { paymentId: payment.id })
}

import { Fault } from '#foundation/fault.ts'
import { isDeliveryLeft } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import { isAllBack } from './return-amounts.ts'
import type { ReturnsNeeds } from './returns-needs.ts'

/** The ids of all orders paid by one payment: the first order, and orders made by exchanges. */
type Family = readonly string[]

export async function isAllOfThemBack(
  { fulfilments }: Pick<ReturnsNeeds, 'fulfilments'>,
  orders: Family,
  inside: Database | undefined,
): Promise<boolean> {
  for (const id of orders) {
    const open = await fulfilments.read(id, inside)
    if (open && !isAllBack(open.lines)) return false
  }
  return true
}

export async function isAnyWithdrawn(
  { stored }: Pick<ReturnsNeeds, 'stored'>,
  orders: Family,
  inside: Database | undefined,
): Promise<boolean> {
  for (const id of orders) if (await stored.isWithdrawn(id, inside)) return true
  return false
}

/**
 * Refunds the delivery cost of an order when the shopper neither has nor expects any piece of it, or of what was
 * exchanged for its pieces. If it was refunded before, or a piece is left, nothing happens.
 */
export async function refundDelivery(
  needs: Pick<ReturnsNeeds, 'exchanges' | 'fulfilments' | 'fulfilment'>,
  inside: Database,
  orderId: string,
  by: { readonly reason: string; readonly actor: string },
): Promise<void> {
  const family = await needs.exchanges.family(orderId, inside)
  const first = family[0]!
  const open = await needs.fulfilments.lock(inside, first)
  if (!open || open.state === 'cancelled' || !isDeliveryLeft(open)) return
  if (!(await isAllOfThemBack(needs, family, inside))) return
  const done = await needs.fulfilment.refund({ orderId: first, lines: [], shipping: true, ...by }, inside)
  if (!done.ok) throw new Fault('delivery.not-refunded', { order: first, problem: done.problem.code })
}

import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { shipmentNotification } from '#contracts/order-work.ts'
import { accepted, refused } from '#foundation/result.ts'
import { answerOnce, type KeyedCall } from '#server/platform/answer-once.repository.ts'
import { isSignedBy } from '#server/platform/signed-json.ts'
import type { OrderHandlers, OrdersRoutesNeeds } from '../orders-needs.ts'

/** Notifications of warehouses and carriers; only signed ones are accepted. */
export const parcelNoticeHandlers = (needs: OrdersRoutesNeeds) =>
  ({
    'POST /api/order/shipment-notification': async ({ body, headers }) => {
      if (!isSignedBy(body, headers['x-selvedge-signature'], { keys: needs.noticeKeys, now: needs.clock() }))
        return refused({ code: 'order.not-signed' })
      const orderId = await needs.fulfilments.idOf(body.orderNumber)
      return orderId === undefined ? refused({ code: 'order.not-found' }) : handleParcelNotice(needs, orderId, body)
    },
  }) satisfies Partial<OrderHandlers>

/** An event is handled once. A different event with the same id is refused. */
async function handleParcelNotice(
  { database, fulfilment }: Pick<OrdersRoutesNeeds, 'database' | 'fulfilment'>,
  orderId: string,
  body: z.infer<typeof shipmentNotification>,
) {
  const { trackingNumber, eventId, event: kind, happenedAt } = body
  let isFirst = false
  const key = createHash('sha256').update(eventId).digest('hex')
  const call: KeyedCall = { scope: `shipment:${orderId}`, key, body, refusalsPass: true }
  const handled = await answerOnce(database, call, async (inside) => {
    isFirst = true
    const sent =
      kind === 'dispatch' && (await fulfilment.ship({ ...body, orderId, carrier: body.carrier ?? '' }, inside))
    if (sent && !sent.ok) return sent
    return fulfilment.handleNotice({ orderId, trackingNumber, eventId, kind, happenedAt: new Date(happenedAt) }, inside)
  })
  return handled.ok && !isFirst ? accepted({ isNew: false }) : handled
}

import type { Market } from '#server/markets/index.ts'
import type { Cancellation, Fulfilments, Order, Orders } from '#server/orders/index.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { refundedTaxes, type TaxedOrder, type TaxService } from '#server/taxes/index.ts'

export interface TaxRecordNeeds {
  readonly orders: Pick<Orders, 'find'>
  readonly fulfilments: Pick<Fulfilments, 'cancellation' | 'readProgress'>
  readonly taxService: (market: Market) => TaxService | undefined
  readonly marketOf: (id: string) => Market | undefined
}

/** Reports a placed order to the tax service. A repeated report is stored once. */
export const recordTaxes =
  ({ orders, taxService, marketOf }: TaxRecordNeeds) =>
  async (orderId: string): Promise<void> => {
    const order = await orders.find(orderId)
    const taxed = order && taxedOrder(order)
    const market = order && marketOf(order.market)
    if (taxed && market) await taxService(market)?.record(taxed)
  }

function taxedOrder({ orderNumber, content }: Order): TaxedOrder | undefined {
  const { taxRecord } = content
  return taxRecord && { ...taxRecord, now: new Date(taxRecord.now), orderNumber }
}

/** Reports a cancellation with the taxes of its order. If the order is not reported yet, it is reported first. */
export const workOnTaxRefunds = (jobs: Jobs, needs: TaxRecordNeeds): Promise<void> =>
  jobs.work('order-cancelled.taxes', async ({ cancellationId }) => {
    const cancellation = await needs.fulfilments.cancellation(String(cancellationId))
    const order = cancellation && (await needs.orders.find(cancellation.orderId))
    const taxed = order && taxedOrder(order)
    const market = order && needs.marketOf(order.market)
    const service = market && needs.taxService(market)
    if (!cancellation || !order || !taxed || !service) return
    const { cancellations } = await needs.fulfilments.readProgress(order.id)
    const at = cancellations.findIndex(({ id }) => id === cancellation.id)
    const refund = refundedTaxes(taxed, {
      before: cancellations.slice(0, at).flatMap(({ lines }) => lines),
      now: cancellation.lines,
      withDelivery: isDeliveryBack(order, cancellations.slice(0, at + 1)),
    })
    await service.record(taxed)
    if (refund) await service.recordRefund({ ...refund, now: cancellation.madeAt, refundId: cancellation.id })
  })

/** Delivery is refunded once: if the cancellation names it, or with the last piece of an order that sent nothing. */
function isDeliveryBack({ content }: Order, soFar: readonly Cancellation[]): boolean {
  const earlier = soFar.slice(0, -1)
  if (earlier.some(({ shippingMinor }) => shippingMinor > 0)) return false
  if ((soFar.at(-1)?.shippingMinor ?? 0) > 0) return true
  if (soFar.some(({ kind }) => kind !== 'cancel')) return false
  const cancelled = (id: string): number =>
    soFar
      .flatMap(({ lines }) => lines)
      .filter(({ lineItemId }) => lineItemId === id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return content.lines.every(({ id, quantity }) => cancelled(id) >= quantity)
}

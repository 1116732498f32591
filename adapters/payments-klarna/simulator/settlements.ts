import type { SimulatorContext, SimulatorRequest } from './simulator-context.ts'

export function settlements({ books }: SimulatorContext, _id: string, { searchParams }: SimulatorRequest): Response {
  const day = searchParams.get('capture_date') ?? ''
  const all = books.all('order').flatMap((order) =>
    (order.movements ?? [])
      .filter(({ at }) => at.startsWith(day))
      .map(({ type, amount, at, captureId = '', refundId = '' }) => ({
        type,
        amount,
        order_id: order.id,
        capture_id: captureId,
        refund_id: refundId,
        merchant_reference1: order.purchase.merchant_reference1,
        currency_code: order.purchase.purchase_currency,
        capture_date: at,
      })),
  )
  const offset = Number(searchParams.get('offset') ?? 0)
  return Response.json({ transactions: all.slice(offset, offset + Number(searchParams.get('size') ?? 20)) })
}

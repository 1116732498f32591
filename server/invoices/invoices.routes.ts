import { invoicesCalls } from '#contracts/invoices.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Orders, OwnOrders } from '#server/orders/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { invoiceProblems } from './invoices.problems.ts'
import type { Invoices } from './invoices.ts'

export interface InvoicesRoutesNeeds {
  readonly invoices: Pick<Invoices, 'file'>
  readonly orders: Pick<Orders, 'find'>
  readonly ownOrders: Pick<OwnOrders, 'mayReadPersonalData'>
}

/** Documents contain the buyer's name, so access to them is that of the personal data of a receipt. */
export const invoicesRoutes = ({ invoices, orders, ownOrders }: InvoicesRoutesNeeds): CallGroup =>
  serveCalls(invoicesCalls, invoiceProblems, {
    'GET /api/order/{catalog}/order/receipt/{orderId}/invoices/{invoiceNumber}': async ({
      market,
      params,
      visitor,
    }) => {
      const order = await orders.find(params.orderId)
      const isShown = order?.market === market.id && (await ownOrders.mayReadPersonalData(order, visitor.accountId))
      const file = isShown ? await invoices.file(order, params.invoiceNumber) : undefined
      if (!file) return refused({ code: 'invoice.unknown' as const })
      return accepted({ readyFile: file.content, type: 'application/pdf', name: file.name })
    },
  })

import { orderDetail, orderPurchase } from '#server/orders/index.ts'
import { makeAccount, offeredAccount } from '../accounts/make-account.ts'
import type { PageKind } from '../page-kind.ts'

/** The receipt, opened by an id nobody can guess. */
export const receiptPage: PageKind<'receiptPage'> = {
  alias: 'receiptPage',
  layout: 'receipt',
  audience: 'private',
  queryNames: ['orderid'],
  async load(parts, ask) {
    const { orders, fulfilments, content } = parts
    const { market, localization } = ask
    const found = ask.query.orderid === undefined ? undefined : await orders.find(ask.query.orderid)
    const order = found?.market === market.id ? found : undefined
    const frame = { title: localization.t('page.receiptpage'), status: order ? 200 : 404 }
    if (!order) return { body: { order: null }, frame }
    const offered = offeredAccount(parts, ask, order)
    // The basket was bought. The return from the provider could not clear its cookie, so it is cleared now.
    if (order.basketId === ask.visitor.basketId) ask.setBasket(null, order.orderNumber)
    const personal = await parts.ownOrders.mayReadPersonalData(order, ask.visitor.accountId)
    const shown = orderDetail(order, personal, await fulfilments.readProgress(order.id), localization.t)
    const asPdf = content.toggle(market, 'receiptPdfButton')
    const invoices = personal ? await parts.invoices.shown(order) : []
    return {
      body: {
        order: shown,
        ...(invoices.length > 0 ? { invoices } : {}),
        ...(order.state === 'cancelled' ? {} : { purchase: orderPurchase(order, market.country.tax.included) }),
        ...(asPdf ? { pdfUrl: `/api/order/${market.id}/order/receipt/${order.id}/pdf` } : {}),
        ...offered,
      },
      frame,
    }
  },
  formActions: { 'make-account': makeAccount },
}

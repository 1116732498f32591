import { orderDetail, showsPersonalData } from '#server/orders/index.ts'
import type { PageKind } from '../page-kind.ts'

/** The receipt, opened by an id nobody can guess. */
export const receiptPage: PageKind<'receiptPage'> = {
  alias: 'receiptPage',
  layout: 'receipt',
  audience: 'private',
  queryNames: ['orderid'],
  async load({ orders }, ask) {
    const found = ask.query.orderid === undefined ? undefined : await orders.find(ask.query.orderid)
    const order = found?.market === ask.market.id ? found : undefined
    // Its basket is bought: the cookie a provider's return could not clear goes now.
    if (order && order.basketId === ask.visitor.basketId) ask.setBasket(null)
    const shown = order ? orderDetail(order, showsPersonalData(order, ask.visitor, ask.now)) : null
    return { body: { order: shown }, frame: { title: ask.speaker.t('page.receiptpage'), status: shown ? 200 : 404 } }
  },
}

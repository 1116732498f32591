import { ordersPerPage } from '#contracts/order-calls.ts'
import { orderOutcomes } from '#contracts/order-pages.ts'
import type { PageBody } from '#contracts/pages.ts'
import { type Order, orderDetail, orderProblems } from '#server/orders/index.ts'
import { problemErrors } from '#server/platform/problems.ts'
import type { PageKind, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { buyAgain } from './buy-again.ts'
import { loginAddress } from './landing.ts'
import { listedOrder } from './listed-order.ts'
import { ownOrderAction } from './own-order-action.ts'
import { newestOf, receiptsAfter } from './purchases-page.ts'
import { receiptInStores, receiptsInStores } from './receipts-in-stores.ts'

const longestSearch = 100

/**
 * The orders and store purchases of a signed-in shopper, or a single order or receipt. While accounts are in
 * maintenance, the page says so.
 */
export const accountOrderHistoryPage: PageKind<'accountOrderHistoryPage'> = {
  alias: 'accountOrderHistoryPage',
  layout: 'account',
  audience: 'private',
  queryNames: ['order', 'receipt', 'search', 'after', 'afterreceipt', 'done', 'missing'],
  async load(parts, ask) {
    const { content } = parts
    const { market, path, query, localization, visitor } = ask
    if (content.toggle(market, 'accountMaintenanceMode')) return { goTo: content.linkTo(market, 'accountPage') }
    if (!visitor.session) return { goTo: loginAddress(content, market, { to: path }) }
    const frame = { title: localization.t('page.accountorderhistorypage'), robots: 'NOINDEX, NOFOLLOW' }
    const { accountId } = visitor.session
    if (query.receipt !== undefined) {
      const shownReceipt = await receiptInStores(parts, { market, accountId, id: query.receipt })
      return { body: { orders: [], shownReceipt }, frame: { ...frame, status: shownReceipt ? 200 : 404 } }
    }
    if (query.order === undefined) return { body: await listed(parts, ask), frame }
    const order = await parts.ownOrders.find(accountId, query.order)
    const shown = order ? await shownOrder(parts, ask, order) : null
    const outcome = order ? outcomeOf(ask, order) : {}
    return { body: { orders: [], shown, ...outcome }, frame: { ...frame, status: shown ? 200 : 404 } }
  },
  formActions: {
    'cancel-order': ownOrderAction(async ({ ownOrders }, { localization }, { accountId, orderNumber, here }) => {
      const done = await ownOrders.cancel(accountId, orderNumber)
      if (done.ok) return { goTo: here({ done: 'cancelled' }) }
      return { problems: problemErrors(localization, done.problem, orderProblems[done.problem.code]) }
    }),
    'buy-again': ownOrderAction(async (parts, ask, { accountId, orderNumber, here }) => {
      const order = await parts.ownOrders.find(accountId, orderNumber)
      if (!order) return { goTo: here() }
      const { added, missing } = await buyAgain(parts, ask, order)
      if (added && missing.length === 0) return { goTo: parts.content.linkTo(ask.market, 'basketPage') }
      return { goTo: here({ done: added ? 'bought' : 'not-bought', missing: missing.join(',') }) }
    }),
  },
}

function outcomeOf(
  { query }: PageRequest,
  { content }: Order,
): Pick<PageBody<'accountOrderHistoryPage'>, 'done' | 'missing'> {
  const done = orderOutcomes.find((known) => known === query.done)
  if (!done) return {}
  const ids = new Set(query.missing?.split(','))
  return { done, missing: content.lines.filter(({ id }) => ids.has(id)).map(({ name }) => name) }
}

async function listed(
  parts: Parts,
  { market, query, localization, visitor }: PageRequest,
): Promise<PageBody<'accountOrderHistoryPage'>> {
  const { accountId } = visitor.session!
  const search = query.search?.trim().slice(0, longestSearch) || undefined
  const here = parts.content.linkTo(market, 'accountOrderHistoryPage')
  const [read, inStores] = await Promise.all([
    parts.ownOrders.listIfReadable(accountId, { size: ordersPerPage, after: query.after, search }),
    receiptsInStores(parts, { market, accountId, here, search }),
  ])
  const searched = search ? { search } : {}
  const shownReceipts = inStores && { receipts: inStores.receipts, areReceiptsUnreadable: inStores.areUnreadable }
  if (!read) return { orders: [], ...searched, ...shownReceipts, isUnreadable: true }
  const orders = read.orders.map((order) => listedOrder(order, here, localization.t))
  const receipts = receiptsAfter(inStores?.receipts ?? [], query.afterreceipt)
  const page = newestOf({ orders, receipts, isLast: read.isLast }, ordersPerPage)
  const [after, afterReceipt] = [
    page.orders.at(-1)?.orderId ?? query.after,
    page.receipts.at(-1)?.transactionId ?? query.afterreceipt,
  ]
  const next = new URLSearchParams({
    ...searched,
    ...(after ? { after } : {}),
    ...(afterReceipt ? { afterreceipt: afterReceipt } : {}),
  })
  return {
    orders: [...page.orders],
    ...searched,
    ...shownReceipts,
    ...(inStores && { receipts: [...page.receipts] }),
    ...(page.isLast ? {} : { nextUrl: `${here}?${next}` }),
  }
}

async function shownOrder(
  { content, fulfilments, invoices, markets, ownOrders }: Parts,
  { market, localization }: PageRequest,
  order: Order,
) {
  const of = markets.find(order.market) ?? market
  const [progress, mayCancel, documents] = await Promise.all([
    fulfilments.readProgress(order.id),
    ownOrders.mayCancel(order),
    invoices.shown(order),
  ])
  const returns = progress.parcels.length > 0 && content.toggle(of, 'parcelServiceReturnsAndTracking')
  return {
    order: orderDetail(order, true, progress, localization.t),
    mayCancel,
    ...(documents.length > 0 ? { invoices: documents } : {}),
    mayBuyAgain: order.content.lines.some(({ giftCard, isBonusProduct }) => !giftCard && !isBonusProduct),
    receiptUrl: `${content.linkTo(of, 'receiptPage')}?orderid=${order.id}`,
    ...(content.toggle(of, 'receiptPdfButton') ? { pdfUrl: `/api/order/${of.id}/order/receipt/${order.id}/pdf` } : {}),
    ...(returns ? { returnUrl: `${content.linkTo(of, 'returnItemsPage')}?order=${order.orderNumber}` } : {}),
  }
}

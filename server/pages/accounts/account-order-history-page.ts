import { type ListedOrder, orderOutcomes } from '#contracts/order-pages.ts'
import type { PageBody } from '#contracts/pages.ts'
import { type Order, orderDetail, orderProblems, orderSummary } from '#server/orders/index.ts'
import { problemErrors } from '#server/platform/problems.ts'
import type { PageKind, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { buyAgain } from './buy-again.ts'
import { loginAddress } from './landing.ts'
import { ownOrderAction } from './own-order-action.ts'

const ordersPerPage = 10
const longestSearch = 100

/** The orders of who is signed in, and one of them by its number. While accounts are in maintenance, the page of the account says so. */
export const accountOrderHistoryPage: PageKind<'accountOrderHistoryPage'> = {
  alias: 'accountOrderHistoryPage',
  layout: 'account',
  audience: 'private',
  queryNames: ['order', 'search', 'after', 'done', 'missing'],
  async load(parts, ask) {
    const { content } = parts
    const { market, path, query, speaker, visitor } = ask
    if (content.toggle(market, 'accountMaintenanceMode')) return { goTo: content.linkTo(market, 'accountPage') }
    if (!visitor.session) return { goTo: loginAddress(content, market, { to: path }) }
    const frame = { title: speaker.t('page.accountorderhistorypage'), robots: 'NOINDEX, NOFOLLOW' }
    const { accountId } = visitor.session
    if (query.order === undefined) return { body: await listed(parts, ask, accountId), frame }
    const order = await parts.ownOrders.find(accountId, query.order)
    const shown = order ? await shownOrder(parts, ask, order) : null
    const outcome = order ? outcomeOf(ask, order) : {}
    return { body: { orders: [], shown, ...outcome }, frame: { ...frame, status: shown ? 200 : 404 } }
  },
  formActions: {
    'cancel-order': ownOrderAction(async ({ ownOrders }, { speaker }, { accountId, orderNumber, here }) => {
      const done = await ownOrders.cancel(accountId, orderNumber)
      if (done.ok) return { goTo: here({ done: 'cancelled' }) }
      return { problems: problemErrors(speaker, done.problem, orderProblems[done.problem.code]) }
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
  { content, ownOrders }: Pick<Parts, 'content' | 'ownOrders'>,
  { market, query, speaker }: PageRequest,
  accountId: string,
): Promise<PageBody<'accountOrderHistoryPage'>> {
  const search = query.search?.trim().slice(0, longestSearch) || undefined
  const here = content.linkTo(market, 'accountOrderHistoryPage')
  const { orders, isLast } = await ownOrders.list(accountId, { size: ordersPerPage, after: query.after, search })
  const shown = orders.map(
    (order): ListedOrder => ({
      ...orderSummary(order, speaker.t),
      url: `${here}?order=${order.orderNumber}`,
      pieces: order.pieces,
      pictures: order.lines.map(({ imageUrl, name }) => ({ url: imageUrl, name })),
    }),
  )
  const after = isLast ? undefined : orders.at(-1)?.id
  const next = new URLSearchParams({ ...(search ? { search } : {}), ...(after ? { after } : {}) })
  return {
    orders: shown,
    ...(search ? { search } : {}),
    ...(after ? { nextUrl: `${here}?${next}` } : {}),
  }
}

async function shownOrder(
  { content, fulfilments, markets, ownOrders }: Parts,
  { market, speaker }: PageRequest,
  order: Order,
) {
  const of = markets.find(order.market) ?? market
  const [became, mayCancel] = await Promise.all([fulfilments.becoming(order.id), ownOrders.mayCancel(order)])
  const returns = became.parcels.length > 0 && content.toggle(of, 'parcelServiceReturnsAndTracking')
  return {
    order: orderDetail(order, true, became, speaker.t),
    mayCancel,
    mayBuyAgain: order.content.lines.some(({ giftCard, isBonusProduct }) => !giftCard && !isBonusProduct),
    receiptUrl: `${content.linkTo(of, 'receiptPage')}?orderid=${order.id}`,
    ...(content.toggle(of, 'receiptPdfButton') ? { pdfUrl: `/api/order/${of.id}/order/receipt/${order.id}/pdf` } : {}),
    ...(returns ? { returnUrl: content.linkTo(of, 'returnItemsPage') } : {}),
  }
}

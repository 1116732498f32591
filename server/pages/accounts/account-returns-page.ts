import type { PageBody } from '#contracts/pages.ts'
import type { PageKind, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { loginAddress } from './landing.ts'
import { hasWholeAccount } from './whole-account.ts'

/** How many of the newest orders are checked for pieces to return. */
const newestOrders = 10

/**
 * The returns of the signed-in shopper, and the orders that can be returned. While accounts are in maintenance, the
 * account page says so.
 */
export const accountReturnsPage: PageKind<'accountReturnsPage'> = {
  alias: 'accountReturnsPage',
  layout: 'account',
  audience: 'private',
  async load(parts, ask) {
    const { content, ownOrders, returns } = parts
    const { market, path, localization, visitor } = ask
    if (!hasWholeAccount(parts, market)) return 'not-found'
    if (content.toggle(market, 'accountMaintenanceMode')) return { goTo: content.linkTo(market, 'accountPage') }
    if (!visitor.session) return { goTo: loginAddress(content, market, { to: path }) }
    const frame = { title: localization.t('page.accountreturnspage'), robots: 'NOINDEX, NOFOLLOW' }
    const { portalUrl } = market.choices.returns
    const portal = portalUrl === undefined ? {} : { portalUrl }
    if (!returns.isOn(market)) return { body: { isOff: true, ...portal, returns: [], returnable: [] }, frame }
    const { accountId } = visitor.session
    const [own, returnable] = await Promise.all([
      returns.ofOwner(await ownOrders.ownerOf(accountId)),
      returnableOrders(parts, ask, accountId),
    ])
    return { body: { ...portal, returns: [...own], returnable }, frame }
  },
}

async function returnableOrders(
  { content, ownOrders, returns }: Parts,
  { market }: PageRequest,
  accountId: string,
): Promise<PageBody<'accountReturnsPage'>['returnable']> {
  const { orders } = await ownOrders.list(accountId, { size: newestOrders })
  const found = await Promise.all(
    orders.map(async ({ orderNumber, madeAt }) => {
      const order = await ownOrders.find(accountId, orderNumber)
      const isReturnable = order && (await returns.offer(order)).lines.some((line) => line.returnable > 0)
      const url = `${content.linkTo(market, 'returnItemsPage')}?order=${orderNumber}`
      return isReturnable ? [{ orderNumber, created: madeAt.toISOString(), url }] : []
    }),
  )
  return found.flat()
}

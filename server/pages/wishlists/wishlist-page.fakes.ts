import type { PageBody, PageFrame } from '#contracts/pages.ts'
import type { Row } from '#contracts/widgets.ts'
import type { openWishlistShop } from '../../wishlists/wishlists.fakes.ts'
import type { FormActionAnswer, PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { wishlistPage } from './wishlist-page.ts'

const row = (id: string): Row => ({ id, perRowMobile: 1, hideOnISO: false, widgets: [] })
const zones = { emptyWishlistTopRows: [row('above')], emptyWishlistBottomRows: [row('below')], topRows: [row('top')] }

/** The page of wishlists in the United Kingdom, as a member or (without an account) a guest sees it. */
export function openWishlistPage(shop: Awaited<ReturnType<typeof openWishlistShop>>) {
  const market = shop.markets.find('en-gb')!
  const parts = {
    content: { toggle: (_: unknown, key: never) => shop.on.has(key), linkTo: () => '/en-gb/wishlist' },
    ...{ wishlists: shop.lists, wishlistSharing: shop.sharing, wishlistWatching: shop.watching },
    catalogue: shop.catalogue,
  } as unknown as Parts
  const requestOf = (accountId: string | undefined, query: Readonly<Record<string, string>> = {}) =>
    ({
      ...{ market, query, path: '/en-gb/wishlist', content: { zones } },
      localization: { t: (key: string) => key, locale: 'en-GB' },
      visitor: { market, accountId, mode: 'web', preview: false, basketId: undefined, address: '' },
      session: { cookies: { set() {}, clear() {} } },
    }) as unknown as PageRequest
  return {
    pageOf: async (accountId: string | undefined, query: Readonly<Record<string, string>> = {}) =>
      (await wishlistPage.load(parts, requestOf(accountId, query))) as unknown as {
        readonly body: PageBody<'wishlistPage'>
        readonly frame: PageFrame & { readonly status: number; readonly zones: object }
      },
    /** Posts a form of the page. */
    press: (
      accountId: string | undefined,
      name: string,
      values: Readonly<Record<string, string>>,
    ): Promise<FormActionAnswer> => {
      const { form, act } = wishlistPage.formActions![name]!
      return act(parts, requestOf(accountId), form.parse(values))
    },
  }
}

import { wishlistCalls } from '#contracts/wishlist-calls.ts'
import { accepted, refused } from '#foundation/result.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { Catalogue } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { type CallGroup, type CallRequest, type Handlers, serveCalls } from '#server/platform/serve-calls.ts'
import { type HeldWishlist, wishlistCookie, wishlistCookieValue } from '#server/sessions/index.ts'
import type { WishlistSharing } from './sharing/sharing.ts'
import type { WishlistWatching } from './watching/watching.ts'
import type { Wishlist } from './wishlist.ts'
import { wishlistOnWire } from './wishlist-on-wire.ts'
import { wishlistProblems } from './wishlists.problems.ts'
import type { WishlistAnswer, WishlistRequest, Wishlists } from './wishlists.ts'

export interface WishlistRoutesNeeds {
  readonly wishlists: Wishlists
  readonly sharing: WishlistSharing
  readonly watching: Pick<WishlistWatching, 'end'>
  readonly catalogue: Pick<Catalogue, 'card'>
}

type WishlistHandlers = Handlers<typeof wishlistCalls, keyof typeof wishlistProblems>

type WishlistCall = Pick<CallRequest, 'visitor' | 'cookies'> & { readonly market: Market }

/** Stores id and key of a guest's list in the browser, or removes them. */
export const storeWishlistCookie =
  (cookies: CallRequest['cookies']) =>
  (held: HeldWishlist | null): void => {
    if (held) cookies.set(wishlistCookie.name, wishlistCookieValue(held))
    else cookies.clear(wishlistCookie.name)
  }

const requestOf = ({ market, visitor, cookies }: WishlistCall): WishlistRequest => ({
  ...{ market, visitor },
  storeInBrowser: storeWishlistCookie(cookies),
})

const noMarket = refused({ code: 'wishlist.no-market' as const })

export function wishlistRoutes(needs: WishlistRoutesNeeds): CallGroup {
  const answers = wishlistAnswers(needs)
  return serveCalls(wishlistCalls, wishlistProblems, {
    ...oneListCalls(needs, answers),
    ...listsCalls(needs, answers),
    ...sharingCalls(needs),
    // An unknown token counts as an ended watch, because a mail program could not show anything else.
    'POST /api/wishlist/{catalog}/watch/end': async ({ query }) => {
      await needs.watching.end(query.token)
      return accepted({})
    },
  })
}

/** Lists in the format of the calls. */
function wishlistAnswers({ wishlists, sharing, catalogue }: WishlistRoutesNeeds) {
  const shown = (market: Market, list: Wishlist, page?: number) =>
    wishlistOnWire(catalogue, market, list, {
      name: wishlists.nameOf(market, list),
      ...(page === undefined ? {} : { page }),
    })
  return {
    shown,
    answer: (market: Market, { ok, ...rest }: WishlistAnswer<Wishlist | undefined>, page = 1) =>
      'problem' in rest ? refused(rest.problem) : accepted(rest.value && shown(market, rest.value, page)),
    present: (market: Market, list: WishlistAnswer) => (list.ok ? accepted(shown(market, list.value, 1)) : list),
    shared: async (market: Market, reference: string, page: number) => {
      const list = await sharing.shared(market, reference)
      return list ? accepted(shown(market, list, page)) : refused({ code: 'wishlist.reference-unknown' as const })
    },
  }
}

type WishlistAnswers = ReturnType<typeof wishlistAnswers>

/** Calls to read and change one list. */
const oneListCalls = ({ wishlists }: WishlistRoutesNeeds, { answer, shared }: WishlistAnswers) =>
  ({
    'GET /api/wishlist/{catalog}/shared-wishlist': ({ market, query }) =>
      shared(market, query.shareLinkReference, query.page),

    async 'GET /api/wishlist/{catalog}/wishlist'(ask) {
      const { wishlistId, shareReference, page } = ask.query
      if (shareReference !== undefined) return shared(ask.market, shareReference, page)
      return answer(ask.market, await wishlists.find(requestOf(ask), { wishlistId }), page)
    },

    'POST /api/wishlist/{catalog}/wishlist/add': async (ask) =>
      answer(
        ask.market,
        await wishlists.save(requestOf(ask), { skus: [ask.query.sku], wishlistId: ask.query.wishlistId }),
      ),

    'POST /api/wishlist/{catalog}/wishlist/add-range': async (ask) =>
      answer(ask.market, await wishlists.save(requestOf(ask), ask.query)),

    'POST /api/wishlist/{catalog}/wishlist/remove': async (ask) =>
      answer(ask.market, await wishlists.remove(requestOf(ask), ask.query)),
  }) satisfies Partial<WishlistHandlers>

/** Makes, renames, deletes and reads a visitor's lists. */
const listsCalls = ({ wishlists }: WishlistRoutesNeeds, { present, shown }: WishlistAnswers) =>
  ({
    async 'POST /api/wishlist/createwishlist'({ market, ...ask }) {
      if (!market) return noMarket
      return present(market, await wishlists.create(requestOf({ ...ask, market }), ask.body.wishlistName))
    },

    async 'PUT /api/wishlist/updatewishlistname'({ market, ...ask }) {
      if (!market) return noMarket
      const { query, body } = ask
      const asked = { wishlistId: query.wishlistId, name: body.wishlistName }
      return present(market, await wishlists.rename(requestOf({ ...ask, market }), asked))
    },

    async 'DELETE /api/wishlist/{catalog}/delete-wishlist'(ask) {
      const deleted = await wishlists.delete(requestOf(ask), ask.query.wishlistId)
      return deleted.ok ? accepted({}) : deleted
    },

    async 'GET /api/wishlist/wishlists'({ market, ...ask }) {
      if (!market) return noMarket
      const { sku } = ask.query
      const productId = sku === undefined ? undefined : productIdOf(sku)
      const lists = await wishlists.previews(requestOf({ ...ask, market }), productId)
      if (!lists.ok) return lists
      return accepted(lists.value.length > 0 ? lists.value.map((list) => shown(market, list)) : undefined)
    },
  }) satisfies Partial<WishlistHandlers>

/** Shares a list by a link or by mail. */
const sharingCalls = ({ sharing }: WishlistRoutesNeeds) =>
  ({
    async 'POST /api/wishlist/{catalog}/wishlist/get-wishlist-share-link'(ask) {
      const link = await sharing.link(requestOf(ask), ask.query)
      if (!link.ok) return link
      const { url, reference } = link.value
      return accepted({ shareLink: url, shareLinkReference: reference, shareReference: reference })
    },

    'POST /api/wishlist/{catalog}/wishlist/share-wishlist-mail': (ask) =>
      sharing.mail(requestOf(ask), { ...ask.body, ...ask.query }),
  }) satisfies Partial<WishlistHandlers>

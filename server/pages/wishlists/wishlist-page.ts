import type { PageBody } from '#contracts/pages.ts'
import type { PageKind, PageRequest } from '../page-kind.ts'
import { listFormActions } from './list-form-actions.ts'
import { loadMailLinks, loadOwn, loadShared } from './load-wishlist.ts'
import { sharingFormActions } from './sharing-form-actions.ts'

type Body = PageBody<'wishlistPage'>

const doneWords = ['mailed', 'watch-asked', 'watch-confirmed'] as const

/**
 * Saved products: the visitor's own lists, or the list of a share link. All forms of the page post here, and every
 * heart without a script.
 */
export const wishlistPage: PageKind<'wishlistPage'> = {
  alias: 'wishlistPage',
  layout: 'default',
  audience: 'private',
  queryNames: ['list', 'page', 'sharereference', 'confirm', 'stop', 'save', 'done'],
  async load(parts, ask) {
    const { content } = parts
    const { market, query, localization } = ask
    if (!content.toggle(market, 'wishlist')) return 'not-found'
    const reference = query.sharereference
    const loaded = reference === undefined ? await loadOwn(parts, ask) : await loadShared(parts, ask, reference)
    if (!loaded) return { goTo: content.linkTo(market, 'wishlistPage') }
    const done = doneWords.find((word) => word === query.done)
    const body: Body = { ...loaded, ...(await loadMailLinks(parts, ask)), ...(done ? { done } : {}) }
    return {
      body,
      frame: {
        title: body.shared?.name ?? body.list?.name ?? localization.t('page.wishlistpage'),
        robots: 'NOINDEX, NOFOLLOW',
        status: body.shared === null ? 404 : 200,
        zones: zonesOf(ask, body),
      },
    }
  },
  formActions: { ...listFormActions, ...sharingFormActions },
}

/** The rows for an empty list are left out when the list has products. */
function zonesOf({ content }: PageRequest, { list, shared }: Body) {
  const { emptyWishlistTopRows, emptyWishlistBottomRows, ...zones } = content?.zones ?? {}
  if (shared !== undefined || (list?.quantity ?? 0) > 0) return zones
  return {
    ...zones,
    ...(emptyWishlistTopRows ? { emptyWishlistTopRows } : {}),
    ...(emptyWishlistBottomRows ? { emptyWishlistBottomRows } : {}),
  }
}

import { newId } from '#foundation/ids.ts'
import type { Translate } from '#foundation/words.ts'
import type { Catalogue } from '#server/catalogue/index.ts'
import type { Content } from '#server/content/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { wishlistRoutes, wishlistSharing, wishlists, wishlistWatching } from '#server/wishlists/index.ts'
import type { Infrastructure } from './infrastructure.ts'

export interface WishlistParts {
  readonly markets: Markets
  readonly content: Pick<Content, 'linkTo' | 'toggle'>
  readonly catalogue: Catalogue
  readonly words: (market: Market) => Translate
}

/** Needed beside the change feed: lists get new products, and a process may end between a change and its mails. */
const checkAgainMs = 10 * 60_000

/** Wishlists, and mails about watched ones when their products change. */
export function composeWishlists(
  { database, jobs, clock, settings: { publicUrl }, log }: Infrastructure,
  { markets, content, catalogue, words }: WishlistParts,
) {
  const pageUrl = (market: Market): string => content.linkTo(market, 'wishlistPage')
  const needs = { ...{ database, jobs, clock, newId, catalogue, words, publicUrl, pageUrl }, toggle: content.toggle }
  const lists = wishlists(needs)
  const sharing = wishlistSharing(needs)
  const watching = wishlistWatching({ ...needs, lists, markets })
  return {
    wishlists: lists,
    sharing,
    watching,
    calls: [wishlistRoutes({ wishlists: lists, sharing, watching, catalogue })],
    goodsChanged: async (productIds: readonly string[]): Promise<void> => {
      if (productIds.length > 0) await watching.notify(productIds)
    },
    /** Returns a function that stops the check. */
    start: (): (() => void) => {
      const timer = setInterval(() => {
        watching.notify().catch((error: unknown) => log.error({ err: error }, 'looking after watched lists failed'))
      }, checkAgainMs)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}

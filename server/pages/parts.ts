import type { SearchConfigurations } from '#contracts/search.ts'
import type { Clock } from '#foundation/clock.ts'
import type { Accounts, SocialSignIn } from '#server/accounts/index.ts'
import type { Baskets, TriedCodes } from '#server/basket/index.ts'
import type { Catalogue, GoodsFinder } from '#server/catalogue/index.ts'
import type { Checkout } from '#server/checkout/index.ts'
import type { Content, OpenContent } from '#server/content/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { NotifyMe } from '#server/notify-me/index.ts'
import type { Fulfilments, Orders, OwnOrders } from '#server/orders/index.ts'
import type { Providers } from '#server/payments/index.ts'
import type { AddressBook, Profiles } from '#server/profiles/index.ts'
import type { Returns } from '#server/returns/index.ts'
import type { ProductSearch } from '#server/search/index.ts'
import type { Sessions } from '#server/sessions/index.ts'
import type { SizeGuides } from '#server/size-guides/index.ts'
import type { Stores } from '#server/stores/index.ts'
import type { Tracking } from '#server/tracking/index.ts'
import type { WishlistSharing, Wishlists, WishlistWatching } from '#server/wishlists/index.ts'

/** The capabilities pages are composed of, built by the program's start-up. Each kind of page takes what it needs. */
export interface Parts {
  readonly clock: Clock
  readonly markets: Markets
  readonly content: Content & Pick<OpenContent, 'preferences' | 'subBrands'>
  readonly catalogue: Catalogue
  readonly finder: Pick<GoodsFinder, 'looks'>
  readonly search: ProductSearch
  readonly sizeGuides: Pick<SizeGuides, 'guideOf' | 'advisesIn'>
  readonly accounts: Accounts
  readonly social: Pick<SocialSignIn, 'providersOf' | 'finishPage'>
  readonly profiles: Profiles
  readonly addressBook: AddressBook
  readonly stores: Pick<Stores, 'in'>
  readonly baskets: Baskets
  /** Products a promotion gives along, in the order they are offered. */
  readonly rewards: (
    market: Market,
    reward: { readonly promotionId: string; readonly rewardId: string },
  ) => readonly string[]
  readonly codes: Pick<TriedCodes, 'addPromoCode' | 'addGiftCard'>
  readonly checkout: Checkout
  readonly orders: Pick<Orders, 'find'>
  readonly ownOrders: OwnOrders
  readonly fulfilments: Pick<Fulfilments, 'becoming'>
  readonly tracking: Tracking
  readonly returns: Pick<Returns, 'isOn' | 'orderOf' | 'ticket' | 'orderOfTicket' | 'offer' | 'register' | 'find'>
  readonly notifyMe: Pick<NotifyMe, 'optIn' | 'toConfirm' | 'confirm' | 'optOut' | 'wish'>
  readonly wishlists: Wishlists
  readonly wishlistSharing: WishlistSharing
  readonly wishlistWatching: Omit<WishlistWatching, 'notify'>
  readonly paymentProviders: Pick<Providers, 'of'>
  readonly sessions: Pick<Sessions, 'list' | 'endOwn' | 'endOthers'>
  /** A text as a picture for a camera, as a data address. */
  readonly qrCode: (text: string) => string
  /** Scheme and host, without a slash at the end. */
  readonly publicUrl: string
  /** Settings of a market's listings. */
  readonly listings: (market: Market) => SearchConfigurations
}

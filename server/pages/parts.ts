import type { SearchConfigurations } from '#contracts/search-calls.ts'
import type { Clock } from '#foundation/clock.ts'
import type { Accounts, SocialSignIn } from '#server/accounts/index.ts'
import type { BasketRequest, Baskets, CodeAttempts } from '#server/basket/index.ts'
import type { OpenJobs } from '#server/careers/index.ts'
import type { Catalogue, GoodsFinder } from '#server/catalogue/index.ts'
import type { Checkout } from '#server/checkout/index.ts'
import type { Club } from '#server/club/index.ts'
import type { Content, OpenContent } from '#server/content/index.ts'
import type { Invoices } from '#server/invoices/index.ts'
import type { Loyalty, Member, payByVoucher, StoreReceipts } from '#server/loyalty/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { NotifyMe } from '#server/notify-me/index.ts'
import type { Fulfilments, Orders, OwnOrders } from '#server/orders/index.ts'
import type { Providers } from '#server/payments/index.ts'
import type { AccountDeletions, DataExports } from '#server/privacy/index.ts'
import type { AddressBook, Profiles } from '#server/profiles/index.ts'
import type { Returns } from '#server/returns/index.ts'
import type { ProductSearch } from '#server/search/index.ts'
import type { Sessions } from '#server/sessions/index.ts'
import type { SizeGuides } from '#server/size-guides/index.ts'
import type { Places, StoreMaps, Stores } from '#server/stores/index.ts'
import type { Support } from '#server/support/index.ts'
import type { Tracking } from '#server/tracking/index.ts'
import type { WishlistSharing, Wishlists, WishlistWatching } from '#server/wishlists/index.ts'
import type { Withdrawals } from '#server/withdrawals/index.ts'

/** The capabilities that pages are composed of, built at start-up. Each kind of page takes what it needs. */
export interface Parts {
  readonly clock: Clock
  readonly markets: Markets
  readonly content: Content & Pick<OpenContent, 'preferences' | 'subBrands'>
  readonly catalogue: Catalogue
  readonly finder: Pick<GoodsFinder, 'looks'>
  readonly search: ProductSearch
  readonly sizeGuides: Pick<SizeGuides, 'guideOf' | 'advisesIn' | 'settings'>
  readonly accounts: Accounts
  readonly social: Pick<SocialSignIn, 'providersOf' | 'finishPage'>
  readonly profiles: Profiles
  readonly loyalty: Loyalty
  /** True if shoppers can join the loyalty programme when they sign up. */
  readonly offersProgramme: (market: Market) => boolean
  /** Vouchers that pay for a basket. */
  readonly vouchers: {
    pay(member: Member, basket: BasketRequest, voucherId: string): ReturnType<typeof payByVoucher>
  }
  readonly support: Support
  readonly storeReceipts: StoreReceipts
  /** Points that a reward costs. */
  readonly rewardPoints: number
  readonly dataExports: Pick<DataExports, 'request' | 'isThere'>
  readonly accountDeletions: Pick<AccountDeletions, 'request'>
  readonly addressBook: AddressBook
  readonly stores: Pick<Stores, 'in' | 'find'>
  readonly places: Places
  readonly storeMaps: StoreMaps
  readonly baskets: Baskets
  /** Products that a promotion gives along, in the order they are offered. */
  readonly rewards: (
    market: Market,
    reward: { readonly promotionId: string; readonly rewardId: string },
  ) => readonly string[]
  readonly codes: Pick<CodeAttempts, 'addPromoCode' | 'addGiftCard'>
  readonly careers: OpenJobs
  readonly checkout: Checkout
  readonly orders: Pick<Orders, 'find'>
  readonly invoices: Pick<Invoices, 'shown'>
  readonly ownOrders: OwnOrders
  readonly fulfilments: Pick<Fulfilments, 'readProgress'>
  readonly tracking: Tracking
  readonly returns: Pick<
    Returns,
    'isOn' | 'orderOf' | 'ticket' | 'orderOfTicket' | 'offer' | 'register' | 'find' | 'ofOwner'
  >
  readonly withdrawals: Withdrawals
  readonly notifyMe: Pick<NotifyMe, 'optIn' | 'toConfirm' | 'confirm' | 'optOut' | 'wish'>
  readonly club: Pick<
    Club,
    | 'contactOf'
    | 'switchNews'
    | 'verifyEmail'
    | 'subscribe'
    | 'toConfirm'
    | 'confirm'
    | 'contact'
    | 'unsubscribe'
    | 'unsubscribeByEmail'
    | 'undo'
  >
  readonly wishlists: Wishlists
  readonly wishlistSharing: WishlistSharing
  readonly wishlistWatching: Omit<WishlistWatching, 'notify'>
  readonly paymentProviders: Pick<Providers, 'of'>
  readonly sessions: Pick<Sessions, 'list' | 'endOwn' | 'endOthers'>
  /** A text as a QR code, as a data address. */
  readonly qrCode: (text: string) => string
  /** Scheme and host, without a slash at the end. */
  readonly publicUrl: string
  /** Settings of a market's listings. */
  readonly listings: (market: Market) => SearchConfigurations
}

import type { Parts } from '#server/pages/index.ts'
import { searchConfigurationsOf } from '#server/search/index.ts'
import type { Infrastructure } from './infrastructure.ts'
import { qrCode } from './qr-code.ts'
import type { ShopParts } from './shop-parts.ts'

/** What pages are made from. */
export function pageParts({ clock, settings }: Infrastructure, shop: ShopParts): Parts {
  const { markets, content, rewards, ofStores, goods } = shop.offer
  const { stores, places, storeMaps } = ofStores
  const { careers, sizeGuides, customerService, notify } = shop.services
  return {
    ...{ clock, markets, content, publicUrl: settings.publicUrl, qrCode },
    listings: (market) => searchConfigurationsOf(content.searchRules(market).settings),
    ...{ catalogue: goods.catalogue, search: goods.search, finder: goods.finder, rewards },
    ...{ stores, places, storeMaps, careers, sizeGuides },
    support: customerService.support,
    notifyMe: notify.notifyMe,
    club: shop.club.club,
    ...partsOfBuying(shop),
    ...partsOfCustomers(shop),
  }
}

const partsOfBuying = ({ buying, parties }: ShopParts) => ({
  baskets: buying.baskets,
  codes: buying.codes,
  checkout: buying.checkout,
  orders: buying.orders,
  ownOrders: buying.fulfilling.ownOrders,
  returns: buying.returns,
  invoices: buying.invoices,
  withdrawals: buying.withdrawals,
  tracking: buying.tracking,
  fulfilments: buying.fulfilling.fulfilments,
  paymentProviders: parties.providers,
})

const partsOfCustomers = ({ customers }: ShopParts) => ({
  sessions: customers.sessions,
  accounts: customers.ofAccounts.accounts,
  social: customers.ofAccounts.social,
  offersProgramme: customers.ofAccounts.offersProgramme,
  profiles: customers.profiles,
  addressBook: customers.addressBook,
  dataExports: customers.privacy.dataExports,
  accountDeletions: customers.privacy.accountDeletions,
  loyalty: customers.loyalty.loyalty,
  vouchers: customers.loyalty.vouchers,
  rewardPoints: customers.loyalty.rewardPoints,
  storeReceipts: customers.loyalty.storeReceipts,
  wishlists: customers.saved.wishlists,
  wishlistSharing: customers.saved.sharing,
  wishlistWatching: customers.saved.watching,
})

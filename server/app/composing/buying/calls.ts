import { addressLookup, addressLookupRoutes } from '#server/address-lookup/index.ts'
import { basketRoutes } from '#server/basket/index.ts'
import { checkoutRoutes, payingRoutes } from '#server/checkout/index.ts'
import { deliveryRoutes } from '#server/delivery/index.ts'
import { invoicesRoutes } from '#server/invoices/index.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import { qrCode } from '../qr-code.ts'
import type { BuyingNeeds } from './buying-needs.ts'
import type { BuyingParts } from './parts.ts'

/** The API calls between a full basket and a sent parcel. */
export function buyingCalls(needs: BuyingNeeds, { records, checkout, afterSale }: BuyingParts): CallGroup[] {
  const { clock, content, log, markets, providers, publicUrl, words } = needs
  const { baskets, codes, orders } = records
  const { fulfilling, invoices, returns, tracking } = afterSale
  return [
    basketRoutes({
      ...{ baskets, codes, markets, publicUrl, qrCode },
      basketPage: (market) => content.linkTo(market, 'basketPage'),
    }),
    checkoutRoutes({ checkout, toggles: (market) => content.shell(market).featureToggles }),
    payingRoutes({
      paying: checkout,
      takesGiftCards: (market) => content.shell(market).featureToggles.redeemPromoCodeAndGiftCard ?? false,
      linkTo: content.linkTo,
      ...{ providers, markets, words, qrCode },
    }),
    deliveryRoutes({
      methodsFor: checkout.shippingMethods,
      pickupPointsFor: checkout.pickupPoints,
      ...{ markets, clock, words },
    }),
    addressLookupRoutes(
      addressLookup({
        finderFor: needs.addressesOf,
        clock,
        log: (fault) => log.warn({ err: fault }, 'nobody could tell of an address'),
      }),
    ),
    fulfilling.calls,
    returns.calls,
    invoicesRoutes({ invoices, orders, ownOrders: fulfilling.ownOrders }),
    tracking.calls,
  ]
}

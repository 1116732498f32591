import { accountAddressesPage } from './accounts/account-addresses-page.ts'
import { accountOrderHistoryPage } from './accounts/account-order-history-page.ts'
import { accountPage } from './accounts/account-page.ts'
import { accountPreferencesPage } from './accounts/account-preferences-page.ts'
import { accountUserProfilePage } from './accounts/account-user-profile-page.ts'
import { authenticationLandingPage } from './accounts/authentication-landing-page.ts'
import { loginPage } from './accounts/login-page.ts'
import { socialLoginCallbackPage } from './accounts/social-login-callback-page.ts'
import { categoryPage } from './browsing/category-page.ts'
import { consentPage } from './browsing/consent-page.ts'
import { contentPage, termsConditionsPage } from './browsing/content-page.ts'
import { countrySelectorPage } from './browsing/country-selector-page.ts'
import { homePage } from './browsing/home-page.ts'
import { notFoundPage } from './browsing/not-found-page.ts'
import { notifyMePage } from './browsing/notify-me-page.ts'
import { searchPage } from './browsing/search-page.ts'
import { basketPage } from './buying/basket-page.ts'
import { checkoutCustomerPage } from './buying/checkout-customer-page.ts'
import { checkoutDetailsPage } from './buying/checkout-details-page.ts'
import { checkoutPage } from './buying/checkout-page.ts'
import { checkoutPaymentPage } from './buying/checkout-payment-page.ts'
import { checkoutShippingPage } from './buying/checkout-shipping-page.ts'
import { checkoutSummaryPage } from './buying/checkout-summary-page.ts'
import { receiptPage } from './buying/receipt-page.ts'
import type { AnyPageKind } from './page-kind.ts'
import { productPage } from './product/product-page.ts'
import { productSetPage } from './product/product-set-page.ts'
import { storeProductPage } from './product/store-product-page.ts'
import { returnItemsPage } from './returns/return-items-page.ts'
import { trackOrderPage } from './tracking/track-order-page.ts'
import { wishlistPage } from './wishlists/wishlist-page.ts'

/** Every kind of page there is; one left out answers as not found. */
const all: readonly AnyPageKind[] = [
  homePage,
  contentPage,
  termsConditionsPage,
  categoryPage,
  searchPage,
  productPage,
  productSetPage,
  storeProductPage,
  notFoundPage,
  notifyMePage,
  consentPage,
  countrySelectorPage,
  basketPage,
  wishlistPage,
  checkoutCustomerPage,
  checkoutDetailsPage,
  checkoutShippingPage,
  checkoutSummaryPage,
  checkoutPaymentPage,
  receiptPage,
  returnItemsPage,
  trackOrderPage,
  loginPage,
  accountPage,
  accountOrderHistoryPage,
  accountUserProfilePage,
  accountAddressesPage,
  accountPreferencesPage,
  authenticationLandingPage,
  socialLoginCallbackPage,
]

export const pageKinds: ReadonlyMap<string, AnyPageKind> = new Map([
  ...all.map((kind) => [kind.alias, kind] as const),
  // An address without a page of its own.
  ['checkoutPage', checkoutPage] as const,
])

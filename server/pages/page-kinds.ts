import { accountAddressesPage } from './accounts/account-addresses-page.ts'
import { accountLoyaltyProgramPage } from './accounts/account-loyalty-program-page.ts'
import { accountOrderHistoryPage } from './accounts/account-order-history-page.ts'
import { accountPage } from './accounts/account-page.ts'
import { accountPreferencesPage } from './accounts/account-preferences-page.ts'
import { accountReturnsPage } from './accounts/account-returns-page.ts'
import { accountRewardsPage } from './accounts/account-rewards-page.ts'
import { accountSupportPage } from './accounts/account-support-page.ts'
import { accountUserProfilePage } from './accounts/account-user-profile-page.ts'
import { authenticationLandingPage } from './accounts/authentication-landing-page.ts'
import { loginPage } from './accounts/login-page.ts'
import { socialLoginCallbackPage } from './accounts/social-login-callback-page.ts'
import { appWelcomePage } from './browsing/app-welcome-page.ts'
import { categoryPage } from './browsing/category-page.ts'
import { consentPage } from './browsing/consent-page.ts'
import { contentPage, termsConditionsPage } from './browsing/content-page.ts'
import { countrySelectorPage } from './browsing/country-selector-page.ts'
import { homePage } from './browsing/home-page.ts'
import { legalDocumentPage } from './browsing/legal-document-page.ts'
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
import { careerPage } from './careers/career-page.ts'
import { customerClubPage } from './club/customer-club-page.ts'
import { unsubscribePage } from './club/unsubscribe-page.ts'
import { isoSetupPage } from './in-store/iso-setup-page.ts'
import type { AnyPageKind } from './page-kind.ts'
import { productPage } from './product/product-page.ts'
import { productSetPage } from './product/product-set-page.ts'
import { storeProductPage } from './product/store-product-page.ts'
import { returnItemsPage } from './returns/return-items-page.ts'
import { retailStores } from './stores/retail-stores-page.ts'
import { storeLocatorPage } from './stores/store-locator-page.ts'
import { store } from './stores/store-page.ts'
import { contactFormPage } from './support/contact-form-page.ts'
import { trackOrderPage } from './tracking/track-order-page.ts'
import { wishlistPage } from './wishlists/wishlist-page.ts'
import { withdrawalPage } from './withdrawals/withdrawal-page.ts'

/** Every kind of page. A kind that is missing here is answered as not found. */
const all: readonly AnyPageKind[] = [
  homePage,
  contentPage,
  termsConditionsPage,
  categoryPage,
  searchPage,
  productPage,
  productSetPage,
  storeProductPage,
  appWelcomePage,
  isoSetupPage,
  notFoundPage,
  notifyMePage,
  customerClubPage,
  unsubscribePage,
  contactFormPage,
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
  storeLocatorPage,
  careerPage,
  retailStores,
  store,
  withdrawalPage,
  loginPage,
  accountPage,
  accountOrderHistoryPage,
  accountUserProfilePage,
  accountAddressesPage,
  accountReturnsPage,
  accountSupportPage,
  accountPreferencesPage,
  accountRewardsPage,
  accountLoyaltyProgramPage,
  authenticationLandingPage,
  socialLoginCallbackPage,
]

export const pageKinds: ReadonlyMap<string, AnyPageKind> = new Map([
  ...all.map((kind) => [kind.alias, kind] as const),
  // An address without its own page.
  ['checkoutPage', checkoutPage] as const,
  // Shown like a page to read.
  ['legalDocument', legalDocumentPage] as const,
])

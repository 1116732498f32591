import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import type { ContentPage } from './content.ts'

/** Default addresses of the pages that a shop needs, for pages whose document sets no address. */
const defaultAddresses: Readonly<Record<string, string>> = {
  homePage: '',
  searchPage: '/search',
  notFoundPage: '/404',
  basketPage: '/basket',
  checkoutPage: '/checkout',
  checkoutCustomerPage: '/checkout/customer',
  checkoutDetailsPage: '/checkout/details',
  checkoutShippingPage: '/checkout/shipping',
  checkoutSummaryPage: '/checkout/summary',
  checkoutPaymentPage: '/checkout/payment',
  receiptPage: '/receipt',
  countrySelectorPage: '/country-selector',
  notifyMePage: '/notify-me',
  wishlistPage: '/wishlist',
  customerClubPage: '/customer-club',
  unsubscribePage: '/unsubscribe',
  contactFormPage: '/contact',
  consentPage: '/cookie-settings',
  loginPage: '/login',
  accountPage: '/account',
  accountUserProfilePage: '/account/profile',
  accountOrderHistoryPage: '/account/orders',
  accountPreferencesPage: '/account/preferences',
  accountRewardsPage: '/account/rewards',
  accountLoyaltyProgramPage: '/account/loyalty',
  accountAddressesPage: '/account/addresses',
  accountReturnsPage: '/account/returns',
  accountSupportPage: '/account/support',
  authenticationLandingPage: '/welcome',
  appWelcomePage: '/app-welcome',
  isoSetupPage: '/iso-setup',
  returnItemsPage: '/return-items',
  trackOrderPage: '/track-order',
  storeLocatorPage: '/store-locator',
  retailStores: '/stores',
  careerPage: '/careers',
  withdrawalPage: '/withdraw',
}

export const fixedAliases: readonly string[] = Object.keys(defaultAddresses)

export const defaultAddress = (alias: string, { id, choices, country }: Market): string | undefined => {
  if (alias === 'termsConditionsPage') return `/${id}/terms-and-conditions/${choices.termsVersion}`
  // This page is required by the law of the EU and EEA. Elsewhere no link leads to it.
  if (alias === 'withdrawalPage' && !country.eea) return undefined
  const address = defaultAddresses[alias]
  return address === undefined ? undefined : `/${id}${address}`
}

/** The page if nobody wrote a document for it: a title and no rows. */
export const emptyPage = (alias: string, path: string, t: Translate): ContentPage => ({
  pageAlias: alias,
  key: alias,
  path,
  title: t(`page.${alias}`),
  heading: undefined,
  description: undefined,
  robots: undefined,
  redirect: undefined,
  zones: {},
  category: undefined,
})

import type { ComponentType } from 'react'
import type { PageAlias, PageOf } from '#contracts/pages.ts'

/** Shows the payload of one kind of page. */
export type PageView<Alias extends PageAlias> = ComponentType<{ readonly page: PageOf<Alias> }>

interface PageKind<Alias extends PageAlias> {
  /** The source file, which is its key in the build's manifest. */
  readonly module: `web/${string}`
  /** Loads the component. In the browser it is a separate chunk; the server loads all components at start. */
  load(): Promise<PageView<Alias>>
}

/** A missing kind, or a kind with the component of another kind, does not compile. */
export const pageKinds: { readonly [Alias in PageAlias]: PageKind<Alias> } = {
  homePage: {
    module: 'web/pages/home/home-page.tsx',
    load: async () => (await import('#web/pages/home/home-page.tsx')).HomePage,
  },
  contentPage: {
    module: 'web/pages/content/content-page.tsx',
    load: async () => (await import('#web/pages/content/content-page.tsx')).ContentPage,
  },
  termsConditionsPage: {
    module: 'web/pages/content/content-page.tsx',
    load: async () => (await import('#web/pages/content/content-page.tsx')).ContentPage,
  },
  categoryPage: {
    module: 'web/pages/category/category-page.tsx',
    load: async () => (await import('#web/pages/category/category-page.tsx')).CategoryPage,
  },
  searchPage: {
    module: 'web/pages/search/search-page.tsx',
    load: async () => (await import('#web/pages/search/search-page.tsx')).SearchPage,
  },
  productPage: {
    module: 'web/pages/product/product-page.tsx',
    load: async () => (await import('#web/pages/product/product-page.tsx')).ProductPage,
  },
  storeProductPage: {
    module: 'web/pages/product/product-page.tsx',
    load: async () => (await import('#web/pages/product/product-page.tsx')).StoreProductPage,
  },
  productSetPage: {
    module: 'web/pages/product-set/product-set-page.tsx',
    load: async () => (await import('#web/pages/product-set/product-set-page.tsx')).ProductSetPage,
  },
  contactFormPage: {
    module: 'web/pages/contact-form/contact-form-page.tsx',
    load: async () => (await import('#web/pages/contact-form/contact-form-page.tsx')).ContactFormPage,
  },
  notifyMePage: {
    module: 'web/pages/notify-me/notify-me-page.tsx',
    load: async () => (await import('#web/pages/notify-me/notify-me-page.tsx')).NotifyMePage,
  },
  customerClubPage: {
    module: 'web/pages/club/customer-club-page.tsx',
    load: async () => (await import('#web/pages/club/customer-club-page.tsx')).CustomerClubPage,
  },
  unsubscribePage: {
    module: 'web/pages/club/unsubscribe-page.tsx',
    load: async () => (await import('#web/pages/club/unsubscribe-page.tsx')).UnsubscribePage,
  },
  consentPage: {
    module: 'web/pages/consent/consent-page.tsx',
    load: async () => (await import('#web/pages/consent/consent-page.tsx')).ConsentPage,
  },
  notFoundPage: {
    module: 'web/pages/not-found/not-found-page.tsx',
    load: async () => (await import('#web/pages/not-found/not-found-page.tsx')).NotFoundPage,
  },
  errorPage: {
    module: 'web/pages/error/error-page.tsx',
    load: async () => (await import('#web/pages/error/error-page.tsx')).ErrorPage,
  },
  countrySelectorPage: {
    module: 'web/pages/country-selector/country-selector-page.tsx',
    load: async () => (await import('#web/pages/country-selector/country-selector-page.tsx')).CountrySelectorPage,
  },
  wishlistPage: {
    module: 'web/pages/wishlist/wishlist-page.tsx',
    load: async () => (await import('#web/pages/wishlist/wishlist-page.tsx')).WishlistPage,
  },
  basketPage: {
    module: 'web/pages/basket/basket-page.tsx',
    load: async () => (await import('#web/pages/basket/basket-page.tsx')).BasketPage,
  },
  checkoutCustomerPage: {
    module: 'web/pages/checkout-customer/checkout-customer-page.tsx',
    load: async () => (await import('#web/pages/checkout-customer/checkout-customer-page.tsx')).CheckoutCustomerPage,
  },
  checkoutDetailsPage: {
    module: 'web/pages/checkout-details/checkout-details-page.tsx',
    load: async () => (await import('#web/pages/checkout-details/checkout-details-page.tsx')).CheckoutDetailsPage,
  },
  checkoutShippingPage: {
    module: 'web/pages/checkout-shipping/checkout-shipping-page.tsx',
    load: async () => (await import('#web/pages/checkout-shipping/checkout-shipping-page.tsx')).CheckoutShippingPage,
  },
  checkoutSummaryPage: {
    module: 'web/pages/checkout-summary/checkout-summary-page.tsx',
    load: async () => (await import('#web/pages/checkout-summary/checkout-summary-page.tsx')).CheckoutSummaryPage,
  },
  checkoutPaymentPage: {
    module: 'web/app/payment-step.tsx',
    load: async () => (await import('./payment-step.tsx')).PaymentStep,
  },
  receiptPage: {
    module: 'web/pages/receipt/receipt-page.tsx',
    load: async () => (await import('#web/pages/receipt/receipt-page.tsx')).ReceiptPage,
  },
  returnItemsPage: {
    module: 'web/pages/return-items/return-items-page.tsx',
    load: async () => (await import('#web/pages/return-items/return-items-page.tsx')).ReturnItemsPage,
  },
  storeLocatorPage: {
    module: 'web/pages/store-locator/store-locator-page.tsx',
    load: async () => (await import('#web/pages/store-locator/store-locator-page.tsx')).StoreLocatorPage,
  },
  careerPage: {
    module: 'web/pages/career/career-page.tsx',
    load: async () => (await import('#web/pages/career/career-page.tsx')).CareerPage,
  },
  retailStores: {
    module: 'web/pages/retail-stores/retail-stores-page.tsx',
    load: async () => (await import('#web/pages/retail-stores/retail-stores-page.tsx')).RetailStoresPage,
  },
  store: {
    module: 'web/pages/store/store-page.tsx',
    load: async () => (await import('#web/pages/store/store-page.tsx')).StorePage,
  },
  trackOrderPage: {
    module: 'web/pages/track-order/track-order-page.tsx',
    load: async () => (await import('#web/pages/track-order/track-order-page.tsx')).TrackOrderPage,
  },
  withdrawalPage: {
    module: 'web/pages/withdrawal/withdrawal-page.tsx',
    load: async () => (await import('#web/pages/withdrawal/withdrawal-page.tsx')).WithdrawalPage,
  },
  loginPage: {
    module: 'web/pages/login/login-page.tsx',
    load: async () => (await import('#web/pages/login/login-page.tsx')).LoginPage,
  },
  accountPage: {
    module: 'web/pages/account/account-page.tsx',
    load: async () => (await import('#web/pages/account/account-page.tsx')).AccountPage,
  },
  accountOrderHistoryPage: {
    module: 'web/pages/account-orders/account-orders-page.tsx',
    load: async () => (await import('#web/pages/account-orders/account-orders-page.tsx')).AccountOrdersPage,
  },
  accountUserProfilePage: {
    module: 'web/pages/account-profile/account-profile-page.tsx',
    load: async () => (await import('#web/pages/account-profile/account-profile-page.tsx')).AccountProfilePage,
  },
  accountPreferencesPage: {
    module: 'web/pages/account-preferences/account-preferences-page.tsx',
    load: async () =>
      (await import('#web/pages/account-preferences/account-preferences-page.tsx')).AccountPreferencesPage,
  },
  accountReturnsPage: {
    module: 'web/pages/account-returns/account-returns-page.tsx',
    load: async () => (await import('#web/pages/account-returns/account-returns-page.tsx')).AccountReturnsPage,
  },
  accountSupportPage: {
    module: 'web/pages/account-support/account-support-page.tsx',
    load: async () => (await import('#web/pages/account-support/account-support-page.tsx')).AccountSupportPage,
  },
  accountRewardsPage: {
    module: 'web/pages/account-rewards/account-rewards-page.tsx',
    load: async () => (await import('#web/pages/account-rewards/account-rewards-page.tsx')).AccountRewardsPage,
  },
  accountLoyaltyProgramPage: {
    module: 'web/pages/account-loyalty-program/account-loyalty-program-page.tsx',
    load: async () =>
      (await import('#web/pages/account-loyalty-program/account-loyalty-program-page.tsx')).AccountLoyaltyProgramPage,
  },
  accountAddressesPage: {
    module: 'web/pages/account-addresses/account-addresses-page.tsx',
    load: async () => (await import('#web/pages/account-addresses/account-addresses-page.tsx')).AccountAddressesPage,
  },
  socialLoginCallbackPage: {
    module: 'web/pages/social-login-callback/social-login-callback-page.tsx',
    load: async () =>
      (await import('#web/pages/social-login-callback/social-login-callback-page.tsx')).SocialLoginCallbackPage,
  },
  isoSetupPage: {
    module: 'web/pages/iso-setup/iso-setup-page.tsx',
    load: async () => (await import('#web/pages/iso-setup/iso-setup-page.tsx')).IsoSetupPage,
  },
  appWelcomePage: {
    module: 'web/pages/app-welcome/app-welcome-page.tsx',
    load: async () => (await import('#web/pages/app-welcome/app-welcome-page.tsx')).AppWelcomePage,
  },
  authenticationLandingPage: {
    module: 'web/pages/authentication-landing/authentication-landing-page.tsx',
    load: async () =>
      (await import('#web/pages/authentication-landing/authentication-landing-page.tsx')).AuthenticationLandingPage,
  },
}

/** The component of a page of any kind. The type of `pageKinds` guarantees that they match. */
export const viewOf = (alias: PageAlias): Promise<PageView<PageAlias>> =>
  pageKinds[alias].load() as Promise<PageView<PageAlias>>

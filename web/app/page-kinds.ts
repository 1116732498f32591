import type { ComponentType } from 'react'
import type { PageAlias, PageOf } from '#contracts/pages.ts'
import { type ComponentCode, component } from './component-code.ts'

/** Shows the payload of one kind of page. */
export type PageView<Alias extends PageAlias> = ComponentType<{ readonly page: PageOf<Alias> }>

/** A missing kind, or a kind with the component of another kind, does not compile. */
export const pageKinds: { readonly [Alias in PageAlias]: ComponentCode<PageView<Alias>> } = {
  homePage: component('web/pages/home/home-page.tsx', () => import('#web/pages/home/home-page.tsx'), 'HomePage'),
  contentPage: component(
    'web/pages/content/content-page.tsx',
    () => import('#web/pages/content/content-page.tsx'),
    'ContentPage',
  ),
  termsConditionsPage: component(
    'web/pages/content/content-page.tsx',
    () => import('#web/pages/content/content-page.tsx'),
    'ContentPage',
  ),
  categoryPage: component(
    'web/pages/category/category-page.tsx',
    () => import('#web/pages/category/category-page.tsx'),
    'CategoryPage',
  ),
  searchPage: component(
    'web/pages/search/search-page.tsx',
    () => import('#web/pages/search/search-page.tsx'),
    'SearchPage',
  ),
  productPage: component(
    'web/pages/product/product-page.tsx',
    () => import('#web/pages/product/product-page.tsx'),
    'ProductPage',
  ),
  storeProductPage: component(
    'web/pages/product/product-page.tsx',
    () => import('#web/pages/product/product-page.tsx'),
    'StoreProductPage',
  ),
  productSetPage: component(
    'web/pages/product-set/product-set-page.tsx',
    () => import('#web/pages/product-set/product-set-page.tsx'),
    'ProductSetPage',
  ),
  contactFormPage: component(
    'web/pages/contact-form/contact-form-page.tsx',
    () => import('#web/pages/contact-form/contact-form-page.tsx'),
    'ContactFormPage',
  ),
  notifyMePage: component(
    'web/pages/notify-me/notify-me-page.tsx',
    () => import('#web/pages/notify-me/notify-me-page.tsx'),
    'NotifyMePage',
  ),
  customerClubPage: component(
    'web/pages/club/customer-club-page.tsx',
    () => import('#web/pages/club/customer-club-page.tsx'),
    'CustomerClubPage',
  ),
  unsubscribePage: component(
    'web/pages/club/unsubscribe-page.tsx',
    () => import('#web/pages/club/unsubscribe-page.tsx'),
    'UnsubscribePage',
  ),
  consentPage: component(
    'web/pages/consent/consent-page.tsx',
    () => import('#web/pages/consent/consent-page.tsx'),
    'ConsentPage',
  ),
  notFoundPage: component(
    'web/pages/not-found/not-found-page.tsx',
    () => import('#web/pages/not-found/not-found-page.tsx'),
    'NotFoundPage',
  ),
  errorPage: component('web/pages/error/error-page.tsx', () => import('#web/pages/error/error-page.tsx'), 'ErrorPage'),
  countrySelectorPage: component(
    'web/pages/country-selector/country-selector-page.tsx',
    () => import('#web/pages/country-selector/country-selector-page.tsx'),
    'CountrySelectorPage',
  ),
  wishlistPage: component(
    'web/pages/wishlist/wishlist-page.tsx',
    () => import('#web/pages/wishlist/wishlist-page.tsx'),
    'WishlistPage',
  ),
  basketPage: component(
    'web/pages/basket/basket-page.tsx',
    () => import('#web/pages/basket/basket-page.tsx'),
    'BasketPage',
  ),
  checkoutCustomerPage: component(
    'web/pages/checkout-customer/checkout-customer-page.tsx',
    () => import('#web/pages/checkout-customer/checkout-customer-page.tsx'),
    'CheckoutCustomerPage',
  ),
  checkoutDetailsPage: component(
    'web/pages/checkout-details/checkout-details-page.tsx',
    () => import('#web/pages/checkout-details/checkout-details-page.tsx'),
    'CheckoutDetailsPage',
  ),
  checkoutShippingPage: component(
    'web/pages/checkout-shipping/checkout-shipping-page.tsx',
    () => import('#web/pages/checkout-shipping/checkout-shipping-page.tsx'),
    'CheckoutShippingPage',
  ),
  checkoutSummaryPage: component(
    'web/pages/checkout-summary/checkout-summary-page.tsx',
    () => import('#web/pages/checkout-summary/checkout-summary-page.tsx'),
    'CheckoutSummaryPage',
  ),
  checkoutPaymentPage: component('web/app/payment-step.tsx', () => import('./payment-step.tsx'), 'PaymentStep'),
  receiptPage: component(
    'web/pages/receipt/receipt-page.tsx',
    () => import('#web/pages/receipt/receipt-page.tsx'),
    'ReceiptPage',
  ),
  returnItemsPage: component(
    'web/pages/return-items/return-items-page.tsx',
    () => import('#web/pages/return-items/return-items-page.tsx'),
    'ReturnItemsPage',
  ),
  storeLocatorPage: component(
    'web/pages/store-locator/store-locator-page.tsx',
    () => import('#web/pages/store-locator/store-locator-page.tsx'),
    'StoreLocatorPage',
  ),
  careerPage: component(
    'web/pages/career/career-page.tsx',
    () => import('#web/pages/career/career-page.tsx'),
    'CareerPage',
  ),
  retailStores: component(
    'web/pages/retail-stores/retail-stores-page.tsx',
    () => import('#web/pages/retail-stores/retail-stores-page.tsx'),
    'RetailStoresPage',
  ),
  store: component('web/pages/store/store-page.tsx', () => import('#web/pages/store/store-page.tsx'), 'StorePage'),
  trackOrderPage: component(
    'web/pages/track-order/track-order-page.tsx',
    () => import('#web/pages/track-order/track-order-page.tsx'),
    'TrackOrderPage',
  ),
  withdrawalPage: component(
    'web/pages/withdrawal/withdrawal-page.tsx',
    () => import('#web/pages/withdrawal/withdrawal-page.tsx'),
    'WithdrawalPage',
  ),
  loginPage: component('web/pages/login/login-page.tsx', () => import('#web/pages/login/login-page.tsx'), 'LoginPage'),
  accountPage: component(
    'web/pages/account/account-page.tsx',
    () => import('#web/pages/account/account-page.tsx'),
    'AccountPage',
  ),
  accountOrderHistoryPage: component(
    'web/pages/account-orders/account-orders-page.tsx',
    () => import('#web/pages/account-orders/account-orders-page.tsx'),
    'AccountOrdersPage',
  ),
  accountUserProfilePage: component(
    'web/pages/account-profile/account-profile-page.tsx',
    () => import('#web/pages/account-profile/account-profile-page.tsx'),
    'AccountProfilePage',
  ),
  accountPreferencesPage: component(
    'web/pages/account-preferences/account-preferences-page.tsx',
    () => import('#web/pages/account-preferences/account-preferences-page.tsx'),
    'AccountPreferencesPage',
  ),
  accountReturnsPage: component(
    'web/pages/account-returns/account-returns-page.tsx',
    () => import('#web/pages/account-returns/account-returns-page.tsx'),
    'AccountReturnsPage',
  ),
  accountSupportPage: component(
    'web/pages/account-support/account-support-page.tsx',
    () => import('#web/pages/account-support/account-support-page.tsx'),
    'AccountSupportPage',
  ),
  accountRewardsPage: component(
    'web/pages/account-rewards/account-rewards-page.tsx',
    () => import('#web/pages/account-rewards/account-rewards-page.tsx'),
    'AccountRewardsPage',
  ),
  accountLoyaltyProgramPage: component(
    'web/pages/account-loyalty-program/account-loyalty-program-page.tsx',
    () => import('#web/pages/account-loyalty-program/account-loyalty-program-page.tsx'),
    'AccountLoyaltyProgramPage',
  ),
  accountAddressesPage: component(
    'web/pages/account-addresses/account-addresses-page.tsx',
    () => import('#web/pages/account-addresses/account-addresses-page.tsx'),
    'AccountAddressesPage',
  ),
  socialLoginCallbackPage: component(
    'web/pages/social-login-callback/social-login-callback-page.tsx',
    () => import('#web/pages/social-login-callback/social-login-callback-page.tsx'),
    'SocialLoginCallbackPage',
  ),
  isoSetupPage: component(
    'web/pages/iso-setup/iso-setup-page.tsx',
    () => import('#web/pages/iso-setup/iso-setup-page.tsx'),
    'IsoSetupPage',
  ),
  appWelcomePage: component(
    'web/pages/app-welcome/app-welcome-page.tsx',
    () => import('#web/pages/app-welcome/app-welcome-page.tsx'),
    'AppWelcomePage',
  ),
  authenticationLandingPage: component(
    'web/pages/authentication-landing/authentication-landing-page.tsx',
    () => import('#web/pages/authentication-landing/authentication-landing-page.tsx'),
    'AuthenticationLandingPage',
  ),
}

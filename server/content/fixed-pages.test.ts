import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { defaultAddress } from './fixed-pages.ts'

/** Checks the fixed address of each page, which applies unless editors set another. */
function expectAddresses(addresses: Readonly<Record<string, string>>): void {
  for (const [alias, address] of Object.entries(addresses))
    expect(defaultAddress(alias, fakeMarket('da-dk')), alias).toBe(address)
}

test('has the front page at the address of the market, with nothing after it [B-PAGE-01]', () => {
  expectAddresses({ homePage: '/da-dk' })
})

test('has search, basket, checkout, receipt, choice of country and the not-found page at their addresses where editors wrote no others [B-PAGE-04, B-PAGE-08, B-PAGE-09, B-PAGE-21, B-PAGE-22, B-PAGE-23, B-PAGE-24, B-PAGE-25, B-PAGE-26, B-PAGE-27, B-PAGE-28, B-PAGE-43]', () => {
  expectAddresses({
    searchPage: '/da-dk/search',
    notFoundPage: '/da-dk/404',
    basketPage: '/da-dk/basket',
    checkoutPage: '/da-dk/checkout',
    checkoutCustomerPage: '/da-dk/checkout/customer',
    checkoutDetailsPage: '/da-dk/checkout/details',
    checkoutShippingPage: '/da-dk/checkout/shipping',
    checkoutSummaryPage: '/da-dk/checkout/summary',
    checkoutPaymentPage: '/da-dk/checkout/payment',
    receiptPage: '/da-dk/receipt',
    countrySelectorPage: '/da-dk/country-selector',
  })
})

test('has stores, jobs and the first page of the app at their addresses where editors wrote no others [B-PAGE-12, B-PAGE-14, B-PAGE-17, B-PAGE-33]', () => {
  expectAddresses({
    storeLocatorPage: '/da-dk/store-locator',
    retailStores: '/da-dk/stores',
    careerPage: '/da-dk/careers',
    appWelcomePage: '/da-dk/app-welcome',
  })
})

test('has the terms in force at an address with their version [B-PAGE-03]', () => {
  const market = fakeMarket('da-dk')
  const second = { ...market, choices: { ...market.choices, termsVersion: '2' } }

  expect(defaultAddress('termsConditionsPage', second)).toBe('/da-dk/terms-and-conditions/2')
})

test('has wishlists, club, unsubscribing, contact, sign-in of the checkout and loyalty at their addresses where editors wrote no others [B-PAGE-10, B-PAGE-13, B-PAGE-20, B-PAGE-22, B-PAGE-29, B-PAGE-35, B-PAGE-37]', () => {
  expectAddresses({
    wishlistPage: '/da-dk/wishlist',
    customerClubPage: '/da-dk/customer-club',
    contactFormPage: '/da-dk/contact',
    checkoutCustomerPage: '/da-dk/checkout/customer',
    unsubscribePage: '/da-dk/unsubscribe',
    accountLoyaltyProgramPage: '/da-dk/account/loyalty',
    accountRewardsPage: '/da-dk/account/rewards',
  })
})

test('has the account, its profile, orders, preferences, returns and support at their addresses where editors wrote no others [B-PAGE-34, B-PAGE-36, B-PAGE-38, B-PAGE-39, B-PAGE-40, B-PAGE-41]', () => {
  expectAddresses({
    accountPage: '/da-dk/account',
    accountUserProfilePage: '/da-dk/account/profile',
    accountOrderHistoryPage: '/da-dk/account/orders',
    accountPreferencesPage: '/da-dk/account/preferences',
    accountReturnsPage: '/da-dk/account/returns',
    accountSupportPage: '/da-dk/account/support',
  })
})

test('has tracking, returns and withdrawal at their addresses where editors wrote no others; withdrawal in the EEA alone [B-PAGE-15, B-PAGE-16, D-11]', () => {
  expectAddresses({
    trackOrderPage: '/da-dk/track-order',
    returnItemsPage: '/da-dk/return-items',
    withdrawalPage: '/da-dk/withdraw',
  })
  expect(defaultAddress('withdrawalPage', fakeMarket('en-gb'))).toBeUndefined()
})

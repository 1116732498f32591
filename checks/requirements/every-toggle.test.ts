import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ToggleKey, toggleKeys } from '#contracts/toggles.ts'

/** The tests that show a feature both on and off: their file, and parts of their titles. */
type Proof = readonly [file: string, ...titles: string[]]

const featuresOff = (): Proof => ['web/pages/features-off.test.tsx', 'page has a trace of %s only where that is']
const product = (about: string, title: string): Proof => [`web/pages/product/product-${about}.test.tsx`, title]
const productKinds = (title: string): Proof => ['server/pages/product/product-kinds.test.ts', title]
const priceView = (title: string): Proof => ['server/pricing/price-view.test.ts', title]
const zones = (title: string): Proof => ['server/pages/frame/zones.test.ts', title]
const basketParts = (title: string): Proof => ['web/pages/basket/toggled-parts.test.tsx', title]
const checkout = (title: string): Proof => ['web/pages/checkout-step/address-and-delivery.test.tsx', title]
const wishlists = (...titles: string[]): Proof => ['server/wishlists/wishlists.routes.test.ts', ...titles]
const signIn = (title: string): Proof => ['server/accounts/sign-in.routes.test.ts', title]
const signUp = (title: string): Proof => ['server/accounts/sign-up.routes.test.ts', title]
const signInPages = (file: string, title: string): Proof => [`server/pages/accounts/${file}.test.ts`, title]
const openContent = (title: string): Proof => ['server/content/open-content.test.ts', title]

const both: Readonly<Record<ToggleKey, Proof>> = {
  serverSideTracking: [
    'server/analytics/analytics.routes.test.ts',
    'goes on to analytics where the shop sends it itself, and nowhere else',
  ],
  priceTransparency: priceView('where the shop wants it, and in the EU whatever it wants'),
  listPriceBeforeSalesPrice: priceView('puts the list price before the price to pay where the shop wants it'),
  geoLocatorFlyout: ['journeys/another-market.journey.ts', 'nobody is asked in a market that does not want it'],
  singleDigitDiscountBadge: priceView('tells reductions below 10 percent only where the shop wants it'),
  countrySelectorDropdown: ['journeys/accessibility-of-flyouts.journey.ts', 'in a flyout where a market has them so'],
  trendWidget: zones('tells what is wanted just now only where the shop wants it told'),
  productSearchTags: ['server/pages/browsing/listing-pages.test.ts', 'with its search only where the shop wants it'],
  listingQuickBuy: featuresOff(),
  recommendations: zones('leaves recommendations out unless the shop wants them'),
  boxMobileNavigation: ['web/content/header/site-header.test.tsx', 'as boxes where the shop wants that'],
  wishlist: wishlists('has no wishlists where the market switched them off'),
  shareWishlist: wishlists('makes one list only, or shares none, where the market switched that off'),
  createWishlist: wishlists('makes one list only, or shares none, where the market switched that off'),
  requireLoginForWishlist: wishlists('for everything but a shared list where the market wants it'),
  completeTheLook: productKinds('tells what a product is worn with only where the shop wants it'),
  completeTheLookTiles: product('page', 'in tiles where the shop wants it'),
  multiBrandNavigation: openContent('and leave no trace where it wants neither'),
  simpleBrandNavigation: openContent('and leave no trace where it wants neither'),
  listingColourSwatches: featuresOff(),
  listingGallerySwiper: featuresOff(),
  listingCompleteTheLook: featuresOff(),
  detailCompleteTheLook: productKinds('tells what a product is worn with only where the shop wants it'),
  detailNotifyMe: featuresOff(),
  detailSimilarProducts: productKinds('shows what is like it only where the shop wants it'),
  detailRecommendations: productKinds('recommends below a product only where the shop wants it'),
  sizeAdvisor: ['server/size-guides/size-guides.test.ts', 'suggests a size where the shop offers it'],
  stickyAddToBasket: featuresOff(),
  sustainabilityReasons: product('facts', 'where the shop tells it'),
  sustainabilityText: featuresOff(),
  stockCheck: featuresOff(),
  englishOverride: [
    'server/catalogue/product-facts.routes.test.ts',
    'tells texts in English where a shop prefers them',
  ],
  subGroupStyles: product('sizes-and-colours', 'groups the colours only where the shop wants groups'),
  memberPrice: priceView('tells the price of members beside the public one where the shop wants it'),
  stockFinder: featuresOff(),
  listingBackButton: featuresOff(),
  hideSeoWidget: ['web/widgets/rows.test.tsx', 'leaves text for search engines out where the market hides it'],
  productActionButtons: featuresOff(),
  modelMeasurementTab: featuresOff(),
  promotionDiscountDisplay: basketParts('names each promotion on a line with what it takes off'),
  advancedSearchFlyout: featuresOff(),
  giftCardsInListings: [
    'server/app/composing/gift-cards-listed.database.test.ts',
    'lists gift cards in the markets where',
  ],
  showCountrySelector: ['server/pages/serve-pages.test.ts', 'asks everybody for a country at the front door'],
  basketPage: ['journeys/basket-drawer.journey.ts', 'where the basket has no page of its own'],
  redeemPromoCodeAndGiftCard: checkout('where the market takes any'),
  shippingTitleInBasket: checkout('names the way of delivery beside its cost where the shop wants it'),
  freeFreight: basketParts('only where the shop does, and not where it hides the message'),
  deliveryDateInCheckout: checkout('only where the shop tells delivery dates in the checkout'),
  splitOrderCheckout: [
    'server/delivery/plan-shipments.test.ts',
    'sends what lies in the warehouse and in a store apart',
    'sends all of it as one where it is not split',
  ],
  addressValidation: checkout('where addresses are searched'),
  loginMaintenanceMode: signIn('signs nobody up or in during maintenance, and everybody after it'),
  retailReceiptsAndLoyalty: [
    'server/pages/accounts/store-receipts.routes.test.ts',
    'with the toggle off there are no receipts, neither in the list nor by their address',
  ],
  advancedMyAccount: [
    'server/profiles/profiles.routes.test.ts',
    'shows preferences only where the shop has the whole account',
  ],
  birthdayField: signUp('asks for the terms and confirms the newsletter by mail where that is wanted'),
  signupTermsAndDoubleOptIn: signUp('asks for the terms and confirms the newsletter by mail where that is wanted'),
  parcelServiceReturnsAndTracking: [
    'server/tracking/tracking.routes.test.ts',
    'shows a guest both parcels of an order',
    'shows no parcels where the market has tracking off',
  ],
  passkeys: ['server/accounts/passkeys/passkeys.routes.test.ts', 'offers passkeys only where the market wants them'],
  socialLogin: [
    'server/accounts/social/social-sign-in.routes.test.ts',
    'leads back to the login page when a provider is off',
    'leads a signed-in visitor back to the page they came from',
  ],
  receiptPdfButton: ['server/pages/buying/buying-pages.routes.test.ts', 'only where the shop has receiptPdfButton on'],
  promoPanelsInBasketFlyout: [
    'server/basket/calculate-totals.test.ts',
    'shows promotions without a code beside a basket, if the shop turned that on',
  ],
  accountMaintenanceMode: signInPages('account-page', 'only where they are'),
  pointsSystem: [
    'server/pages/accounts/account-rewards.routes.test.ts',
    'shows points and card each by its own toggle',
  ],
  loyaltyCard: ['server/pages/accounts/account-rewards.routes.test.ts', 'shows points and card each by its own toggle'],
  loginFlyout: signInPages('sign-in-rule', 'waits for the flyout where there is one'),
  authInCheckout: [
    'server/pages/buying/buying-pages.routes.test.ts',
    'offers to sign in at the first step only where the shop does',
  ],
  userIconLoginIndicator: ['web/content/header/person-link.test.tsx', 'only where the market wants the mark'],
  customerUnsubscribe: [
    'server/pages/club/club-pages.routes.test.ts',
    'has a form of its own only where the market wants one',
  ],
  hideFreeShippingMessage: basketParts('only where the shop does, and not where it hides the message'),
  payloadCmsProxy: openContent('from the newer CMS while it is switched on there'),
}

test.each(toggleKeys)('%s is shown on and off by a test [B-FT-50]', (key) => {
  const [file, ...titles] = both[key]
  const tests = readFileSync(file, 'utf8').split(/^(?=\s*test(?:\.each)?\()/m)
  for (const title of titles) expect(tests.filter((text) => text.includes(title))).toHaveLength(1)
})

test('proves every toggle both on and off [B-FT-50]', () => {
  const [file] = featuresOff()
  const table = readFileSync(file, 'utf8')
  const named = Object.entries(both).filter(([, [where]]) => where === file)

  for (const [key] of named) expect(table).toMatch(new RegExp(`^  \\['\\w+', '${key}',`, 'm'))
})

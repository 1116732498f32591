import type { BasketLine, BasketResponse } from '#contracts/basket.ts'
import type { CheckoutStep } from '#contracts/checkout-pages.ts'
import { checkoutSteps } from '#contracts/checkout-pages.ts'
import type { Shell } from '#contracts/content.ts'
import type { FieldRule } from '#contracts/forms.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import type { FormState, PageFrame, PageOf } from '#contracts/pages.ts'
import ar from '../../words/ar.json' with { type: 'json' }
import en from '../../words/en.json' with { type: 'json' }
import tr from '../../words/tr.json' with { type: 'json' }

/** Example payloads of the basket and the checkout, for tests and previews. */
export type ExampleMarket = 'en-gb' | 'en-us' | 'tr-tr' | 'ar-ae'

const markets: {
  readonly [Id in ExampleMarket]: Shell['market'] & { readonly words: Readonly<Record<string, string>> }
} = {
  'en-gb': market('en-gb', 'en-GB', 'GBP', 'GB', 'United Kingdom', 'Europe/London', en),
  'tr-tr': {
    ...market('tr-tr', 'tr-TR', 'TRY', 'TR', 'Türkiye', 'Europe/Istanbul', tr),
    agreesToDataApart: true,
  },
  'ar-ae': {
    ...market('ar-ae', 'ar-AE', 'AED', 'AE', 'United Arab Emirates', 'Asia/Dubai', ar),
    direction: 'rtl',
    reductions: 'list',
  },
  'en-us': {
    ...market('en-us', 'en-US', 'USD', 'US', 'United States', 'America/New_York', en),
    reductions: 'list',
    pricesIncludeTax: false,
    taxSummary: true,
  },
}

function market(
  id: string,
  locale: string,
  currency: string,
  countryCode: string,
  countryName: string,
  timeZone: string,
  words: Readonly<Record<string, string>>,
) {
  return {
    id,
    locale,
    direction: 'ltr' as const,
    currency,
    countryCode,
    countryName,
    timeZone,
    words,
    reductions: 'prior' as const,
    pricesIncludeTax: true,
    freeFreight: { amount: 100, currency },
    phonePrefix: '+44',
  }
}

export function exampleShell(id: ExampleMarket): Shell {
  const { words, ...settings } = markets[id]
  const links = {
    homePage: `/${id}`,
    basketPage: `/${id}/basket`,
    withdrawalPage: `/${id}/withdraw`,
    termsPage: `/${id}/terms`,
  }
  const steps = Object.fromEntries(checkoutSteps.map((step) => [aliasOf(step), `/${id}/checkout/${step}`]))
  return {
    status: 200,
    version: '1',
    shopName: 'Halden',
    market: settings,
    markets: [],
    themeUrl: null,
    navigation: {
      main: [],
      brands: [],
      service: [],
      footer: [],
      footerSecondary: [],
      social: [],
      shippingLogos: [],
      slimBanner: null,
      accountMenu: [],
      apps: [],
      iconBar: [],
      freeFreight: {
        freightValue: null,
        freightVersion: 'progressBar',
        colours: { bar: null, text: null, background: null },
      },
      paymentLogos: ['Visa', 'Mastercard', 'PayPal'],
    },
    links: { ...links, ...steps },
    translations: { ...en, ...words },
    featureToggles: { freeFreight: true, promotionDiscountDisplay: true },
    badges: [],
  }
}

const aliasOf = (step: CheckoutStep) => `checkout${step[0]!.toUpperCase()}${step.slice(1)}Page`

const amount = (id: ExampleMarket) => (value: number) => ({ amount: value, currency: markets[id].currency })

export function exampleLine(id: ExampleMarket, more: Partial<BasketLine> = {}): BasketLine {
  const of = amount(id)
  return {
    id: 'l1',
    sku: '100231_navy_03_38',
    productId: '100231_navy_03',
    name: 'V-neck crêpe dress',
    imageAlt: 'Navy V-neck crêpe dress, front',
    imageUrl: '/images/100231_navy_03/1/1.jpeg?w=480',
    productUrl: `/${id}/p/100231`,
    unitPrice: { salesPrice: of(48.5) },
    price: { salesPrice: of(48.5), discounts: [], shown: { now: of(48.5) } },
    totalPrice: of(97),
    groupTotalPrice: of(97),
    quantity: 2,
    colour: { name: 'Navy', base: { name: 'Blue', hex: '#223355' }, nuance: { name: 'Navy', hex: '#223355' } },
    variant: { size: '38' },
    brand: 'Halden',
    subBrand: 'Halden',
    badges: [],
    isDigital: false,
    isBonusProduct: false,
    stockLocation: 'warehouse',
    maxQuantity: 99,
    sizes: ['36', '38', '40'].map((name) => ({ sku: `100231_navy_03_${name}`, name, inStock: true })),
    ...more,
  }
}

/**
 * The amounts do not add up on purpose. So code that calculates a sum itself, instead of showing the server's sum,
 * fails its test.
 */
export function exampleBasket(id: ExampleMarket, more: Partial<BasketResponse['basket']> = {}): BasketResponse {
  const of = amount(id)
  const reduced = {
    id: 'l2',
    name: 'Double-breasted wool coat',
    quantity: 1,
    totalPrice: of(132.93),
    variant: { size: '38', length: '32' },
    price: {
      ...{ salesPrice: of(132.93), listPrice: of(189.9), historicPrice: of(189.9), percentage: 30, discounts: [] },
      shown: {
        ...{ now: of(132.93), isReduced: true as const, percent: 30 },
        ...(id === 'en-gb' ? { prior: of(189.9) } : { before: of(189.9) }),
      },
    },
  }
  return {
    basket: {
      basketId: 'b',
      version: 3,
      quantity: 3,
      lines: [exampleLine(id), exampleLine(id, reduced)],
      useBillingAddressForShipping: true,
      shipments: [],
      subtotal: of(301.11),
      totalDiscount: of(56.22),
      shippingTotal: of(4.33),
      shippingVat: of(0.55),
      total: of(262.44),
      totalVat: of(43.66),
      totalVat1: of(40.77),
      totalVat2: of(2.88),
      totalWithoutVat: of(218.99),
      vatName: 'VAT',
      promoCodes: [],
      promoCodeAmounts: {},
      giftCards: [],
      bonusProductContexts: [],
      freeShipping: false,
      remainingTotal: of(262.44),
      acceptTerms: false,
      acceptNewsletter: false,
      ...more,
    },
    shippingMethods: [
      {
        id: 'home',
        name: 'Home delivery',
        price: of(4.95),
        deliveryType: 'home',
        carrier: 'Royal Mail',
        freeShipping: true,
        predictedDeliveryDate: '2026-11-26',
        latestDeliveryDate: '2026-11-27',
      },
      {
        id: 'pickup',
        name: 'Pickup point',
        price: of(3.95),
        deliveryType: 'pickup',
        carrier: 'Evri',
        freeShipping: true,
        predictedDeliveryDate: '2026-11-26',
      },
    ],
    allowedStates: [],
    allowedProvinces: [],
    turkishLocations: { districts: [], zones: [] },
    maximumThreshold: of(0),
    minimumThreshold: of(0),
    cheapestPredictedDeliveryDate: '2026-11-26',
    freeFreight: { freightValue: of(300), remaining: of(37.56), reachedShare: 0.87 },
  }
}

export const exampleAddress = {
  firstName: 'Signe',
  lastName: 'Østergaard',
  line1: 'High Street',
  houseNumber: '12',
  postalCode: 'SW1A 1AA',
  city: 'London',
  mobilePhoneNumber: '+447700900123',
}

/** A basket for which every step before payment is complete. */
export const exampleReadyBasket = (id: ExampleMarket): BasketResponse =>
  exampleBasket(id, {
    email: 'signe@example.com',
    shippingAddress: exampleAddress,
    billingAddress: exampleAddress,
    acceptTerms: true,
    shipments: [
      {
        id: '1',
        shippingMethodName: 'Home delivery',
        price: amount(id)(4.33),
        shippingMethodId: 'home',
        predictedDeliveryDate: '2026-11-26',
        latestDeliveryDate: '2026-11-27',
      },
    ],
  })

function frame(id: ExampleMarket, layout: PageFrame['layout'], path: string): PageFrame {
  return {
    status: 200,
    path: `/${id}/${path}`,
    market: id,
    build: 'b',
    layout,
    title: 'Halden',
    metaTags: [],
    linkTags: [],
    structuredData: [],
    robots: 'noindex',
    breadcrumb: [],
    zones: {},
    alternates: {},
  } as PageFrame
}

function checkoutAt(id: ExampleMarket, current: CheckoutStep, basket: BasketResponse) {
  const place = checkoutSteps.indexOf(current)
  const state = (index: number) => (index < place ? 'done' : index === place ? 'current' : 'ahead')
  return {
    basket,
    steps: checkoutSteps.map((name, index) => ({
      name,
      url: `/${id}/checkout/${name}`,
      state: state(index) as 'done' | 'current' | 'ahead',
    })),
  }
}

const withForm = (form: FormState | undefined) => (form ? { form, status: 422 } : {})

export const exampleBasketPage = (
  id: ExampleMarket,
  basket: BasketResponse | null = exampleBasket(id),
  form?: FormState,
): PageOf<'basketPage'> => ({
  ...frame(id, 'default', 'basket'),
  pageAlias: 'basketPage',
  basket,
  bonusOffers: [],
  ...withForm(form),
})

export const exampleCustomerPage = (id: ExampleMarket, form?: FormState): PageOf<'checkoutCustomerPage'> => ({
  ...frame(id, 'checkout', 'checkout/customer'),
  pageAlias: 'checkoutCustomerPage',
  checkout: checkoutAt(id, 'customer', exampleBasket(id)),
  ...withForm(form),
})

const rules: readonly FieldRule[] = [
  {
    name: 'firstName',
    label: 'address.first-name',
    type: 'text',
    required: true,
    autocomplete: 'given-name',
    maxLength: 50,
    pairedWith: 'lastName',
  },
  {
    name: 'lastName',
    label: 'address.last-name',
    type: 'text',
    required: true,
    autocomplete: 'family-name',
    maxLength: 50,
  },
  {
    name: 'line1',
    label: 'address.street',
    type: 'text',
    required: true,
    autocomplete: 'address-line1',
    maxLength: 100,
    pairedWith: 'houseNumber',
  },
  { name: 'houseNumber', label: 'address.house-number', type: 'text', required: true, maxLength: 10 },
  { name: 'line2', label: 'address.line2', type: 'text', required: false, maxLength: 100 },
  {
    name: 'postalCode',
    label: 'address.postal-code',
    type: 'text',
    required: true,
    autocomplete: 'postal-code',
    pattern: '[A-Za-z0-9 ]{5,8}',
    example: 'SW1A 1AA',
    maxLength: 10,
    pairedWith: 'city',
  },
  { name: 'city', label: 'address.city', type: 'text', required: true, autocomplete: 'address-level2', maxLength: 60 },
  {
    name: 'district',
    label: 'address.district',
    type: 'select',
    required: true,
    options: [
      { value: '1', label: 'Kadıköy', group: 'İstanbul' },
      { value: '2', label: 'Çankaya', group: 'Ankara' },
    ],
  },
  {
    name: 'mobilePhoneNumber',
    label: 'address.phone',
    help: 'address.phone-help',
    type: 'tel',
    required: true,
    autocomplete: 'tel',
    inputMode: 'tel',
    maxLength: 20,
  },
]

export const exampleDetailsPage = (id: ExampleMarket, form?: FormState): PageOf<'checkoutDetailsPage'> => ({
  ...frame(id, 'checkout', 'checkout/details'),
  pageAlias: 'checkoutDetailsPage',
  checkout: checkoutAt(id, 'details', exampleBasket(id)),
  saved: [],
  address: { fields: [...rules], values: {} },
  ...withForm(form),
})

const point = (pointId: string, name: string, metres: number) => ({
  id: pointId,
  name,
  straightLineDistance: metres,
  latitude: 51.5,
  longitude: 0,
  address: { line1: '4 Market Square', postalCode: 'SW1A 2BB', city: 'London', country: 'GB' },
  openingHours: [1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:00', closes: '20:00' })),
})

export const exampleShippingPage = (id: ExampleMarket, form?: FormState): PageOf<'checkoutShippingPage'> => ({
  ...frame(id, 'checkout', 'checkout/shipping'),
  pageAlias: 'checkoutShippingPage',
  checkout: checkoutAt(id, 'shipping', exampleBasket(id)),
  shipping: {
    methods: exampleBasket(id).shippingMethods,
    chosen: 'pickup',
    pickupPoint: 'p2',
    pickupPoints: { pickup: [point('p1', 'Corner shop', 240), point('p2', 'Station kiosk', 1280)] },
  },
  ...withForm(form),
})

export const exampleSummaryPage = (id: ExampleMarket, form?: FormState): PageOf<'checkoutSummaryPage'> => ({
  ...frame(id, 'checkout', 'checkout/summary'),
  pageAlias: 'checkoutSummaryPage',
  checkout: checkoutAt(id, 'summary', exampleReadyBasket(id)),
  terms: {
    version: '1',
    url: `/${id}/terms`,
    legalDocuments:
      id === 'tr-tr'
        ? [
            { title: 'Ön bilgilendirme formu', html: '<p>…</p>' },
            { title: 'Mesafeli satış sözleşmesi', html: '<p>…</p>' },
          ]
        : [],
  },
  asksNewsletter: false,
  ...withForm(form),
})

/** A link to pay by, as the payment page shows it. */
export const examplePaymentLink = {
  url: 'https://pay.test',
  qrCode: 'data:,',
  linkId: 'l',
  status: 'Active',
  askAgainAfterMs: 5000,
} as const

export const examplePaymentPage = (
  id: ExampleMarket,
  payment: Partial<PageOf<'checkoutPaymentPage'>['payment']> = {},
  form?: FormState,
): PageOf<'checkoutPaymentPage'> => ({
  ...frame(id, 'checkout', 'checkout/payment'),
  pageAlias: 'checkoutPaymentPage',
  checkout: checkoutAt(id, 'payment', exampleReadyBasket(id)),
  payment: {
    checkoutBasketId: 'c',
    amount: amount(id)(262.44),
    simulated: true,
    provider: 'adyen',
    icons: ['visa', 'mastercard'],
    methods: [
      { type: 'scheme', name: 'Card', brands: ['visa', 'mc'], fields: 'test-card' },
      { type: 'paypal', name: 'PayPal', brands: [], fields: 'redirect' },
    ],
    ...payment,
  },
  ...withForm(form),
})

export function exampleOrder(id: ExampleMarket): OrderDetail {
  const { basket } = exampleReadyBasket(id)
  return {
    orderId: 'o',
    orderNumber: '100000008',
    orderState: 'placed',
    created: '2026-11-20T11:30:00Z',
    market: id,
    lines: basket.lines,
    subtotal: basket.subtotal,
    total: basket.total,
    totalDiscount: basket.totalDiscount,
    totalVat: basket.totalVat,
    totalVat1: basket.totalVat1,
    totalVat2: basket.totalVat2,
    totalWithoutVat: basket.totalWithoutVat,
    vatName: basket.vatName,
    shippingTotal: basket.shippingTotal,
    shippingVat: basket.shippingVat,
    currency: basket.total.currency,
    promoCodes: [],
    email: basket.email,
    shippingAddress: exampleAddress,
    billingAddress: exampleAddress,
    shipments: basket.shipments,
    paymentInformations: [{ paymentId: 'p', paymentMethodId: 'scheme', amount: basket.total }],
  }
}

export const exampleReceiptPage = (
  id: ExampleMarket,
  order: OrderDetail | null = exampleOrder(id),
): PageOf<'receiptPage'> => ({
  ...frame(id, 'receipt', 'receipt'),
  pageAlias: 'receiptPage',
  order,
})

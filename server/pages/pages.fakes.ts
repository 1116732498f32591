import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import type { BasketResponse } from '#contracts/basket.ts'
import type { ProductCard, ProductDetail } from '#contracts/catalogue.ts'
import type { Shell } from '#contracts/content.ts'
import type { SearchRequest, SearchResponse } from '#contracts/search.ts'
import type { SearchSettings } from '#contracts/search-calls.ts'
import type { Storefront } from '#contracts/storefront.ts'
import { accepted, refused } from '#foundation/result.ts'
import { translator } from '#foundation/words.ts'
import type { Category } from '#server/catalogue/index.ts'
import type { Content, ContentPage } from '#server/content/index.ts'
import { knownMarkets, type Market, marketOnWire, marketSettings, marketsOf } from '#server/markets/index.ts'
import { cookieName } from '#server/platform/http/answer-cookies.ts'
import { type ProviderHosts, securityHeaders } from '#server/platform/http/headers.ts'
import type { Localization } from '#server/platform/problems.ts'
import { searchConfigurationsOf } from '#server/search/index.ts'
import { readVisitor } from '#server/sessions/index.ts'
import { PageCache } from './cache/page-cache.ts'
import type { AnyPageKind } from './page-kind.ts'
import { pageKinds } from './page-kinds.ts'
import { registerPages } from './pages.routes.ts'
import type { CachedPages, PagesNeeds } from './pages-needs.ts'
import type { Parts } from './parts.ts'
import { textRow } from './product/product-rows.ts'

export const publicUrl = 'https://halden.test'

const choices: Market['choices'] = {
  priceList: 'all',
  warehouses: ['main'],
  freeFreightMinor: 50_000,
  threshold: { minimumMinor: 0, maximumMinor: 0 },
  splitShipments: false,
  tellsPromotions: false,
  shippingMethods: [
    {
      id: 'home',
      name: 'delivery.home',
      carrier: 'post',
      deliveryType: 'home',
      priceMinor: 4900,
      freeShipping: true,
      workingDays: [1, 3],
      cutoff: '16:00',
    },
  ],
  paymentProvider: 'adyen',
  paymentTypes: ['scheme'],
  billingInAnyCountry: true,
  termsVersion: '1',
  cancelMinutes: 60,
  returns: { days: 30, sendWithinDays: 14, refundsDelivery: false, ways: ['carrier', 'store'], carrier: 'GLS' },
  toggles: {},
}
const opened = (id: string): Market => ({ ...knownMarkets.find((market) => market.id === id)!, choices })

export const markets = marketsOf(['en-gb', 'da-dk', 'ar-ae'].map(opened))
export const danish = markets.find('da-dk')!

const words: Readonly<Record<string, string>> = {
  'page.not-found': 'Page not found',
  'content.general-text': 'The general text.',
  'page.error': 'Something went wrong',
  'page.search-results': 'Results for {0}',
  'page.search': 'Search',
  'page.listing-page': '{0}, page {1}',
  'page.choose-size': 'Choose a size.',
  'form.unknown-action': 'This form is old.',
  'form.invalid': 'Check this.',
  'basket.sold-out': 'Sold out.',
}
export const localization = (market: Market | undefined): Localization => ({
  t: translator(words, {}, 'en'),
  locale: market?.locale ?? 'en-GB',
})

/** A shop of 130 dresses in two categories, a page by editors, and one redirect, in three markets; its parts can be replaced. */
export function smallShop() {
  const state = {
    toggles: new Set<string>(),
    shellVersion: 's1',
    priceMinor: 20_000,
    failing: false,
    /** If true, searches fail: they find nothing, and the answer says so. */
    unsearchable: false,
    pieces: 5,
    baskets: new Map<string, number>(),
    searches: 0,
    renders: 0,
    listings: {} as SearchSettings,
    asked: {} as SearchRequest,
  }
  const parts = {
    clock: () => new Date(clock.now),
    markets,
    publicUrl,
    listings: () => searchConfigurationsOf(state.listings),
    content: { ...contentOf(state), subBrands: () => [{ id: 'women', name: 'Halden', preSelected: true }] },
    catalogue: catalogueOf(state),
    search: { search: async (market: Market, request: SearchRequest) => search(market, request, state) },
    baskets: basketsOf(state),
    accounts: { forgetBrowser: async () => {} },
    wishlists: { mayUse: () => accepted(true), savedSkus: async () => [] },
    finder: { looks: () => [] },
    sizeGuides: {
      guideOf: () => undefined,
      advisesIn: () => false,
      settings: () => ({ url: '', tables: [] }),
    },
    stores: { in: () => [], find: () => undefined },
  } as unknown as Parts
  const clock = { now: Date.parse('2026-03-02T10:00:00Z') }
  return { parts, state, clock }
}
type State = ReturnType<typeof smallShop>['state']

const pageOf = (market: Market, path: string, more: Partial<ContentPage>): ContentPage => ({
  pageAlias: 'contentPage',
  path: `/${market.id}${path}`,
  title: 'Page',
  heading: undefined,
  description: undefined,
  robots: undefined,
  redirect: undefined,
  zones: {},
  category: undefined,
  key: path,
  ...more,
})

const contract = { rows: [textRow('contract', '<h2>Buyer</h2><p>[[buyer]], [[address]]</p><p>[[lines]]</p>')] }

function contentOf(state: State): Content {
  const pages = (market: Market): ContentPage[] => [
    pageOf(market, '', { pageAlias: 'homePage', title: 'Home', description: 'Dresses <b>for</b> all.' }),
    pageOf(market, '/about', {
      title: 'About us',
      robots: 'INDEX, NOFOLLOW',
      description: 'Of us.',
      head: {
        metaTags: [{ name: 'keywords', content: 'cloth' }],
        linkTags: [
          { rel: 'author', href: 'https://halden.test/people' },
          { rel: 'help', href: `/${market.id}/help` },
        ],
        structuredData: [{ '@type': 'AboutPage', name: 'Halden' }],
      },
    }),
    pageOf(market, '/old', { redirect: { url: `/${market.id}/about`, status: 301 } }),
    pageOf(market, '/partner', { redirect: { url: 'https://partner.test/x', status: 418 } }),
    pageOf(market, '/notify-me', { pageAlias: 'notifyMePage', title: 'Back-in-stock email' }),
    pageOf(market, '/customer-club', { pageAlias: 'customerClubPage', title: 'Customer club' }),
    pageOf(market, '/unsubscribe', { pageAlias: 'unsubscribePage', title: 'Unsubscribe' }),
    pageOf(market, '/app-welcome', { pageAlias: 'appWelcomePage', title: 'Welcome to the app' }),
    pageOf(market, '/iso-setup', { pageAlias: 'isoSetupPage', title: 'This device' }),
    pageOf(market, '/cookie-settings', { pageAlias: 'consentPage', title: 'Cookie settings' }),
    pageOf(market, '/search', { pageAlias: 'searchPage', title: 'Search' }),
    pageOf(market, '/country-selector', { pageAlias: 'countrySelectorPage', title: 'Countries' }),
    pageOf(market, '/basket', { pageAlias: 'basketPage', title: 'Basket' }),
    pageOf(market, '/strange', { pageAlias: 'holographicPage' }),
    pageOf(market, '/contract', { pageAlias: 'legalDocument', title: 'Contract', zones: contract }),
    ...(market.id === 'da-dk' ? [pageOf(market, '/kun-her', { title: 'Kun her' })] : []),
  ]
  const links = (market: Market) => ({
    basketPage: `/${market.id}/basket`,
    notifyMePage: `/${market.id}/notify-me`,
    customerClubPage: `/${market.id}/customer-club`,
    unsubscribePage: `/${market.id}/unsubscribe`,
    consentPage: `/${market.id}/cookie-settings`,
    isoSetupPage: `/${market.id}/iso-setup`,
    notFoundPage: `/${market.id}/404`,
    homePage: `/${market.id}`,
    loginPage: `/${market.id}/login`,
  })
  const page = (market: Market, path: string) => pages(market).find((one) => one.path === path)
  return {
    page,
    linkTo: (market, alias) => (links(market) as Record<string, string>)[alias] ?? `/${market.id}`,
    samePage: (market, key) => pages(market).find((one) => one.key === key)?.path,
    pagesOf: (market, alias) => pages(market).filter((one) => one.pageAlias === alias && !one.redirect),
    shell: (market) => shellOf(market, state, links(market)),
    words: () => words,
    toggle: (_market, key) => state.toggles.has(key),
    theme: () => ({ url: '/assets/theme-abc.css', css: ':root{--ink:#111}' }),
  }
}

const shellOf = (market: Market, { shellVersion }: State, links: Shell['links']): Shell => ({
  status: 200,
  version: shellVersion,
  shopName: 'Halden',
  badges: [],
  market: marketSettings(market),
  markets: markets.open.map(marketOnWire),
  links,
  navigation: {
    main: [],
    brands: [],
    service: [],
    footer: [{ title: 'Help', links: [{ title: 'About', url: `/${market.id}/about`, newTab: false }] }],
    footerSecondary: [],
    social: [],
    paymentLogos: [],
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
  },
  translations: words,
  featureToggles: {},
  themeUrl: null,
})

const idOf = (number: number): string => `${100_000 + number}_navy_01`
const numberOf = (id: string): number => Number(id.slice(0, 6)) - 100_000
const isSold = (number: number): boolean => number >= 1 && number <= 130

function cardOf(market: Market, number: number, { priceMinor }: State): ProductCard {
  const id = idOf(number)
  const price = { amount: priceMinor / 100, currency: market.currency }
  return {
    id,
    styleNumber: id.slice(0, 6),
    optionId: '01',
    name: `Dress ${number}`,
    url: `/${market.id}/p/dress-${number}/${id}`,
    price: { salesPrice: price, discounts: [], shown: { now: price } },
    subBrand: 'women',
    brand: 'Halden',
    badges: [],
    isNew: false,
    isProductSet: false,
    inStock: true,
    comingSoonProduct: false,
    isInDeliverySet: false,
    productSetOptionsCount: 0,
    hasCompleteTheLook: false,
    hasEcom: true,
    hasRetail: true,
    isDigital: false,
    frontImage: `/images/${id}/1/1.jpeg`,
    images: {
      urlTemplate: `/images/${id}/1/{0}.{1}`,
      indexes: [{ index: 1, format: 'jpeg', view: 'front', alt: `Dress ${number}` }],
    },
    colourFamilyName: 'Blue',
    colourName: 'Navy',
    styleOptionCount: 1,
    productRelations: [],
  }
}

function catalogueOf(state: State): Parts['catalogue'] {
  const category = (market: Market, id: string): Category | undefined =>
    ({
      women: {
        id: 'women',
        parent: undefined,
        title: 'Women',
        url: `/${market.id}/women`,
        intro: undefined,
        subBrand: undefined,
        description: undefined,
      },
      dresses: {
        id: 'dresses',
        parent: 'women',
        title: 'Dresses',
        url: `/${market.id}/women/dresses`,
        intro: 'Long & short',
        subBrand: undefined,
        description: undefined,
      },
    })[id]
  const all = (market: Market) => ['women', 'dresses'].map((id) => category(market, id)!)
  return {
    card: (market, id) => (isSold(numberOf(id)) ? cardOf(market, numberOf(id), state) : undefined),
    detail: (market, id) => (isSold(numberOf(id)) ? detailOf(market, numberOf(id), state) : undefined),
    category,
    categoryAt: (market, path) => all(market).find(({ url }) => url === path),
    children: (market, id) => all(market).filter(({ parent }) => parent === id),
    productAt: (_market, path) => /^\/[a-z-]+\/p\/[^/]+\/([^/]+)$/.exec(path)?.[1],
    goneAt: async (_market, path) =>
      path.endsWith('/900001_navy_01')
        ? { name: 'Old dress', siblings: ['100002_navy_01', '900001_red_02'], categories: ['dresses'] }
        : undefined,
    about: () => ({ categories: [], sizes: [], badges: [] }),
    sellable: async () => nothingSellable,
    sellableSubquery: () => ({
      values: { locale: 'en', now: new Date(0), list: '', places: [] },
      goods: async () => nothingSellable,
    }),
    picture: () => undefined,
  }
}

const nothingSellable = { variants: new Map(), prices: new Map(), available: new Map() }

const detailOf = (market: Market, number: number, state: State): ProductDetail => ({
  ...cardOf(market, number, state),
  allowInStockNotifications: false,
  isPreorder: false,
  isNoos: false,
  description: 'A dress.',
  careInstructions: [],
  styleOptionNumber: '01',
  colour: { id: 'navy', name: 'Navy', base: 'Blue', nuance: 'Navy', pantoneHexCode: '#112233' },
  variants: ['36', '38'].map((size) => ({
    id: `${idOf(number)}_${size}`,
    inStockEcom: state.pieces > 0,
    inStockRetail: false,
    inDeliveryDateSet: false,
    size: { sizeId: size, name: size },
  })),
  styleOptions: [],
  sustainabilityReasons: [],
  tags: [],
  breadcrumb: [{ title: 'Women', url: `/${market.id}/women` }],
})

function search(market: Market, request: SearchRequest, state: State): SearchResponse {
  state.searches += 1
  state.asked = request
  if (state.failing) throw new Error('no index')
  const { from = 0, size = 20, searchTerms, facets = [], sorting } = request
  const all = Array.from({ length: state.unsearchable ? 0 : 130 }, (_, index) => index + 1)
  const found =
    searchTerms === undefined
      ? all
      : all.filter((number) => searchTerms === 'dress' || searchTerms === `dress ${number}`)
  const chosen = facets.flatMap(({ id, values }) => (id === 'colour' ? values : []))
  return {
    results: found.slice(from, from + size).map((number) => cardOf(market, number, state)),
    totalResults: found.length,
    startingFrom: from,
    facets: [
      {
        id: 'colour',
        name: 'Colour',
        values: ['navy', 'red'].map((value) => ({ value, name: value, count: 1, selected: chosen.includes(value) })),
      },
    ],
    sortings: ['relevance', 'newest', 'price_asc'].map((id) => ({ id, selected: id === (sorting ?? 'relevance') })),
    ...(searchTerms === 'returns' ? { redirect: `/${market.id}/about` } : {}),
    categorySearch: [],
    hasError: state.unsearchable,
  }
}

const basketsOf = (state: State): Pick<Parts['baskets'], 'add' | 'quantity' | 'remove'> => ({
  async add({ basketId: asked, storeInBrowser }, wanted) {
    const basketId = asked ?? '00000000-0000-0000-0000-00000000abcd'
    if (state.pieces === 0) return refused({ code: 'basket.sold-out', sku: wanted[0]!.sku })
    state.baskets.set(basketId, (state.baskets.get(basketId) ?? 0) + wanted[0]!.quantity)
    if (asked === undefined) storeInBrowser?.({ basketId, key: 'k'.repeat(43) })
    return accepted({ basket: { basketId } } as BasketResponse)
  },
  quantity: async ({ basketId }) => state.baskets.get(basketId ?? '') ?? 0,
  remove: async ({ basketId }) =>
    state.baskets.delete(basketId ?? '') ? accepted(undefined) : refused({ code: 'basket.not-found' }),
})

/** Renders just enough to distinguish pages. */
export const plainStorefront = (state: Pick<State, 'renders'>): Storefront => ({
  build: 'b1',
  render: (page, shell, { shellUrl }) => {
    state.renders += 1
    return `<!doctype html><html lang="${shell.market.locale}"><head><title>${page.title}</title><link href="${shellUrl}"></head><body>${JSON.stringify(page).replaceAll('<', '\\u003c')}</body></html>`
  },
  mail: () => ({ subject: '', html: '', text: '' }),
})

export interface SmallShopSettings {
  readonly kinds?: readonly AnyPageKind[]
  readonly cdnSeconds?: number
  readonly storefront?: PagesNeeds['storefront']
  readonly preview?: PagesNeeds['preview']
  readonly previewForAll?: boolean
  /** Replaces parts of the small shop. */
  readonly parts?: Partial<Parts>
}

/** A separate server with the pages of the small shop. */
export function servePages({
  kinds = [],
  cdnSeconds = 0,
  storefront,
  preview,
  previewForAll = false,
  parts,
}: SmallShopSettings = {}) {
  const small = smallShop()
  const shop = { ...small, parts: { ...small.parts, ...parts } }
  const cache: CachedPages = new PageCache({ maxBytes: 50_000_000, clock: shop.parts.clock, onStale: () => {} })
  const app: FastifyInstance = Fastify({ logger: false })
  const headers = (provider?: ProviderHosts) => securityHeaders({ publicUrl }, provider)
  const needs = {
    markets,
    storeHosts: ['store.halden.test', 'setup.store.halden.test'],
    isStore: () => true,
    isPreviewKey: (key: string) => key === 'editor',
    previewForAll,
    cookieName: (name: string) => cookieName(publicUrl, name),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers())
  })
  app.register(cookie)
  app.register((scope) =>
    registerPages(scope, {
      parts: shop.parts,
      preview,
      cache,
      cdnSeconds,
      headers,
      localization,
      kinds: new Map([...pageKinds, ...kinds.map((kind) => [kind.alias as string, kind] as const)]),
      storefront: storefront ?? (async () => plainStorefront(shop.state)),
      withLiveSession: async (visitor) => visitor,
      visitor: (request, market) =>
        readVisitor(
          needs,
          {
            cookies: request.cookies,
            headers: request.headers,
            query: request.query as Record<string, unknown>,
            host: request.hostname,
            address: request.ip,
          },
          market,
        ),
    }),
  )
  return { ...shop, app, cache }
}

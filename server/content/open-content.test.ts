import { describe, expect, test } from 'vitest'
import { shell as shellSchema } from '#contracts/content.ts'
import { fakeMarkets } from '#server/markets/markets.fakes.ts'
import { searchPathIn } from './brand-search-pages.ts'
import type { SourceContent, SourceDocument } from './content-source.port.ts'
import { legalDocuments } from './legal-documents.ts'
import { openContent } from './open-content.ts'

const page = (key: string, document: object, scope = 'all'): SourceDocument => ({
  name: `pages/${key}.json`,
  kind: 'page',
  key,
  scope,
  document,
})
const source = (documents: readonly SourceDocument[], changes: Partial<SourceContent> = {}): SourceContent => ({
  shopName: 'Halden',
  documents,
  toggles: { wishlist: true },
  stores: [],
  theme: undefined,
  words: { program: { en: { close: 'Close', 'page.basketpage': 'Basket' }, da: { close: 'Luk' } }, shop: {} },
  ...changes,
})
const markets = fakeMarkets('da-dk', 'en-gb', 'tr-tr')
const [danish, british, turkish] = [markets.find('da-dk')!, markets.find('en-gb')!, markets.find('tr-tr')!]

const now = { is: new Date('2026-11-20T09:00:00Z') }
const clock = () => now.is

function open(documents: readonly SourceDocument[], changes: Partial<SourceContent> = {}) {
  const told: string[] = []
  const category = (market: { id: string }, id: string) =>
    id === 'coats' ? { url: `/${market.id}/coats`, title: 'Coats' } : undefined
  const content = openContent(
    { clock, markets, safeHtml: (html) => html, category, report: (line) => told.push(line) },
    source(documents, changes),
  )
  return { content, told }
}
const about = page('about', { slug: { en: 'about-us', da: 'om-os' }, title: { en: 'About', da: 'Om' }, rows: [] })

test('finds the same page at each market’s own address [B-PAGE-02]', () => {
  const { content } = open([about])
  expect(content.page(danish, '/da-dk/om-os')?.title).toBe('Om')
  expect(content.samePage(british, 'about')).toBe('/en-gb/about-us')
  expect(content.page(danish, '/da-dk/about-us')).toBeUndefined()
})

test('takes the document written most closely for a market', () => {
  const { content } = open([
    page('about', { slug: 'x', title: 'market' }, 'da-dk'),
    page('about', { slug: 'x', title: 'language' }, 'da'),
    page('about', { slug: 'x', title: 'all' }),
  ])
  expect([content.page(danish, '/da-dk/x')?.title, content.page(british, '/en-gb/x')?.title]).toEqual(['market', 'all'])
})

test('takes a part of the menus from the document written most closely for a market', () => {
  const news = (key: string, scope: string) => {
    const document = { slimBanner: { text: key } }
    return { name: `menus/${key}.json`, kind: 'menu' as const, key, scope, document }
  }
  const { content } = open([news('a market', 'da-dk'), news('b language', 'da'), news('c all', 'all')])
  const told = [danish, british].map((market) => content.shell(market).navigation.slimBanner?.lines[0]?.text)

  expect(told).toEqual(['a market', 'c all'])
})

test('puts the page of a category at the address of the category, and leaves it out if the category is not sold', () => {
  const { content } = open([
    page('c', { pageAlias: 'categoryPage', category: 'coats' }),
    page('d', { pageAlias: 'categoryPage', category: 'gone' }),
  ])
  expect(content.page(danish, '/da-dk/coats')).toMatchObject({
    pageAlias: 'categoryPage',
    category: 'coats',
    title: 'Coats',
  })
})

test('has the pages that every shop needs, with or without a document [B-PAGE-43, C-RTE-14, C-RTE-15, B-PAGE-11, C-TRM-04, B-PAGE-03, B-PAGE-44, B-PAGE-30]', () => {
  const { content } = open([page('basket', { pageAlias: 'basketPage', slug: 'kurv', title: 'Kurv' }, 'da')])
  expect(content.linkTo(danish, 'basketPage')).toBe('/da-dk/kurv')
  expect(content.linkTo(british, 'basketPage')).toBe('/en-gb/basket')
  expect(content.page(british, '/en-gb/basket')).toMatchObject({ pageAlias: 'basketPage', title: 'Basket' })
  const steps = ['Customer', 'Details', 'Shipping', 'Summary', 'Payment'].map((step) =>
    content.linkTo(british, `checkout${step}Page`),
  )
  expect(steps).toEqual(
    ['customer', 'details', 'shipping', 'summary', 'payment'].map((step) => `/en-gb/checkout/${step}`),
  )
  expect(content.linkTo(british, 'termsConditionsPage')).toBe('/en-gb/terms-and-conditions/1')
  expect(
    ['accountPage', 'loginPage', 'notifyMePage', 'authenticationLandingPage'].map((alias) =>
      content.linkTo(british, alias),
    ),
  ).toEqual(['/en-gb/account', '/en-gb/login', '/en-gb/notify-me', '/en-gb/welcome'])
})

test('places the checkout steps below the shop’s own checkout address, except a step with its own address [B-PAGE-43, C-RTE-14]', () => {
  const moved = page('pay', { pageAlias: 'checkoutPage', slug: 'buy/now', title: 'Checkout' })
  const ownPayment = page('till', { pageAlias: 'checkoutPaymentPage', slug: 'till', title: 'Payment' })
  const { content } = open([moved, ownPayment])

  for (const step of ['Customer', 'Details', 'Shipping', 'Summary']) {
    const address = `/en-gb/buy/now/${step.toLowerCase()}`
    expect(content.linkTo(british, `checkout${step}Page`)).toBe(address)
    expect(content.page(british, address)?.pageAlias).toBe(`checkout${step}Page`)
    expect(content.page(british, `/en-gb/checkout/${step.toLowerCase()}`)).toBeUndefined()
  }
  expect(content.linkTo(british, 'checkoutPaymentPage')).toBe('/en-gb/till')
})

test('links to the account at the address of its document, or at its usual address without one [C-ACC-07]', () => {
  const moved = page('my-account', { pageAlias: 'accountPage', slug: 'my/account', title: 'Account' })

  expect(open([moved]).content.linkTo(british, 'accountPage')).toBe('/en-gb/my/account')
  expect(open([moved]).content.page(british, '/en-gb/my/account')).toMatchObject({ pageAlias: 'accountPage' })
  expect(open([]).content.linkTo(british, 'accountPage')).toBe('/en-gb/account')
})

test('leads to each page where a document says it is: no address of a page is fixed [B-PAGE-44, C-RTE-15]', () => {
  const moved = [
    ...['accountPage', 'wishlistPage', 'storeLocatorPage', 'careerPage', 'notFoundPage', 'basketPage', 'loginPage'],
    ...['searchPage', 'notifyMePage'],
  ]
  const { content } = open([
    ...moved.map((pageAlias) => page(pageAlias, { pageAlias, slug: `moved/${pageAlias.toLowerCase()}`, title: 'x' })),
    page('terms', { pageAlias: 'termsConditionsPage', slug: 'legal/1', version: '1', title: 'Terms' }),
    page('size-guide', { pageAlias: 'contentPage', slug: 'sizes/all', title: 'Sizes' }),
  ])
  const { links } = content.shell(british)

  for (const alias of moved) {
    const address = `/en-gb/moved/${alias.toLowerCase()}`
    expect([alias, content.linkTo(british, alias), links[alias]]).toEqual([alias, address, address])
    expect(content.page(british, address)?.pageAlias).toBe(alias)
  }
  expect(links.termsConditionsPage).toBe('/en-gb/legal/1')
  expect(links['size-guide']).toBe('/en-gb/sizes/all')
  expect(content.page(british, '/en-gb/sizes/all')?.key).toBe('size-guide')
})

test('puts a page whose document has no address at its usual one, and every version of the terms at its own [C-TRM-04, B-PAGE-03, B-PAGE-09, B-PAGE-12, B-PAGE-44]', () => {
  const without = (key: string, document: object) => page(key, { title: key, ...document })
  const { content } = open([
    without('Bag', { pageAlias: 'basketPage' }),
    without('Shops', { pageAlias: 'storeLocatorPage' }),
    without('Old terms', { pageAlias: 'termsConditionsPage', version: '0' }),
    without('Terms', { pageAlias: 'termsConditionsPage', version: '1' }),
    without('Nowhere', {}),
  ])
  const titleAt = (path: string) => content.page(british, `/en-gb${path}`)?.title

  expect([titleAt('/basket'), titleAt('/store-locator')]).toEqual(['Bag', 'Shops'])
  expect([titleAt('/terms-and-conditions/0'), titleAt('/terms-and-conditions/1')]).toEqual(['Old terms', 'Terms'])
  expect(content.linkTo(british, 'termsConditionsPage')).toBe('/en-gb/terms-and-conditions/1')
  expect(content.samePage(british, 'Nowhere')).toBeUndefined()
})

test('leads to the terms that hold, of all there are, each at an address of its own [B-PAGE-03, C-TRM-04, C-RTE-15]', () => {
  const terms = (version: string, slug: string) =>
    page(`terms-${version}`, { pageAlias: 'termsConditionsPage', slug, version, title: 'Terms' })
  const { content } = open([terms('1', 'legal/terms'), terms('0', 'legal/terms/0'), terms('2', 'legal/terms/2')])

  expect(content.linkTo(british, 'termsConditionsPage')).toBe('/en-gb/legal/terms')
  expect(content.page(british, '/en-gb/legal/terms/0')).toMatchObject({ version: '0' })
})

test('gathers market, menus, words, toggles and market list into the shell [B-CMS-02]', () => {
  const { content } = open([about])
  const shell = shellSchema.strict().parse(content.shell(danish))
  expect(shell).toMatchObject({
    shopName: 'Halden',
    market: { id: 'da-dk' },
    translations: { close: 'Luk' },
    featureToggles: { wishlist: true, loginFlyout: false },
  })
  expect(shell.markets.map(({ id }) => id)).toEqual(['da-dk', 'en-gb', 'tr-tr'])
  expect(shell.links).toMatchObject({ homePage: '/da-dk', about: '/da-dk/om-os' })
})

test('gives the shell a version that changes with what is in it, and only then', () => {
  const [first, again, other] = [open([about]), open([about]), open([about], { shopName: 'Otter' })]
  expect(first.content.shell(danish).version).toBe(again.content.shell(danish).version)
  expect(first.content.shell(danish).version).not.toBe(other.content.shell(danish).version)
  expect(first.content.shell(danish).version).not.toBe(first.content.shell(british).version)
})

test('shows a countdown of the header for six months after its moment, and makes pages anew once it is gone [B-CNT-03, B-CNT-O1]', () => {
  const lines = [
    { text: 'Sale', countdown: { countdownDateTime: '2026-11-20T12:00:00Z' } },
    { text: 'Free delivery', countdown: { countdownDateTime: '2027-11-20T12:00:00Z' } },
  ]
  const document = { slimBanner: { textSettings: lines } }
  const { content } = open([{ name: 'menus/news.json', kind: 'menu', key: 'news', scope: 'all', document }])
  const at = (moment: string) => {
    now.is = new Date(moment)
    const shell = content.shell(danish)
    const shown = shell.navigation.slimBanner?.lines.map(({ text, countdown }) => [text, countdown?.at.slice(0, 4)])
    return { shell, shown }
  }
  const before = at('2026-11-20T09:00:00Z')
  const atTheEnd = at('2027-05-20T12:00:00Z')
  const after = at('2027-05-20T12:00:01Z')

  expect(before.shown).toEqual([
    ['Sale', '2026'],
    ['Free delivery', '2027'],
  ])
  expect(atTheEnd.shell).toBe(before.shell)
  expect(after.shown).toEqual([
    ['Sale', undefined],
    ['Free delivery', '2027'],
  ])
  expect(after.shell.version).not.toBe(before.shell.version)
  expect(at('2027-05-21T00:00:00Z').shell).toBe(after.shell)
  expect(shellSchema.strict().parse(after.shell)).toEqual(after.shell)
})

test('tells what a publication changed, page by page', () => {
  const { content } = open([about, page('help', { slug: 'help', title: 'Help' })])
  for (const market of markets.open) content.shell(market)
  const changed = page('help', { slug: 'help', title: { en: 'Help', da: 'Hjælp' } })
  expect(content.replace(source([about, changed]))).toEqual(['content:da-dk:/help'])
  expect(content.page(danish, '/da-dk/help')?.title).toBe('Hjælp')
  expect(content.replace(source([about, changed], { toggles: {} }))).toEqual([
    'shell:da-dk',
    'shell:en-gb',
    'shell:tr-tr',
  ])
})

test('reads links to categories again once the catalogue has changed', () => {
  let sold = false
  const entry: SourceDocument = {
    name: 'menus/main.json',
    kind: 'menu',
    key: 'main',
    scope: 'all',
    document: { main: [{ categoryId: 'coats' }] },
  }
  const content = openContent(
    {
      clock,
      markets,
      safeHtml: String,
      category: () => (sold ? { url: '/da-dk/coats', title: 'Coats' } : undefined),
      report: () => {},
    },
    source([entry]),
  )
  expect(content.shell(danish).navigation.main).toEqual([])
  sold = true
  content.forget()
  expect(content.shell(danish).navigation.main).toHaveLength(1)
})

test('reports a dead link once, and does not report a page that is for other markets', () => {
  const links = {
    rows: [{ id: 'r', blocks: [{ blockType: 'multiLink', sections: [{ pageId: 'gone' }, { pageId: 'law' }] }] }],
  }
  const { content, told } = open([
    page('home', { slug: '', pageAlias: 'homePage', ...links }),
    page('law', { slug: 'law', title: 'Law', markets: ['tr-tr'] }),
  ])
  content.page(danish, '/da-dk')
  content.forget()
  content.page(danish, '/da-dk')
  expect(told).toEqual(['da-dk: a link leads nowhere: page:gone'])
  expect([content.page(danish, '/da-dk/law'), content.page(turkish, '/tr-tr/law')?.title]).toEqual([undefined, 'Law'])
})

test('fills an order’s figures into the documents the law wants read, and lets no markup in', () => {
  const form = page('form', {
    pageAlias: 'legalDocument',
    slug: 'form',
    title: 'Form',
    markets: ['tr-tr'],
    rows: [{ id: 'r', widgets: [{ _alias: 'text', text: 'For [[buyer]]\n\n[[lines]]\n\n**[[total]]**' }] }],
  })
  const facts = {
    buyer: 'Ayşe <b>',
    address: '',
    lines: ['Elbise × 1'],
    delivery: '',
    deliveryPrice: '',
    total: '299,00 TL',
    date: '',
  }
  const { content } = open([form])
  expect(legalDocuments(content, danish, facts)).toEqual([])
  expect(legalDocuments(content, turkish, facts)).toEqual([
    {
      key: 'form',
      title: 'Form',
      html: '<p>For Ayşe &lt;b&gt;</p><ul><li>Elbise × 1</li></ul><p><strong>299,00 TL</strong></p>',
    },
  ])
})

describe('brands', () => {
  const menu = { multiBrand: ['women', 'men'].map((subBrand) => ({ subBrand, title: subBrand, url: `/${subBrand}` })) }
  const brandsMenu: SourceDocument = {
    name: 'menus/brands.json',
    kind: 'menu',
    key: 'brands',
    scope: 'all',
    document: menu,
  }
  const subBrands = ['women', 'men'].map((id) => ({ id, name: id }))
  const withToggles = (toggles: Record<string, boolean>, ...more: SourceDocument[]) =>
    open([brandsMenu, ...more], { toggles, subBrands }).content
  const searches = (content: ReturnType<typeof withToggles>) =>
    content.shell(british).navigation.brands.map(({ searchUrl }) => searchUrl)

  test('have a search page each where the shop leads from brand to brand [B-FT-15, B-NAV-14, B-SRCH-12, B-PAGE-04, B-PAGE-44]', () => {
    const content = withToggles({ multiBrandNavigation: true })

    expect(searches(content)).toEqual(['/en-gb/women/search', '/en-gb/men/search'])
    expect(content.page(british, '/en-gb/men/search')).toMatchObject({ pageAlias: 'searchPage', subBrand: 'men' })
    expect(content.page(british, '/en-gb/search')?.subBrand).toBeUndefined()
    expect(content.linkTo(british, 'searchPage')).toBe('/en-gb/search')
    expect([undefined, 'men', 'nobody'].map((brand) => searchPathIn(content.shell(british), brand))).toEqual([
      ...['/en-gb/search', '/en-gb/men/search', undefined],
    ])
  })

  test('are searched where an editor put it, what stands around the results being the same for all others [B-PAGE-44]', () => {
    const written = page('find', { pageAlias: 'searchPage', slug: 'find', title: 'Find' })
    const ofMen = page('find-men', { pageAlias: 'searchPage', slug: 'for-men/find', title: 'For him', subBrand: 'men' })
    const content = withToggles({ multiBrandNavigation: true }, written, ofMen)

    expect(searches(content)).toEqual(['/en-gb/women/find', '/en-gb/for-men/find'])
    expect(content.page(british, '/en-gb/women/find')?.title).toBe('Find')
    expect(content.page(british, '/en-gb/men/find')).toBeUndefined()
  })

  test('are links alone where the shop wants that, and leave no trace where it wants neither; menus win over links where it wants both [B-FT-16, B-FT-15, B-NAV-14, B-NAV-O4, B-FT-49]', () => {
    const simple = withToggles({ simpleBrandNavigation: true })
    const neither = withToggles({})
    const both = withToggles({ simpleBrandNavigation: true, multiBrandNavigation: true })

    expect(simple.shell(british).navigation.brands).toEqual([
      { id: 'women', name: 'women', url: '/en-gb/women' },
      { id: 'men', name: 'men', url: '/en-gb/men' },
    ])
    expect(neither.shell(british).navigation.brands).toEqual([])
    for (const content of [simple, neither]) expect(content.page(british, '/en-gb/men/search')).toBeUndefined()
    expect(searches(both)).toEqual(['/en-gb/women/search', '/en-gb/men/search'])
  })
})

test('reads a market’s content from the newer CMS while it is switched on there, and from the other elsewhere and otherwise [B-FT-01] [B-CMS-11]', () => {
  const titleIn = (payloadCmsProxy: boolean) => {
    const newerDocuments = [page('about', { slug: 'about-us', title: 'Newer', rows: [] })]
    const older = page('about', { slug: 'about-us', title: 'Older', rows: [] })
    const { content } = open([older], { newerDocuments, toggles: { payloadCmsProxy } })
    return content.page(british, '/en-gb/about-us')?.title
  }
  expect([titleIn(true), titleIn(false)]).toEqual(['Newer', 'Older'])
  const { content } = open([about], { toggles: { payloadCmsProxy: true } })
  expect(content.page(british, '/en-gb/about-us')?.title).toBe('About')
})

test('reads pages, menus and badges of the one market that is switched on from the newer CMS, and those of the others not [B-CMS-11]', () => {
  const from = (cms: string): SourceDocument[] => [
    page('about', { slug: 'about-us', title: `${cms} page`, rows: [] }),
    ...[
      {
        kind: 'menu' as const,
        key: 'main',
        document: { main: [{ title: `${cms} menu`, categoryId: 'coats' }] },
      },
      { kind: 'badge' as const, key: 'new', document: { badgeId: 'new', badgeTitle: `${cms} badge` } },
    ].map((each) => ({ name: `${each.key}.json`, scope: 'all', ...each })),
  ]
  const choosing = (market: typeof british, payloadCmsProxy: boolean) => ({
    ...{ ...market, choices: { ...market.choices, toggles: { ...market.choices.toggles, payloadCmsProxy } } },
  })
  const readBy = (market: typeof british, all: boolean) => {
    const changes = { newerDocuments: from('Newer'), toggles: { payloadCmsProxy: all } }
    const { content } = open(from('Older'), changes)
    const { navigation, badges } = content.shell(market)
    return JSON.stringify([content.page(market, `/${market.id}/about-us`)?.title, navigation, badges])
  }

  for (const [read, cms, other] of [
    [readBy(choosing(british, true), false), 'Newer', 'Older'],
    [readBy(danish, false), 'Older', 'Newer'],
    [readBy(choosing(danish, false), true), 'Older', 'Newer'],
  ] as const) {
    for (const part of ['page', 'menu', 'badge']) expect(read).toContain(`${cms} ${part}`)
    expect(read).not.toContain(other)
  }
})

test('skips an unknown widget, shows the rest of its page, and reports it once [B-CMS-O6]', () => {
  const blocks = [{ blockType: 'hologram' }, { blockType: 'text', text: 'Still here' }]
  const { content, told } = open([page('home', { slug: '', pageAlias: 'homePage', rows: [{ id: 'r', blocks }] })])
  for (let times = 0; times < 3; times++) {
    expect(content.page(danish, '/da-dk')?.zones.rows?.[0]?.widgets.map(({ kind }) => kind)).toEqual(['text'])
    content.forget()
  }
  expect(told).toEqual(['da-dk: no such widget: hologram'])
})

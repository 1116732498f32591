import { expect, test } from 'vitest'
import { navigation } from '#contracts/content.ts'
import type { PlainRecord } from './plain-document.ts'
import { plainDocument } from './plain-document.ts'
import { readMenus } from './read-menus.ts'
import { fakeReading } from './reading.fakes.ts'

const logos = { paymentLogos: ['Visa'], shippingLogos: ['PostNord'] }
const read = (menus: object, brands?: 'multi' | 'simple') =>
  navigation
    .strict()
    .parse(
      readMenus(
        plainDocument(menus, { market: 'da-dk', language: 'da' }) as PlainRecord,
        { ...logos, brands },
        fakeReading(),
      ),
    )

test('holds main menu, service links, footer, banner, social links and logos [B-NAV-01]', () => {
  const menus = read({
    main: [{ id: 'women', categoryId: 'women', columns: [{ title: 'Tøj', links: [{ categoryId: 'women-coats' }] }] }],
    service: [{ pageId: 'help', title: 'Hjælp' }],
    footer: [{ title: 'Hjælp', links: [{ pageId: 'help' }] }],
    slimBanner: { text: 'Fri levering' },
  })
  expect(menus.main[0]).toMatchObject({
    id: 'women',
    title: 'category women',
    url: '/da-dk/c/women',
    emphasis: 'plain',
    burgerMenuPriority: 0,
  })
  expect(menus.main[0]?.columns).toEqual([
    {
      id: 'Tøj',
      title: 'Tøj',
      links: [
        {
          title: 'category women-coats',
          url: '/da-dk/c/women-coats',
          newTab: false,
          column: -1,
          burgerMenuPriority: 0,
        },
      ],
    },
  ])
  expect([menus.service.length, menus.footer.length, menus.slimBanner?.lines[0]?.text]).toEqual([1, 1, 'Fri levering'])
})

test('shows above the header a line, a box or lines in turn, whichever slim banner an editor wrote [B-WID-12, B-WID-11, B-WID-O8]', () => {
  const message = (blockType: string) => read({ slimBanner: { blockType, text: 'x' } }).slimBanner

  expect(['slimBannerSimple', 'slimBannerContainer', 'slimBannerAdvanced'].map(message)).toMatchObject([
    { box: false, motion: null, location: 'above', textAlign: 'center' },
    { box: true, motion: null, location: 'above', textAlign: 'center' },
    { box: false, motion: { kind: 'slide' }, location: 'above', textAlign: 'center' },
  ])
})

test('reads social links from either shape, the newer one if it leads anywhere [B-CMS-15, B-CMS-O7, B-NAV-05]', () => {
  const social = [
    { title: 'A', externalLink: 'https://a.example' },
    { title: 'B', link: { url: 'https://b.example' } },
    { title: 'C', link: { url: 'https://new.example' }, externalLink: 'https://old.example' },
    { title: 'D', link: {}, externalLink: 'https://old.example' },
    { title: 'E', link: '', externalLink: 'https://old.example' },
  ]
  expect(read({ social }).social).toEqual([
    { title: 'A', externalLink: 'https://a.example' },
    { title: 'B', externalLink: 'https://b.example' },
    { title: 'C', externalLink: 'https://new.example' },
    { title: 'D', externalLink: 'https://old.example' },
    { title: 'E', externalLink: 'https://old.example' },
  ])
})

test('leaves hidden entries out, and entries that lead nowhere [B-NAV-O1, B-NAV-03]', () => {
  const main = [
    { title: 'A', categoryId: 'a', isHidden: true },
    { title: 'B', categoryId: 'nowhere' },
    { title: 'C', categoryId: 'c' },
  ]
  expect(read({ main }).main.map(({ title }) => title)).toEqual(['C'])
})

test('sorts columns by priority, 0 last [B-NAV-O1, B-NAV-04]', () => {
  const column = (title: string, priority: number) => ({ title, priority, links: [{ categoryId: 'x' }] })
  const main = [{ title: 'A', categoryId: 'a', columns: [column('none', 0), column('two', 2), column('one', 1)] }]
  expect(read({ main }).main[0]?.columns.map(({ title }) => title)).toEqual(['one', 'two', 'none'])
})

test('knows logos of carriers, of ways to pay and of social networks by name, however an editor wrote it [B-NAV-15, B-MKT-17]', () => {
  const written = {
    paymentLogos: ['visa', 'apple-pay', 'Mobile Pay'],
    shippingLogos: ['post nord', 'ROYAL-MAIL', 'Ny Bud'],
    social: [{ title: 'you-tube', externalLink: 'https://youtube.example' }],
  }
  expect(read(written)).toMatchObject({
    paymentLogos: ['Visa', 'Apple Pay', 'MobilePay'],
    shippingLogos: ['PostNord', 'Royal Mail', 'Ny Bud'],
    social: [{ title: 'YouTube' }],
  })
})

test('shows the logos of the market where the footer names none', () => {
  expect(read({}).paymentLogos).toEqual(['Visa'])
  expect(read({ shippingLogos: ['GLS', { name: 'DAO' }] }).shippingLogos).toEqual(['GLS', 'DAO'])
})

const ofBrands = {
  main: [{ id: 'women', categoryId: 'women' }],
  multiBrand: [
    {
      subBrand: 'women',
      title: 'Otter',
      categoryId: 'women',
      menu: [{ entry: 'women' }, { categoryId: 'women-coats' }],
    },
    { subBrand: 'men', categoryId: 'men' },
    { subBrand: 'kids', title: 'Otter Kids', categoryId: 'kids', isHidden: true },
    { subBrand: 'home', title: 'Otter Home', categoryId: 'nowhere' },
  ],
}

test('reads brands, each with its search and a menu that may name entries of the main one [B-NAV-14, B-NAV-01]', () => {
  const [women, ...others] = read(ofBrands, 'multi').brands

  expect(women).toMatchObject({
    id: 'women',
    name: 'Otter',
    url: '/da-dk/c/women',
    searchUrl: '/da-dk/searchPage:women',
  })
  expect(women?.menu?.map(({ id, url }) => [id, url])).toEqual([
    ['women', '/da-dk/c/women'],
    ['category women-coats', '/da-dk/c/women-coats'],
  ])
  expect(others).toEqual([{ id: 'men', name: 'category men', url: '/da-dk/c/men', searchUrl: '/da-dk/searchPage:men' }])
})

test('reads brands as links alone, of their own or those that have menus, and none where the shop wants none [B-NAV-14, B-NAV-01]', () => {
  const simpleBrand = [{ subBrand: 'men', title: 'Otter Men', link: { url: '/men' } }]
  const links = (menus: object, kind?: 'simple') => read(menus, kind).brands.map((brand) => Object.values(brand))

  expect(links({ ...ofBrands, simpleBrand }, 'simple')).toEqual([['men', 'Otter Men', '/da-dk/men']])
  expect(links(ofBrands, 'simple')).toEqual([
    ['women', 'Otter', '/da-dk/c/women'],
    ['men', 'category men', '/da-dk/c/men'],
  ])
  expect(links({ ...ofBrands, simpleBrand })).toEqual([])
})

test('reads the account menu of editors: pages by their alias or links, hidden and missing ones left out [B-NAV-07, B-NAV-O5]', () => {
  const accountMenu = [
    { title: 'Profil', pageAlias: 'help', icon: '/images/person.svg' },
    { title: 'Et andet sted', link: { url: 'https://a.example' } },
    { title: 'Skjult', pageAlias: 'help', isHidden: true },
    { title: 'Mangler', pageAlias: 'nowhere' },
  ]

  expect(read({ accountMenu }).accountMenu).toEqual([
    { title: 'Profil', icon: '/images/person.svg', url: expect.stringContaining('/da-dk/'), pageAlias: 'help' },
    { title: 'Et andet sted', icon: null, url: 'https://a.example', pageAlias: null },
  ])
  expect(read({}).accountMenu).toEqual([])
})

test('reads the apps of editors: platform, title, subtitle, icon and id, with their page in the store; hidden ones and unknown ids are left out [B-NAV-06, B-APP-04, B-APP-O2]', () => {
  const ios = {
    platform: 'iOS',
    title: 'Til iPhone',
    subTitle: 'Altid med',
    icon: '/images/app.svg',
    appId: 6470000001,
  }
  const android = { platform: 'android', title: 'Til Android', appId: 'com.example.otter' }
  const wrong = [
    { ...ios, appId: '../evil' },
    { ...android, appId: 'com.example&x=1' },
    { ...android, platform: 'windows' },
    { ...android, title: '' },
    { ...android, isHidden: true },
  ]

  expect(read({ apps: [ios, ...wrong, android] }).apps).toEqual([
    {
      ...{ platform: 'ios', title: 'Til iPhone', subTitle: 'Altid med', icon: '/images/app.svg', appId: '6470000001' },
      url: 'https://apps.apple.com/app/id6470000001',
    },
    {
      ...{ platform: 'android', title: 'Til Android', subTitle: null, icon: null, appId: 'com.example.otter' },
      url: 'https://play.google.com/store/apps/details?id=com.example.otter',
    },
  ])
  expect(read({}).apps).toEqual([])
})

test('reads the bar of icons: entries with an icon of ours or a picture; with fewer than three of those there is none [B-NAV-10, B-NAV-O3, B-CON-07, B-VAL-01]', () => {
  const entry = (pageId: string, icon: unknown) => ({ pageId, title: pageId, icon })
  const [home, saved, picture] = [
    entry('home', 'home'),
    entry('saved', 'heart'),
    entry('club', { url: '/images/club.svg' }),
  ]
  const bar = (...iconBar: object[]) => read({ iconBar }).iconBar.map(({ title, icon }) => [title, icon])

  expect(bar(home, entry('plain', null), saved, entry('odd', 'javascript:x'), picture)).toEqual([
    ['home', { name: 'home' }],
    ['saved', { name: 'heart' }],
    ['club', { imageUrl: '/images/club.svg' }],
  ])
  expect(bar(home, saved, entry('plain', null))).toEqual([])
  expect(bar(home, saved, { ...picture, isHidden: true })).toEqual([])
  expect(read({}).iconBar).toEqual([])
})

const dressed = {
  categoryId: 'women-coats',
  title: 'Frakker',
  fontWeight: '700',
  _alias: 'categoryPage',
  subtitle: 'Til vinter',
  subtitleFontWeight: 'medium',
  subtitleColor: '#AA0000',
  subtitleBadge: 'Nyt',
  linkColor: '#112233',
  linkIcon: '/images/coat.svg',
  column: 2,
  burgerMenuPriority: 4,
  links: [{ categoryId: 'women-coats-wool' }, { categoryId: 'nowhere' }],
}

test('reads a menu link with everything editors may say of it [B-NAV-02]', () => {
  const hidden = { ...dressed, isHidden: true }
  const [link, plain, ...others] = read({ service: [dressed, hidden, { pageId: 'help' }] }).service

  expect(link).toEqual({
    title: 'Frakker',
    url: '/da-dk/c/women-coats',
    newTab: false,
    fontWeight: 'bold',
    _alias: 'categoryPage',
    subtitle: 'Til vinter',
    subtitleFontWeight: 'medium',
    subtitleColor: '#aa0000',
    subtitleBadge: 'Nyt',
    linkColor: '#112233',
    linkIcon: '/images/coat.svg',
    column: 2,
    burgerMenuPriority: 4,
    links: [{ title: 'category women-coats-wool', url: '/da-dk/c/women-coats-wool', newTab: false }],
  })
  expect(plain).toEqual({
    title: 'page help',
    url: '/da-dk/help',
    newTab: false,
    column: -1,
    burgerMenuPriority: 0,
  })
  expect(others).toEqual([])
})

test('reads a headline with everything editors may say of it, and headlines within it [B-NAV-04]', () => {
  const headline = {
    id: 'outer',
    title: 'Ydertøj',
    icon: '/images/coat.svg',
    color: '#334455',
    fontWeight: 'medium',
    titleFontSize: '18px',
    titlePaddingTop: 1,
    titlePaddingBottom: 2,
    titlePaddingLeft: 3,
    titlePaddingRight: 400,
    subtitle: 'Varmt',
    subtitleFontSize: 12,
    subtitleColor: '#556677',
    alternativeTitle: 'Ude',
    categories: [{ categoryId: 'women-coats' }],
    isExpanded: true,
    priority: 3,
    headlines: [{ id: 'rain', title: 'Regn', links: [{ categoryId: 'women-rain' }] }],
  }
  const [column] = read({ sidebar: [headline] }).sidebar!

  expect(column).toMatchObject({
    id: 'outer',
    title: 'Ydertøj',
    icon: '/images/coat.svg',
    color: '#334455',
    fontWeight: 'medium',
    titleFontSize: 18,
    titlePaddingTop: 1,
    titlePaddingBottom: 2,
    titlePaddingLeft: 3,
    titlePaddingRight: 96,
    subtitle: 'Varmt',
    subtitleFontSize: 12,
    subtitleColor: '#556677',
    alternativeTitle: 'Ude',
    isExpanded: true,
    priority: 3,
  })
  expect(column!.links.map(({ url }) => url)).toEqual(['/da-dk/c/women-coats'])
  expect(column!.headlines!.map(({ id, title }) => [id, title])).toEqual([['rain', 'Regn']])
})

test('reads main menu entries with id, title, subtitle and menu, and leaves out what is hidden [B-NAV-03, B-NAV-O1, B-NAV-02, B-NAV-04]', () => {
  const link = { categoryId: 'women-coats' }
  const menu = read({
    main: [
      {
        id: 'women',
        title: 'Kvinder',
        subtitle: 'Efterår',
        categoryId: 'women',
        burgerMenuPriority: '5',
        mainMenu: [
          { id: 'last', title: 'Sidst', links: [link] },
          { id: 'second', title: 'Anden', priority: 2, links: [{ ...link, isHidden: true }, dressed] },
          { id: 'first', title: 'Først', priority: 1, links: [link, { ...link, column: 3 }, { ...link, column: 9 }] },
          { id: 'gone', title: 'Skjult', isHidden: true, links: [link] },
        ],
      },
      { id: 'men', title: 'Mænd', categoryId: 'men', isHidden: true },
    ],
  }).main

  expect(menu.map(({ id, title, subtitle }) => [id, title, subtitle])).toEqual([['women', 'Kvinder', 'Efterår']])
  expect(menu[0]!.burgerMenuPriority).toBe(5)
  expect(menu[0]!.columns.map(({ id, links }) => [id, links.map(({ title }) => title)])).toEqual([
    ['first', ['category women-coats', 'category women-coats']],
    ['second', ['Frakker']],
    ['last', ['category women-coats', 'category women-coats']],
  ])
})

test('has a burger menu, a sidebar and flyout pictures where editors wrote them, and leaves them out elsewhere [B-NAV-01]', () => {
  const picture = { image: { url: '/images/scene-a.jpg', alt: 'Frakke' }, categoryId: 'women', title: 'Se mere' }
  const menus = read({
    main: [{ id: 'women', categoryId: 'women' }],
    burger: [{ id: 'kids', categoryId: 'kids', burgerMenuPriority: 3 }],
    sidebar: [{ id: 'help', title: 'Hjælp', links: [{ pageId: 'help' }] }],
    flyoutImages: [picture, { ...picture, isHidden: true }, { ...picture, categoryId: 'nowhere' }],
    footer: [{ title: 'Hjælp', links: [{ pageId: 'help' }] }],
    footerSecondary: [{ pageId: 'privacy' }],
    social: [{ title: 'Elsewhere', externalLink: 'https://social.example' }],
    apps: [{ platform: 'ios', title: 'App', appId: '123' }],
    accountMenu: [{ title: 'Konto', pageAlias: 'accountPage' }],
    freeFreight: { freightVersion: 'message' },
  })

  expect(menus.burger!.map(({ id, burgerMenuPriority }) => [id, burgerMenuPriority])).toEqual([['kids', 3]])
  expect(menus.sidebar!.map(({ id }) => id)).toEqual(['help'])
  expect(menus.flyoutImages!.map(({ link }) => link.title)).toEqual(['Se mere'])
  for (const list of [menus.footer, menus.footerSecondary, menus.social, menus.apps, menus.accountMenu])
    expect(list).toHaveLength(1)
  expect([menus.paymentLogos, menus.shippingLogos]).toEqual([['Visa'], ['PostNord']])
  expect(menus.freeFreight.freightVersion).toBe('message')
  for (const name of ['burger', 'sidebar', 'flyoutImages']) expect(read({})).not.toHaveProperty(name)
})

test('shows the progress to free delivery as a bar in the shop’s colours, unless editors chose otherwise [B-NAV-08]', () => {
  const none = { bar: null, text: null, background: null }
  const freightValue = { amount: 60, currency: 'DKK' }
  for (const freeFreight of [undefined, {}, { freightVersion: 'somehow', colours: { bar: 'loud' } }])
    expect(read({ freeFreight }).freeFreight).toEqual({ freightValue, freightVersion: 'progressBar', colours: none })
  expect(read({ freeFreight: { freightVersion: 'message', barColor: '#123456' } }).freeFreight).toEqual({
    freightValue,
    freightVersion: 'message',
    colours: { ...none, bar: '#123456' },
  })
})

test('places the menu in the middle unless told otherwise; wider screens follow phones [B-NAV-11, B-CON-06]', () => {
  for (const menus of [{}, { menuPosition: {} }, { menuPosition: { mobile: 'somewhere' } }])
    expect(read(menus).menuPosition).toEqual({ mobile: 'center', tablet: 'center', desktop: 'center' })
  expect(read({ menuPosition: { mobile: 'left', tablet: '' } }).menuPosition).toEqual({
    mobile: 'left',
    tablet: 'left',
    desktop: 'left',
  })
  expect(read({ menuPosition: { mobile: 'left', desktop: 'right' } }).menuPosition).toEqual({
    mobile: 'left',
    tablet: 'left',
    desktop: 'right',
  })
})

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

test('holds main menu, service links, footer, banner, social links and logos', () => {
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
    { id: 'Tøj', title: 'Tøj', links: [{ title: 'category women-coats', url: '/da-dk/c/women-coats', newTab: false }] },
  ])
  expect([menus.service.length, menus.footer.length, menus.slimBanner?.lines[0]?.text]).toEqual([1, 1, 'Fri levering'])
})

test('reads social links from either shape [B-CMS-15, B-NAV-05]', () => {
  const social = [
    { title: 'A', externalLink: 'https://a.example' },
    { title: 'B', link: { url: 'https://b.example' } },
  ]
  expect(read({ social }).social).toEqual([
    { title: 'A', externalLink: 'https://a.example' },
    { title: 'B', externalLink: 'https://b.example' },
  ])
})

test('leaves hidden entries out, and entries that lead nowhere', () => {
  const main = [
    { title: 'A', categoryId: 'a', isHidden: true },
    { title: 'B', categoryId: 'nowhere' },
    { title: 'C', categoryId: 'c' },
  ]
  expect(read({ main }).main.map(({ title }) => title)).toEqual(['C'])
})

test('sorts columns by priority, 0 last', () => {
  const column = (title: string, priority: number) => ({ title, priority, links: [{ categoryId: 'x' }] })
  const main = [{ title: 'A', categoryId: 'a', columns: [column('none', 0), column('two', 2), column('one', 1)] }]
  expect(read({ main }).main[0]?.columns.map(({ title }) => title)).toEqual(['one', 'two', 'none'])
})

test('knows logos of carriers and of ways to pay by name, however an editor wrote it [B-NAV-15, B-MKT-17]', () => {
  const written = {
    paymentLogos: ['visa', 'apple-pay', 'Mobile Pay'],
    shippingLogos: ['post nord', 'ROYAL-MAIL', 'Ny Bud'],
  }
  expect(read(written)).toMatchObject({
    paymentLogos: ['Visa', 'Apple Pay', 'MobilePay'],
    shippingLogos: ['PostNord', 'Royal Mail', 'Ny Bud'],
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

test('reads brands, each with its search and a menu that may name entries of the main one [B-NAV-14]', () => {
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

test('reads brands as links alone, of their own or those that have menus, and none where the shop wants none [B-NAV-14]', () => {
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

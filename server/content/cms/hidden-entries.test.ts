import { expect, test } from 'vitest'
import { type PlainRecord, plainDocument } from './plain-document.ts'
import { readMenus } from './read-menus.ts'
import { fakeReading } from './reading.fakes.ts'

const read = (menus: object, brands?: 'multi' | 'simple') =>
  readMenus(
    plainDocument(menus, { market: 'da-dk', language: 'da' }) as PlainRecord,
    { paymentLogos: [], shippingLogos: [], brands },
    fakeReading(),
  )

const link = (title: string) => ({ title, url: `/${title.toLowerCase()}` })
const column = (title: string) => ({ title, links: [link('Coats')] })
const picture = (title: string) => ({ ...link(title), image: { url: '/images/a.jpg' } })
const icons = ['One', 'Two', 'Three'].map((title) => ({ ...link(title), icon: 'heart' }))
const titlesOf = (entries: readonly { readonly title: string }[] = []) => entries.map(({ title }) => title)

/** Every menu with an entry that is shown, one that is hidden, and how its entries are found. */
const menus: readonly [string, (title: string) => object, (read: ReturnType<typeof readMenus>) => readonly string[]][] =
  [
    ['main', link, ({ main }) => titlesOf(main)],
    ['service', link, ({ service }) => titlesOf(service)],
    ['burger', link, ({ burger }) => titlesOf(burger)],
    ['sidebar', column, ({ sidebar }) => titlesOf(sidebar)],
    ['footer', column, ({ footer }) => titlesOf(footer)],
    ['footerSecondary', link, ({ footerSecondary }) => titlesOf(footerSecondary)],
    ['social', (title) => ({ title, externalLink: `https://${title}.test` }), ({ social }) => titlesOf(social)],
    ['apps', (title) => ({ title, platform: 'ios', appId: '1' }), ({ apps }) => titlesOf(apps)],
    ['accountMenu', link, ({ accountMenu }) => titlesOf(accountMenu)],
    ['flyoutImages', picture, ({ flyoutImages }) => titlesOf(flyoutImages?.map((it) => it.link))],
  ]

test.each(menus)('shows no hidden entry of the menu %s [B-NAV-O1, B-NAV-01]', (name, entry, found) => {
  const written = { [name]: [entry('Shown'), { ...entry('Hidden'), isHidden: true }, entry('Last')] }

  expect(found(read(written))).toEqual(['Shown', 'Last'])
})

test('shows no hidden brand, icon, headline or link within a menu [B-NAV-O1, B-NAV-02, B-NAV-03]', () => {
  const hidden = { ...link('Hidden'), isHidden: true }
  const brand = { subBrand: 'women', ...link('Women'), menu: [link('Coats'), hidden] }
  const { main, brands, iconBar, footer } = read(
    {
      main: [
        {
          ...link('Women'),
          mainMenu: [
            { ...column('Outside'), headlines: [column('Rain'), { ...column('Hidden'), isHidden: true }] },
            { ...column('Hidden'), isHidden: true },
          ],
        },
      ],
      multiBrand: [brand, { ...brand, subBrand: 'men', isHidden: true }],
      iconBar: [...icons, { ...icons[0], ...hidden }],
      footer: [{ title: 'Help', links: [{ ...link('Sizes'), links: [link('Shoes'), hidden] }, hidden] }],
    },
    'multi',
  )

  expect(main[0]!.columns.map(({ title, headlines }) => [title, titlesOf(headlines)])).toEqual([['Outside', ['Rain']]])
  expect(brands.map(({ id, menu }) => [id, titlesOf(menu)])).toEqual([['women', ['Coats']]])
  expect(titlesOf(iconBar)).toEqual(['One', 'Two', 'Three'])
  expect(footer[0]!.links.map(({ title, links }) => [title, titlesOf(links)])).toEqual([['Sizes', ['Shoes']]])
})

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MenuEntry, Shell } from '#contracts/content.ts'
import { SearchForm } from '#web/search/index.ts'
import { browsingShell } from '../../pages/browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../../pages/in-browser.fakes.tsx'
import { written } from '../../pages/written.fakes.tsx'
import { SiteFooter } from '../site-footer.tsx'
import { exampleNews, shellWithNews } from './counting-news.fakes.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { Headline } from './menu-text.tsx'
import { SiteHeader } from './site-header.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const show = (path = '/en-gb/women/dresses') =>
  browser.open(<SiteHeader path={path} search={null} inApp={false} />, browsingShell('en-gb'))

test('unfolds the menu without script, and leads to all of an entry first', async () => {
  const menu = (await show()).getByRole('navigation', { name: 'Main menu' })
  await menu.getByText('Women', { exact: true }).click()

  expect(await menu.getByRole('link').evaluateAll((links) => links.map((it) => it.textContent))).toEqual([
    'All Women',
    'Dresses',
    'Coats',
    'Sale',
  ])
})

test('shows news once, above or below the header as the editor chose [B-WID-O8, B-WID-12]', async () => {
  const at = async (location: 'above' | 'below') => {
    const page = await browser.open(
      <SiteHeader path="/en-gb" search={null} inApp={false} />,
      shellWithNews({ ...exampleNews, location }),
    )
    const text = await page.locator('header').innerText()
    return [text.split('Free delivery').length - 1, text.indexOf('Free delivery') < text.indexOf('Women')]
  }

  expect([await at('above'), await at('below')]).toEqual([
    [1, true],
    [1, false],
  ])
})

test('shows in the footer the ways to pay, the carriers and where else the shop is [B-NAV-15, B-NAV-05, B-NAV-01, B-MKT-17]', async () => {
  const shell = browsingShell('en-gb')
  const social = [{ title: 'Instagram', externalLink: 'https://instagram.example/halden' }]
  const page = await browser.open(<SiteFooter />, {
    ...shell,
    navigation: { ...shell.navigation, paymentLogos: ['Visa', 'Klarna'], shippingLogos: ['PostNord'], social },
  })
  const footer = page.locator('footer')

  for (const name of ['Visa', 'Klarna', 'PostNord']) expect(await footer.getByText(name).count()).toBe(1)
  expect(await footer.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toBe(social[0]!.externalLink)
  const marks = await footer
    .locator('[data-mark]')
    .evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.mark))
  expect(marks).toEqual(['visa', 'klarna', 'postnord', 'instagram'])
  expect(await footer.getByRole('navigation', { name: 'Help' }).locator('li').count()).toBe(2)
  expect(await footer.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/en-gb/privacy')
})

test('leads from header and footer to the choice of country, by a page where there is no flyout [B-CSEL-O2]', async () => {
  const shell = browsingShell('en-gb')
  const page = await browser.open(
    <>
      <SiteHeader path="/en-gb" search={null} inApp={false} />
      <SiteFooter />
    </>,
    shell,
  )
  const selector = `a[href="${shell.links.countrySelectorPage}"]`

  expect(await page.locator(`header ${selector}`).count()).toBeGreaterThan(0)
  expect(await page.locator(`footer ${selector}`).count()).toBe(1)
})

test('marks the current page in the menu', async () => {
  const page = await show('/en-gb/sale')

  expect(await page.getByRole('link', { name: 'Sale' }).getAttribute('aria-current')).toBe('true')
  expect(await page.locator('[data-current]').count()).toBe(0)
})

test('links only to features of this shop', async () => {
  const page = await show()

  expect(await page.getByRole('link', { name: 'Basket' }).getAttribute('href')).toBe('/en-gb/basket')
  expect(await page.getByRole('link', { name: 'Account' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Wishlist' }).count()).toBe(0)
})

/** A shop with two brands. With menus, each brand has its own menu and its own search. */
function brandsShell(withMenus: boolean): Shell {
  const shell = browsingShell('en-gb')
  const [women, sale] = shell.navigation.main
  const own = (id: string, ...menu: MenuEntry[]) => (withMenus ? { menu, searchUrl: `/en-gb/${id}/search` } : {})
  const brands = [
    { id: 'women', name: 'Otter', url: '/en-gb/women', ...own('women', women!, sale!) },
    { id: 'kids', name: 'Otter Kids', url: '/en-gb/kids', ...own('kids', { ...sale!, title: 'For school' }) },
  ]
  return { ...shell, navigation: { ...shell.navigation, brands } }
}
const loadSuggestions = async () => () => null
const showIn = (shell: Shell, subBrand?: string) =>
  browser.open(
    <SiteHeader
      path="/en-gb/kids"
      inApp={false}
      search={<SearchForm kind="header" loadSuggestions={loadSuggestions} />}
    />,
    shell,
    subBrand,
  )
const menuOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .locator('li > a, summary')
    .evaluateAll((links) => links.map((it) => it.textContent))

test('shows the brands above the menu of the one one is in, and searches there [B-FT-15, B-NAV-14, B-SRCH-12]', async () => {
  const page = await showIn(brandsShell(true), 'kids')
  const brands = page.getByRole('navigation', { name: 'Brands' })

  expect(await brands.getByRole('link').evaluateAll((links) => links.map((it) => it.getAttribute('href')))).toEqual([
    '/en-gb/women',
    '/en-gb/kids',
  ])
  expect(await brands.getByRole('link', { name: 'Otter Kids' }).getAttribute('aria-current')).toBe('true')
  expect(await menuOf(page)).toEqual(['For school'])
  expect(await page.locator('search form').getAttribute('action')).toBe('/en-gb/kids/search')
  expect(await violations(page)).toEqual(['page-has-heading-one'])
})

test('shows brands as links alone, with the menu and the search of the whole shop [B-FT-16, B-NAV-14, B-SRCH-12]', async () => {
  const page = await showIn(brandsShell(false), 'kids')

  expect(await page.getByRole('navigation', { name: 'Brands' }).getByRole('link').count()).toBe(2)
  expect(await menuOf(page)).toContain('Women')
  expect(await page.locator('search form').getAttribute('action')).toBe('/en-gb/search')
})

test('shows no brands where the shop does not lead from one to another [B-FT-15, B-FT-16, B-SRCH-12]', async () => {
  const page = await showIn(browsingShell('en-gb'), 'kids')

  expect(await page.getByRole('navigation', { name: 'Brands' }).count()).toBe(0)
  expect(await page.locator('search form').getAttribute('action')).toBe('/en-gb/search')
})

test('opens the menu of narrow screens by a link that works without script', async () => {
  expect(await (await show()).getByRole('link', { name: 'Menu', exact: true }).getAttribute('href')).toBe('#main-menu')
})

test('header and footer have no accessibility violations of their own', async () => {
  expect(await violations(await show())).toEqual(['page-has-heading-one'])
  expect(await violations(await browser.open(<SiteFooter />, browsingShell('ar-ae')))).toEqual(['page-has-heading-one'])
})

const help = { title: 'Help', url: '/en-gb/help', newTab: false }
/** The shell with a main menu of one entry, with every option that editors can set. */
function dressedShell(more: Partial<Shell['navigation']> = {}): Shell {
  const shell = browsingShell('en-gb')
  const coats = {
    ...help,
    title: 'Coats',
    url: '/en-gb/women/coats',
    fontWeight: 'bold' as const,
    subtitle: 'For winter',
    subtitleFontWeight: 'medium' as const,
    subtitleColor: '#aa0000',
    subtitleBadge: 'Fresh',
    linkColor: '#112233',
    linkIcon: '/images/coat.svg',
    burgerMenuPriority: 1,
    links: [{ ...help, title: 'Wool', url: '/en-gb/women/coats/wool' }],
  }
  const rain = { ...help, title: 'Rain', url: '/en-gb/women/rain', burgerMenuPriority: 5 }
  const column = {
    ...{ id: 'c1', title: 'Out of doors', alternativeTitle: 'Outside', links: [coats, rain], color: '#334455' },
    ...{ subtitle: 'Warm', subtitleFontSize: 12, subtitleColor: '#556677', icon: '/images/out.svg' },
    ...{ fontWeight: 'medium' as const, titleFontSize: 18 },
    ...{ titlePaddingTop: 3, titlePaddingBottom: 4, titlePaddingLeft: 5, titlePaddingRight: 6 },
    headlines: [{ id: 'c2', title: 'Indoors', links: [{ ...help, title: 'Wraps', url: '/en-gb/women/wraps' }] }],
  }
  const entry = { ...shell.navigation.main[0]!, subtitle: 'This autumn', columns: [column] }
  return { ...shell, navigation: { ...shell.navigation, main: [entry], ...more } }
}
const openDrawer = async (shell: Shell) => browser.open(<MenuDrawer open onClose={() => {}} />, shell)

test('dresses the links and headlines of the menu as editors chose [B-NAV-02, B-NAV-03, B-NAV-04]', async () => {
  const page = await browser.open(<SiteHeader path="/en-gb" search={null} inApp={false} />, dressedShell())
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByText('Women', { exact: true }).click()

  const coats = menu.getByRole('link', { name: /^Coats/ })
  expect(await coats.innerText()).toMatch(/Coats\s*For winter\s*Fresh/)
  expect(await coats.locator('[data-weight="bold"]').innerText()).toBe('Coats')
  expect(await coats.locator('[data-weight="medium"]').innerText()).toBe('For winter')
  expect(await menu.getByRole('link', { name: /^All Women/ }).innerText()).toMatch(/This autumn$/)
  expect(await coats.locator('[style]').getAttribute('style')).toBe('--colour:#112233;--subtitle-colour:#aa0000')
  expect(await coats.locator('img').getAttribute('src')).toBe('/images/coat.svg')
  expect(await menu.getByRole('link', { name: 'Wool' }).getAttribute('href')).toBe('/en-gb/women/coats/wool')
  expect(await menu.getByRole('link', { name: 'Wraps' }).count()).toBe(1)
  const title = menu.getByText('Out of doors').locator('xpath=..')
  expect(await title.getAttribute('style')).toBe(
    '--colour:#334455;--size:18px;--top:3px;--bottom:4px;--left:5px;--right:6px;--subtitle-colour:#556677;--subtitle-size:12px',
  )
  expect(await title.innerText()).toMatch(/Out of doors\s*Warm/)
  expect(await title.getAttribute('data-weight')).toBe('medium')
  expect(await title.locator('img').getAttribute('src')).toBe('/images/out.svg')
})

test('has the other title of a headline on narrow screens, where an editor wrote one [B-NAV-04]', () => {
  const titleOf = (more: object) => {
    const column = { id: 'c', title: 'Out of doors', links: [], ...more }
    return written(<Headline column={column} isShort />, browsingShell('en-gb')).text
  }

  expect([titleOf({ alternativeTitle: 'Outside' }), titleOf({})]).toEqual(['Outside', 'Out of doors'])
})

test('leads by an icon to the stores where the country has it, and nowhere else [B-NAV-13]', () => {
  const shell = browsingShell('en-gb')
  const { storeLocatorIcon: _, ...market } = shell.market
  const iconsIn = (more: object) => {
    const links = { ...shell.links, storeLocatorPage: '/en-gb/store-locator' }
    const header = <SiteHeader path="/en-gb" search={null} inApp={false} />
    const { markup } = written(header, { ...shell, links, market: { ...market, ...more } })
    return markup.match(/<a [^>]*href="\/en-gb\/store-locator"[^>]*aria-label="/g)?.length ?? 0
  }

  expect([iconsIn({ storeLocatorIcon: true }), iconsIn({})]).toEqual([1, 0])
})

test('shows the burger menu by priority, as boxes where the shop wants that, with pictures at its end [B-FT-38, B-NAV-O1, B-NAV-02, B-NAV-01]', async () => {
  const [women, sale] = browsingShell('en-gb').navigation.main
  const burger = [
    { ...sale!, burgerMenuPriority: 0 },
    { ...women!, burgerMenuPriority: 0 },
    { ...sale!, id: 'first', title: 'First', burgerMenuPriority: 9 },
  ]
  const picture = { imageUrl: '/images/scene-a.jpg', alt: '', aspectRatio: '16/10' }
  const shell = dressedShell({ burger, flyoutImages: [{ picture, link: { ...help, title: 'See more' } }] })
  const plain = await openDrawer(shell)
  const entries = plain.getByRole('navigation', { name: 'Main menu', includeHidden: true }).locator('li')

  expect((await entries.allInnerTexts()).map((text) => text.trim())).toEqual(['First', 'Sale', 'Women'])
  expect(await plain.getByText('See more').count()).toBe(1)
  expect(await plain.locator('[data-boxes]').count()).toBe(0)
  const boxes = await openDrawer({ ...shell, featureToggles: { ...shell.featureToggles, boxMobileNavigation: true } })
  expect(await boxes.locator('ul[data-boxes] > li').count()).toBe(3)
  const css = readFileSync('web/content/header/menu-drawer.module.css', 'utf8')
  expect(css).toMatch(/\.top\[data-boxes\] \{\s*display: grid;\s*grid-template-columns: repeat\(2,/)
  expect(css).toMatch(/\.top\[data-boxes\] \.entry \{[^}]*border: /)
})

test('every menu of header, footer and phone is a landmark with a name of its own [B-NAV-O7]', async () => {
  const shell = browsingShell('en-gb')
  const frame = await browser.open(
    <>
      <SiteHeader path="/en-gb" search={null} inApp={false} />
      <SiteFooter />
    </>,
    shell,
  )
  const drawer = await openDrawer(shell)
  const count = (page: Page, name: string) =>
    page.getByRole('navigation', { name, exact: true, includeHidden: true }).count()

  for (const name of ['Main menu', 'Help', 'Terms and privacy'])
    expect([name, await count(frame, name)]).toEqual([name, 1])
  expect(await count(drawer, 'Main menu')).toBe(1)
})

test('the link that opens the menu of narrow screens says that the menu is closed [B-NAV-O7]', async () => {
  const burger = (await show()).getByRole('link', { name: 'Menu', exact: true })

  expect([await burger.getAttribute('aria-haspopup'), await burger.getAttribute('aria-expanded')]).toEqual([
    'dialog',
    'false',
  ])
})

test('passes the menu position on each kind of screen to the style sheet [B-NAV-11]', async () => {
  const shell = dressedShell({ menuPosition: { mobile: 'left', tablet: 'center', desktop: 'right' } })
  const menu = (await browser.open(<SiteHeader path="/en-gb" search={null} inApp={false} />, shell)).locator(
    '#main-menu',
  )

  expect(await menu.evaluate((it) => ({ ...(it as HTMLElement).dataset }))).toEqual({
    mobile: 'left',
    tablet: 'center',
    desktop: 'right',
  })
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { IconBarEntry } from '#contracts/content.ts'
import { browsingShell, exampleBanner, examplePage, exampleRow } from '#web/pages/browsing.fakes.ts'
import { written } from '#web/pages/written.fakes.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { layoutKinds } from './index.ts'

const show = (fixed: boolean) => {
  const zones = fixed ? { fixedWidgets: [exampleRow(exampleBanner({ id: 'fixed' }))] } : {}
  const page = examplePage('en-gb', 'contentPage', { zones })
  return written(<DefaultLayout page={page}>The content</DefaultLayout>, browsingShell('en-gb')).markup
}

test('shows the fixed widgets of editors once on a page, after its content [B-CMS-03] [B-CMS-O3]', () => {
  const markup = show(true)
  const aside = markup.slice(markup.indexOf('<aside'))

  expect(markup.match(/More on this page/g)).toHaveLength(1)
  expect(aside).toContain('Coats for')
  expect(markup.indexOf('The content')).toBeLessThan(markup.indexOf('<aside'))
  expect(show(false)).not.toContain('<aside')
})

const withIcons = (iconBar: IconBarEntry[], app?: true) => {
  const shell = browsingShell('en-gb')
  const page = { ...examplePage('en-gb', 'contentPage', {}), ...(app ? { app } : {}) }
  return written(<DefaultLayout page={page}>The content</DefaultLayout>, {
    ...shell,
    navigation: { ...shell.navigation, iconBar },
  }).markup
}
const icons: IconBarEntry[] = [
  { title: 'Home', url: '/en-gb', icon: { name: 'home' } },
  { title: 'Saved', url: '/en-gb/wishlist', icon: { name: 'heart' } },
  { title: 'Club', url: '/en-gb/club', icon: { imageUrl: '/images/club.svg' } },
]

test('ends with the bar of icons where editors gave one, after the footer [B-NAV-10, B-NAV-O3]', () => {
  const markup = withIcons(icons)
  const bar = markup.slice(markup.indexOf('aria-label="Quick links"'))

  expect(markup.indexOf('aria-label="Quick links"')).toBeGreaterThan(markup.indexOf('</footer>'))
  expect(bar.match(/<a /g)).toHaveLength(3)
  expect(bar).toContain('#icon-heart')
  expect(bar).toContain('src="/images/club.svg"')
  expect(withIcons([])).not.toContain('Quick links')
})

test('shows the bar of icons at the bottom of every screen in the app [B-APP-O1, B-NAV-O3]', () => {
  expect(withIcons(icons, true)).toContain('data-app="true"')
  expect(withIcons(icons)).not.toContain('data-app')
  const css = readFileSync('web/content/icon-bar/icon-bar.module.css', 'utf8')
  expect(css).toMatch(/\.bar \{[^}]*position: fixed;[^}]*inset: auto 0 0;/)
  expect(css).toMatch(/@media \(width >= 768px\) \{\s*\.room:not\(\[data-app\]\) \{\s*display: none;/)
})

test('leads to the content by the first link of the page, and stands in the order it is read [B-NAV-O7]', () => {
  const markup = withIcons([])
  const order = ['<a ', '<header', '<main id="content" tabindex="-1"', '<footer'].map((part) => markup.indexOf(part))

  expect(/<a [^>]*href="([^"]*)"/.exec(markup)?.[1]).toBe('#content')
  expect(order.every((at, index) => at > (order[index - 1] ?? -1))).toBe(true)
})

test('hides the header message in the app if its editor chose so, and in no browser [B-APP-02, B-WID-05]', () => {
  const shell = browsingShell('en-gb')
  const common = { disabledApp: true, disabledMobile: false, disabledTablet: false, disabledDesktop: false }
  const slimBanner: NonNullable<typeof shell.navigation.slimBanner> = {
    ...{ ...common, id: 'news', kind: 'slimBanner', trackingId: '', alias: '', backgroundColor: null },
    ...{ countdown: null, clipboard: null, location: 'above', textAlign: 'center', box: false, motion: null },
    lines: [{ text: 'Get the app', link: null, countdown: null, clipboard: null, notOn: [] }],
  }
  const shown = (app?: true) => {
    const page = { ...examplePage('en-gb', 'contentPage', {}), ...(app ? { app } : {}) }
    const layout = <DefaultLayout page={page}>The content</DefaultLayout>
    return written(layout, { ...shell, navigation: { ...shell.navigation, slimBanner } }).markup
  }

  expect(shown()).toContain('Get the app')
  expect(shown(true)).not.toContain('Get the app')
})

test.each([
  ['default', true],
  ['account', true],
  ['error', true],
  ['checkout', false],
  ['receipt', false],
  ['plain', false],
] as const)(
  'a page in the layout "%s" has the menus of the shop: %s [B-PAGE-09, B-PAGE-21, B-PAGE-22, B-PAGE-23, B-PAGE-24, B-PAGE-25, B-PAGE-26, B-PAGE-27, B-PAGE-28, B-PAGE-33, B-PAGE-42, C-RTE-12, B-FT-O2, B-PAGE-30, C-RTE-09, C-RTE-10]',
  async (layout, hasMenus) => {
    const Layout = await layoutKinds[layout].load()
    const page = { ...examplePage('en-gb', 'contentPage', {}), layout }
    const { markup, text } = written(<Layout page={page}>The content</Layout>, browsingShell('en-gb'))

    expect([markup.includes('id="main-menu"'), markup.includes('>Returns<')]).toEqual([hasMenus, hasMenus])
    expect(text).toContain('The content')
    // Pages in maintenance stand in these layouts too.
    expect([markup.match(/<header/g), markup.match(/<footer/g)].map((all) => all?.length)).toEqual([1, 1])
  },
)

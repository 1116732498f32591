import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MenuEntry, Shell } from '#contracts/content.ts'
import { SearchForm } from '#web/search/index.ts'
import { browsingShell } from '../../pages/browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../../pages/in-browser.fakes.tsx'
import { SiteFooter } from '../site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const show = (path = '/en-gb/women/dresses') =>
  browser.open(<SiteHeader path={path} search={null} />, browsingShell('en-gb'))

test('unfolds the menu without script, and leads to all of an entry first', async () => {
  const menu = (await show()).getByRole('navigation', { name: 'Main menu' })
  await menu.getByText('Women', { exact: true }).click()

  expect(await menu.getByRole('link').evaluateAll((links) => links.map((it) => it.textContent))).toEqual([
    'All in Women',
    'Dresses',
    'Coats',
    'Sale',
  ])
})

test('marks where one is', async () => {
  const page = await show('/en-gb/sale')

  expect(await page.getByRole('link', { name: 'Sale' }).getAttribute('aria-current')).toBe('true')
  expect(await page.locator('[data-current]').count()).toBe(0)
})

test('leads only to what this shop has', async () => {
  const page = await show()

  expect(await page.getByRole('link', { name: 'Basket' }).getAttribute('href')).toBe('/en-gb/basket')
  expect(await page.getByRole('link', { name: 'Account' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Wishlist' }).count()).toBe(0)
})

/** A shop of two brands; with menus, each has its own and its own search. */
function brandsShell(withMenus: boolean): Shell {
  const shell = browsingShell('en-gb')
  const [women, sale] = shell.navigation.main
  const own = (id: string, ...menu: MenuEntry[]) => (withMenus ? { menu, searchUrl: `/en-gb/search/${id}` } : {})
  const brands = [
    { id: 'women', name: 'Otter', url: '/en-gb/women', ...own('women', women!, sale!) },
    { id: 'kids', name: 'Otter Kids', url: '/en-gb/kids', ...own('kids', { ...sale!, title: 'For school' }) },
  ]
  return { ...shell, navigation: { ...shell.navigation, brands } }
}
const loadSuggestions = async () => () => null
const showIn = (shell: Shell, subBrand?: string) =>
  browser.open(
    <SiteHeader path="/en-gb/kids" search={<SearchForm kind="header" loadSuggestions={loadSuggestions} />} />,
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
  expect(await page.locator('search form').getAttribute('action')).toBe('/en-gb/search/kids')
  expect(await violations(page)).toEqual(['page-has-heading-one'])
})

test('shows brands as links alone, with the menu and the search of the whole shop [B-FT-16, B-NAV-14]', async () => {
  const page = await showIn(brandsShell(false), 'kids')

  expect(await page.getByRole('navigation', { name: 'Brands' }).getByRole('link').count()).toBe(2)
  expect(await menuOf(page)).toContain('Women')
  expect(await page.locator('search form').getAttribute('action')).toBe('/en-gb/search')
})

test('shows no brands where the shop does not lead from one to another [B-FT-15, B-FT-16]', async () => {
  const page = await showIn(browsingShell('en-gb'), 'kids')

  expect(await page.getByRole('navigation', { name: 'Brands' }).count()).toBe(0)
  expect(await page.locator('search form').getAttribute('action')).toBe('/en-gb/search')
})

test('opens the menu of narrow screens by a link that works without script', async () => {
  expect(await (await show()).getByRole('link', { name: 'Menu', exact: true }).getAttribute('href')).toBe('#main-menu')
})

test('reads the same to everyone, above and below', async () => {
  expect(await violations(await show())).toEqual(['page-has-heading-one'])
  expect(await violations(await browser.open(<SiteFooter />, browsingShell('ar-ae')))).toEqual(['page-has-heading-one'])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { browsingShell } from '../pages/browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../pages/in-browser.fakes.tsx'
import { SiteFooter } from './site-footer.tsx'
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

test('opens the menu of narrow screens by a link that works without script', async () => {
  expect(await (await show()).getByRole('link', { name: 'Menu', exact: true }).getAttribute('href')).toBe('#main-menu')
})

test('reads the same to everyone, above and below', async () => {
  expect(await violations(await show())).toEqual(['page-has-heading-one'])
  expect(await violations(await browser.open(<SiteFooter />, browsingShell('ar-ae')))).toEqual(['page-has-heading-one'])
})

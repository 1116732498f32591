import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtScript } from '../../../checks/harness/browser/built-script.ts'
import { componentPage } from '../../../checks/harness/browser/component-page.ts'
import { sharedBrowser } from '../../../checks/harness/browser/shared-fixtures.ts'
import { browsingShell, examplePage } from '../../pages/browsing.fakes.ts'
import { ContentPage } from '../../pages/content/content-page.tsx'
import { openBrowser, type Shown, violations } from '../../pages/in-browser.fakes.tsx'
import { ShownSidebar, sidebarShell } from './sidebar-menu.fakes.tsx'

const scripted = await sharedBrowser()
let browser: Shown
let script = ''
beforeAll(async () => {
  browser = await openBrowser()
  script = await builtScript('web/content/sidebar/sidebar-menu.fakes.tsx')
})
afterAll(async () => {
  await scripted.close()
  await browser.close()
})

const guide = examplePage('en-gb', 'contentPage', { heading: 'Size guide', path: '/en-gb/size-guide' })

test('stands beside the text of content pages as a landmark of its own, open where editors want it and where one is [B-NAV-O7, B-NAV-01, B-NAV-04]', async () => {
  const page = await browser.open(<ContentPage page={guide} />, sidebarShell())
  const menu = page.getByRole('navigation', { name: 'Information' })

  expect(await menu.getByRole('link').evaluateAll((links) => links.map((it) => it.getAttribute('href')))).toEqual([
    '/en-gb/delivery',
    '/en-gb/size-guide',
    '/en-gb/stores',
  ])
  expect(await menu.getByRole('link', { name: 'Sizes' }).getAttribute('aria-current')).toBe('page')
  await menu.getByText('Care').click()
  expect(await menu.getByRole('link', { name: 'Wool' }).isVisible()).toBe(true)
  expect(await violations(page)).toEqual([])
})

test('is absent when editors wrote no sidebar menu [B-NAV-O7]', async () => {
  const page = await browser.open(<ContentPage page={guide} />, browsingShell('en-gb'))

  expect(await page.getByRole('navigation', { name: 'Information' }).count()).toBe(0)
})

test('folds a part by Escape, and leaves the focus on its headline [B-NAV-O7]', async () => {
  const page = await componentPage(scripted, 'scripted')
  await page.setContent(`<!doctype html><title>Shop</title><div id="shop">${renderToString(<ShownSidebar />)}</div>`)
  await page.addScriptTag({ content: script })
  await page.waitForFunction(() => Object.keys(document.querySelector('nav')!).some((it) => it.startsWith('__react')))
  await page.getByRole('link', { name: 'Shops' }).focus()
  await page.keyboard.press('Escape')

  expect(await page.locator('details[open]').count()).toBe(1)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Our house')
  expect(await page.getByRole('link', { name: 'Sizes' }).isVisible()).toBe(true)
})

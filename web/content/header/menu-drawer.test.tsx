import { renderToString } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { builtScript } from '../../../checks/harness/browser/built-script.ts'
import { componentPage } from '../../../checks/harness/browser/component-page.ts'
import { sharedBrowser } from '../../../checks/harness/browser/shared-fixtures.ts'
import { OpenDrawer } from './menu-drawer.fakes.tsx'

const browser = await sharedBrowser()
afterAll(() => browser.close())

test('shows the links of each headline by their priority, the highest first, and others in the order they were written [B-NAV-O1, B-NAV-02]', async () => {
  const script = await builtScript('web/content/header/menu-drawer.fakes.tsx')
  const page = await componentPage(browser, 'scripted')
  await page.setContent(`<!doctype html><title>Shop</title><div id="shop">${renderToString(<OpenDrawer />)}</div>`)
  await page.addScriptTag({ content: script })
  await page.getByRole('button', { name: 'Women' }).click()
  const menu = page.getByRole('navigation', { name: 'Women' })

  expect(await menu.getByRole('link').allInnerTexts()).toEqual([
    ...['All Women', 'Scarves', 'Rain', 'Boots', 'Coats', 'Hats', 'Robes', 'Slippers'],
  ])
  expect(await menu.getByRole('heading').allInnerTexts()).toEqual(['Outdoors', 'Indoors'])
})

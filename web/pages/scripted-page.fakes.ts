import type { Browser, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { componentPage } from '../../checks/harness/browser/component-page.ts'
import type { Toasting } from './toasts-of-pages.fakes.tsx'

export const scriptedShop = 'http://shop.test'

/** Shows a page of the checkout with script, at an address, because calls, cookies and leaving the page need one. */
export async function openScripted(browser: Browser, script: string, shown: Toasting): Promise<Page> {
  const page = await componentPage(browser, 'scripted')
  const payload = JSON.stringify(shown).replaceAll('<', '\\u003c')
  const body = `<!doctype html><title>Shop</title><div id="shop"></div><script type="application/json" id="toasting">${payload}</script>`
  await page.route(`${scriptedShop}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
  onTestFinished(() => page.unrouteAll())
  await page.goto(`${scriptedShop}/en-gb/here`)
  await page.addScriptTag({ content: script })
  return page
}

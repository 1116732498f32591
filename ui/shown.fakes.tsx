import type { Page } from 'playwright-core'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll } from 'vitest'
import { componentPage } from '../checks/harness/browser/component-page.ts'
import { sharedBrowser } from '../checks/harness/browser/shared-fixtures.ts'

export { violations } from '../checks/harness/browser/component-page.ts'

/** The setup for a file of component tests: `const { show } = await openShowcase()`. */
export async function openShowcase() {
  const browser = await sharedBrowser()
  afterAll(() => browser.close())
  return {
    /**
     * Shows the server's markup of a component in a browser without script. What a test finds there by role and name
     * works for everyone.
     */
    async show(content: ReactNode): Promise<Page> {
      const page = await componentPage(browser)
      const body = renderToString(content)
      await page.setContent(
        `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1>${body}</main></html>`,
      )
      return page
    },
  }
}

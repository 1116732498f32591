import type { Page } from 'playwright-core'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Shell } from '#contracts/content.ts'
import { MarketProvider } from '#web/markets/index.ts'
import { componentPage } from '../../checks/harness/browser/component-page.ts'
import { sharedBrowser } from '../../checks/harness/browser/shared-fixtures.ts'

export { violations } from '../../checks/harness/browser/component-page.ts'

/**
 * Shows the server's markup of a page in a browser without script. What a test finds there by role and name works for
 * everyone.
 */
export interface Shown {
  /** `subBrand`: the brand whose section the page belongs to. */
  open(content: ReactNode, shell: Shell, subBrand?: string): Promise<Page>
  close(): Promise<void>
}

export async function openBrowser(): Promise<Shown> {
  const browser = await sharedBrowser()
  return {
    close: () => browser.close(),
    async open(content, shell, subBrand) {
      const page = await componentPage(browser)
      const body = renderToString(
        <MarketProvider shell={shell} subBrand={subBrand}>
          {content}
        </MarketProvider>,
      )
      const { locale, direction } = shell.market
      await page.setContent(
        `<!doctype html><html lang="${locale}" dir="${direction}"><title>${shell.shopName}</title><main>${body}</main></html>`,
      )
      return page
    },
  }
}

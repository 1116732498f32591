import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Shell } from '#contracts/content.ts'
import { MarketProvider } from '#web/markets/index.ts'
import { borrowBrowser } from '../../checks/harness/borrow.ts'

/** A page as the server writes it, in a browser without script: what is found by role and name there works for everyone. */
export interface Shown {
  open(content: ReactNode, shell: Shell): Promise<Page>
  close(): Promise<void>
}

export async function openBrowser(): Promise<Shown> {
  const browser = await borrowBrowser()
  return { open: (content, shell) => show(browser, content, shell), close: () => browser.close() }
}

async function show(browser: Browser, content: ReactNode, shell: Shell): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const body = renderToString(<MarketProvider shell={shell}>{content}</MarketProvider>)
  const { locale, direction } = shell.market
  await page.setContent(
    `<!doctype html><html lang="${locale}" dir="${direction}"><title>${shell.shopName}</title><main>${body}</main></html>`,
  )
  return page
}

/** What axe finds wrong with a page, colours left out: they need the style sheets, and are looked at in the running shop. */
export async function violations(page: Page): Promise<string[]> {
  const scripted = await page.context().browser()!.newPage()
  await scripted.setContent(await page.content())
  await scripted.evaluate(axe.source)
  const found = await scripted.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string }[] }> }
    }
    return (await axe.run({ rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id)
  })
  await scripted.close()
  return found
}

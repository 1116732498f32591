import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }

/** Debian's Chromium, as root too. Nothing but the shop under test is ever asked. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

/** A new shopper with empty pockets, and everything that went wrong in their browser. */
export async function newShopper(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; troubles: string[] }> {
  const context = await browser.newContext({ viewport: desk, ...options })
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      troubles.push(`${page.url()}: ${message.text()}`)
  })
  return { page, troubles }
}

import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }

export interface Shopper {
  readonly page: Page
  /** Everything that went wrong in their browser so far: errors of scripts, of React, of the policy on content. */
  readonly troubles: readonly string[]
}

/** For a machine that is busy, and draws pictures when they are first looked at. */
const patienceMs = 120_000

const blankPixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * A new shopper with empty pockets. Without script a browser asks for all pictures of a page at once, and the demo shop draws each when it
 * is first asked for: they are blank there.
 */
export async function newShopper(browser: Browser, options: BrowserContextOptions = {}): Promise<Shopper> {
  const context = await browser.newContext({ viewport: desk, ...options })
  context.setDefaultTimeout(patienceMs)
  if (options.javaScriptEnabled === false)
    await context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: blankPixel }))
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    // A refused form or a page that is not there is an answer, though the browser logs it.
    if (/error|warning/.test(message.type()) && !/status of 4\d\d/.test(message.text()))
      troubles.push(`${page.url()}: ${message.text()}`)
  })
  return { page, troubles }
}

/** Lays out what waits until somebody comes near it, where a page is looked at as a whole. Security policies allow style sheets made this way. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** Undoes `layOutAll`. */
export const layOutAsUsual = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = []
  })

/** The document of an address as it is sent: what the browser made of it has been put right already. */
export const documentOf = async (page: Page, address = page.url()): Promise<string> =>
  (await page.request.get(address)).text()

import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }

export interface Shopper {
  readonly page: Page
  /** All errors and warnings in the browser so far: of scripts, of React and of the content security policy. */
  readonly browserErrors: readonly string[]
}

/** Long enough for a busy machine that draws each picture on its first request. */
const patienceMs = 120_000

const blankPixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * A new shopper without cookies. Without script a browser requests all pictures of a page at once, and the demo shop draws each on its
 * first request, which is slow. So without script, pictures are blank.
 */
export async function newShopper(browser: Browser, options: BrowserContextOptions = {}): Promise<Shopper> {
  const context = await browser.newContext({ viewport: desk, ...options })
  context.setDefaultTimeout(patienceMs)
  if (options.javaScriptEnabled === false)
    await context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: blankPixel }))
  const page = await context.newPage()
  const browserErrors: string[] = []
  page.on('pageerror', (error) => browserErrors.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    // A refused form or a missing page is a valid response, though the browser logs it as an error.
    if (/error|warning/.test(message.type()) && !/status of 4\d\d/.test(message.text()))
      browserErrors.push(`${page.url()}: ${message.text()}`)
  })
  return { page, browserErrors }
}

/** Lays out parts with `content-visibility: auto` too, to check the whole page. The security policy allows such a style sheet. */
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

/** The HTML of an address as the server sends it; in the browser's document, mistakes are already corrected. */
export const documentOf = async (page: Page, address = page.url()): Promise<string> =>
  (await page.request.get(address)).text()

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { chromiumArguments, findChromium } from '../checks/harness/browser/chromium.ts'
import { startShop } from '../checks/harness/shop/start-shop.ts'
import { visitAfterSale } from './after-sale-pages.ts'
import { consentCookie } from './consent.ts'
import { type CheckPage, visitEveryKind } from './page-kinds.ts'
import { desk, layOutAll, newShopper, phone } from './shopper.ts'

/** `npm run screenshots [market …]`: pictures of every kind of page at 390 and 1440 px in `screenshots/`. `SHOP_URL` uses a running shop. */
const markets = process.argv.length > 2 ? process.argv.slice(2) : ['en-gb', 'ar-ae']
const folder = 'screenshots'
const tallest = 4_000

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium()!, args: [...chromiumArguments] })
const running = process.env.SHOP_URL ? undefined : await startShop()
const shop = running?.url ?? process.env.SHOP_URL!
try {
  for (const market of markets)
    for (const viewport of [desk, phone]) {
      const { page } = await newShopper(browser, { viewport })
      await page.context().addCookies([consentCookie(shop, 'all')])
      const picture: CheckPage = (kind) => takePicture(page, join(folder, `${kind}-${market}-${viewport.width}.png`))
      await visitEveryKind({ page, shop, market }, picture)
      await visitAfterSale({ page, shop, market }, picture)
      await page.context().close()
    }
} finally {
  await browser.close()
  await running?.remove()
}

/** Waits for the pictures of the page, which are drawn on first request, then takes a picture of the whole page. */
async function takePicture(page: Page, path: string): Promise<void> {
  await layOutAll(page)
  // Parts that load when they come near the window make the page longer.
  for (let y = 0; y < (await heightOf(page)); y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await page.waitForTimeout(60)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page
    .waitForFunction(inSightAreThere, tallest, { timeout: 60_000 })
    .catch(() => console.error(`${path}: some pictures were not ready in time`))
  await page.evaluate(decodeAll)
  const clip = { x: 0, y: 0, width: page.viewportSize()!.width, height: await heightOf(page) }
  await page.screenshot({ path, fullPage: true, clip })
  console.log(path)
}

/** A loaded picture may not be decoded yet, and would be blank in the screenshot. */
async function decodeAll(): Promise<void> {
  const come = [...document.images].filter((image) => image.complete && image.naturalWidth > 0)
  for (const image of come) image.decoding = 'sync'
  await Promise.allSettled(come.map((image) => image.decode()))
}

async function heightOf(page: Page): Promise<number> {
  return Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight))
}

/**
 * Starts loading the visible pictures and returns whether all of them are loaded. Pictures further along a carousel or in a closed menu
 * do not count, because they load only when a shopper scrolls to them or opens the menu.
 */
function inSightAreThere(end: number): boolean {
  const inSight = [...document.images].filter((image) => {
    const { top, left, right } = image.getBoundingClientRect()
    const isNear = top <= end && right >= 0 && left <= innerWidth
    return isNear && image.checkVisibility({ visibilityProperty: true })
  })
  for (const image of inSight) image.loading = 'eager'
  return inSight.every((image) => image.complete && image.naturalWidth > 0)
}

import { chromium, type Locator, type Page } from 'playwright-core'
import { chromiumArguments, findChromium } from '../checks/harness/browser/chromium.ts'
import { consentCookie } from '../journeys/consent.ts'
import { medianOfThree, type Table } from './benches.ts'
import { knownPages } from './known-pages.ts'
import { withShop } from './with-shop.ts'

const bar = { atMost: 100 }
const slowDown = 4
/** Pause between two presses, as a person makes it. */
const lookMs = 1_000
/** The phone that Lighthouse uses as a typical phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

interface FormAction {
  readonly what: string
  /** The element that is pressed. */
  readonly press: (page: Page) => Locator
  /** The element that appears when the action is done. */
  readonly shows: (page: Page) => Locator
}

const inMenu: FormAction = {
  what: 'open the menu',
  press: (page) => page.locator('header a[aria-haspopup="dialog"]').first(),
  shows: (page) => page.locator('dialog[open] nav').first(),
}
const closed: FormAction = {
  what: 'close it',
  press: (page) => page.locator('dialog[open] button').first(),
  shows: (page) => page.locator('body:not(:has(dialog[open]))'),
}
const onListing: readonly FormAction[] = [
  inMenu,
  closed,
  {
    what: 'open the facets',
    press: (page) => page.locator('a[href="#facets"]'),
    shows: (page) => page.locator('dialog[open] a[rel="nofollow"]').first(),
  },
  {
    what: 'choose a facet',
    press: (page) => page.locator('dialog[open] li a[rel="nofollow"][href]').first(),
    shows: (page) => page.locator('dialog[open] li a[aria-current]').first(),
  },
  closed,
  {
    what: 'quick buy',
    press: (page) => page.locator('a[data-quick-buy]').first(),
    shows: (page) => page.locator('dialog[open] button[name="sku"]').first(),
  },
]
const onProduct: readonly FormAction[] = [
  inMenu,
  closed,
  {
    what: 'choose a size',
    press: (page) => page.locator('#buy label:has(input[name="sku"]:enabled)').last(),
    shows: (page) => page.locator('#buy'),
  },
]

/**
 * The time from a press to the next paint, as the browser reports it, on a phone four times slower than this machine.
 * The first visit only warms up pictures and pages.
 */
export const measure = (): Promise<Table[]> =>
  withShop(async ({ url }) => {
    const { listing, product } = await knownPages(url)
    return [await tableOf(url + listing, onListing), await tableOf(url + product, onProduct)]
  })

async function tableOf(address: string, formActions: readonly FormAction[]): Promise<Table> {
  await visit(address, formActions)
  const figures = await medianOfThree(() => visit(address, formActions))
  return {
    title: `Interaction to next paint, CPU ${slowDown} times slower: ${new URL(address).pathname}`,
    rows: Object.entries(figures).map(([what, measured]) => ({ what, measured, unit: 'ms', bar })),
  }
}

async function visit(address: string, formActions: readonly FormAction[]): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: findChromium()!, args: [...chromiumArguments] })
  try {
    const context = await browser.newContext(phone)
    context.setDefaultTimeout(120_000)
    await context.addCookies([consentCookie(new URL(address).origin, 'all')])
    const page = await context.newPage()
    await page.addInitScript(noteInteractions)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.goto(address, { waitUntil: 'networkidle' })
    const figures: Record<string, number> = {}
    for (const { what, press, shows } of formActions) {
      const { x, y } = await middleOf(press(page))
      await page.waitForTimeout(lookMs)
      await page.evaluate(longestSoFar)
      await page.touchscreen.tap(x, y)
      await shows(page).waitFor()
      figures[what] = Math.max(figures[what] ?? 0, await page.evaluate(longestSoFar))
    }
    return figures
  } finally {
    await browser.close()
  }
}

/**
 * The position to tap. It is calculated before, because a locator's own tap would search the page for its target during
 * the measurement.
 */
async function middleOf(pressed: Locator): Promise<{ x: number; y: number }> {
  await pressed.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await pressed.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

type Noting = typeof globalThis & { longest: number }

/**
 * Runs in the page. Records the longest interaction since the last call. The browser does not report interactions
 * shorter than 16 ms.
 */
function noteInteractions(): void {
  const page = globalThis as Noting
  page.longest = 0
  const note = (entries: PerformanceEntryList) => {
    for (const { interactionId, duration } of entries as PerformanceEventTiming[])
      if (interactionId) page.longest = Math.max(page.longest, duration)
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Runs in the page. Answers after two more frames, when the browser has reported the interaction. */
async function longestSoFar(): Promise<number> {
  const page = globalThis as Noting
  for (let frame = 0; frame < 2; frame += 1) await new Promise((painted) => requestAnimationFrame(painted))
  await new Promise((told) => requestIdleCallback(told, { timeout: 500 }))
  const longest = page.longest
  page.longest = 0
  return longest
}

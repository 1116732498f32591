import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../checks/harness/browser/chromium.ts'
import { type Answer, consentCookie } from '../journeys/consent.ts'
import type { Table } from './benches.ts'
import { knownPages } from './known-pages.ts'
import { median } from './table.ts'
import { withShop } from './with-shop.ts'

const slowDown = 4
const visits = 9
/** Services start once the page is interactive. After this time their work has finished. */
const watchMs = 4_000
/** The clock and the frames of a browser are not more exact than this. */
const noiseMs = 17
/** The phone that Lighthouse uses as a typical phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

interface Figures {
  readonly blockingMs: number
  readonly firstPaintMs: number
}

/**
 * The cost of accepting all cookies compared with refusing them, on a phone four times slower than this machine. The
 * two kinds of visits alternate. The first visits only warm up pictures and pages.
 */
export const measure = (): Promise<Table[]> =>
  withShop(async ({ url }) => {
    const browser = await chromium.launch({ executablePath: findChromium()!, args: [...chromiumArguments] })
    try {
      const tables: Table[] = []
      for (const path of Object.values(await knownPages(url))) tables.push(await tableOf(browser, url, path))
      return tables
    } finally {
      await browser.close()
    }
  })

async function tableOf(browser: Browser, shop: string, path: string): Promise<Table> {
  const figures: Record<Answer, Figures[]> = { necessary: [], all: [] }
  for (let turn = 0; turn <= visits; turn += 1)
    for (const answer of ['necessary', 'all'] as const) {
      const told = await visit(browser, shop, path, answer)
      if (turn > 0) figures[answer].push(told)
    }
  const middle = (answer: Answer, name: keyof Figures) => median(figures[answer].map((one) => one[name]))
  const grows = (name: keyof Figures) => middle('all', name) - middle('necessary', name)
  return {
    title: `Everything accepted, CPU ${slowDown} times slower: ${path}`,
    rows: [
      { what: 'blocking time, refused', measured: middle('necessary', 'blockingMs'), unit: 'ms' },
      { what: 'blocking time grows by', measured: grows('blockingMs'), unit: 'ms', bar: { atMost: 50 } },
      { what: 'first paint, refused', measured: middle('necessary', 'firstPaintMs'), unit: 'ms' },
      { what: 'first paint grows by', measured: grows('firstPaintMs'), unit: 'ms', bar: { atMost: noiseMs } },
    ],
  }
}

async function visit(browser: Browser, shop: string, path: string, answer: Answer): Promise<Figures> {
  const context = await browser.newContext(phone)
  try {
    await context.addCookies([consentCookie(shop, answer)])
    const page = await context.newPage()
    await page.addInitScript(noteLongTasks)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.goto(shop + path, { waitUntil: 'load' })
    await page.waitForTimeout(watchMs)
    return await page.evaluate(figuresOf)
  } finally {
    await context.close()
  }
}

type Noting = typeof globalThis & { longTasks: { readonly start: number; readonly duration: number }[] }

function noteLongTasks(): void {
  const page = globalThis as Noting
  page.longTasks = []
  const observer = new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) page.longTasks.push({ start, duration })
  })
  observer.observe({ type: 'longtask', buffered: true })
}

/** Runs in the page. Counts like Lighthouse: the time of tasks after the first paint beyond 50 ms each. */
function figuresOf(): Figures {
  const firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const after = (globalThis as Noting).longTasks.filter(({ start, duration }) => start + duration > firstPaintMs)
  return { firstPaintMs, blockingMs: after.reduce((sum, { duration }) => sum + duration - 50, 0) }
}

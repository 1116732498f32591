import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** Allows for a busy machine. */
const patienceMs = 100_000
const desk = { width: 1280, height: 720 }

/** Pages are dear to open, so a test gets those that earlier ones have done with. */
interface Idle {
  readonly plain: Page[]
  readonly scripted: Page[]
}
const idle = new WeakMap<Browser, Idle>()

/** A browser's page for as long as the test that asks runs; a plain one runs no script. */
export async function componentPage(browser: Browser, kind: keyof Idle = 'plain'): Promise<Page> {
  const pages: Idle = idle.get(browser) ?? { plain: [], scripted: [] }
  idle.set(browser, pages)
  const page = pages[kind].pop() ?? (await browser.newPage({ javaScriptEnabled: kind === 'scripted', viewport: desk }))
  page.setDefaultTimeout(patienceMs)
  onTestFinished(async () => {
    await page.goto('about:blank')
    if (page.viewportSize()?.width !== desk.width) await page.setViewportSize(desk)
    pages[kind].push(page)
  })
  return page
}

/** The findings of axe on a page, colours left out: they need the style sheets, and are looked at in the running shop. */
export async function violations(page: Page): Promise<string[]> {
  const scripted = await componentPage(page.context().browser()!, 'scripted')
  await scripted.setContent(await page.content())
  await scripted.evaluate(axe.source)
  return scripted.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string }[] }> }
    }
    return (await axe.run({ rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id)
  })
}

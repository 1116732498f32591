import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** Long, because the machine may be busy. */
const patienceMs = 100_000
const desk = { width: 1280, height: 720 }

/** Opening a page takes long, so a test reuses pages that earlier tests have finished with. */
interface Idle {
  readonly plain: Page[]
  readonly scripted: Page[]
}
const idle = new WeakMap<Browser, Idle>()

/** A page of the browser until the current test ends. A plain page runs no script. */
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

/** The problems that axe finds on a page. Colours are not checked: they need the style sheets, and are checked in the running shop. */
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

import type { Locator, Page } from 'playwright-core'

const mostStops = 400

/** Presses Tab until `wanted` has the focus. The focus must be visible at every stop. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const target = await wanted.first().elementHandle()
  for (let stop = 0; stop < mostStops; stop++) {
    if (await target!.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    const unseen = await unseenFocus(page)
    if (unseen) throw new Error(`On ${page.url()} the focus cannot be seen on ${unseen}`)
  }
  throw new Error(`On ${page.url()} the keyboard does not reach ${wanted}`)
}

/** The focused element if its focus is not visible: no ring on it or on its label or tile, or outside the window. */
const unseenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const label = focused.closest('label') ?? (focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined)
    const bearers = [
      focused,
      label,
      focused.closest('article'),
      focused.nextElementSibling,
      focused.parentElement,
    ].filter((it) => it != null)
    const ringed = bearers.some((it) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(it)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    })
    const inWindow = bearers.some((it) => {
      const { top, bottom, left, right, width } = it.getBoundingClientRect()
      return width > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    return ringed && inWindow ? undefined : focused.outerHTML.slice(0, 160)
  })

import type { Page } from 'playwright-core'
import { waitForHydration } from './alive.ts'

/** Scripts of a page that wait until they are let go, one after the other. */
async function holdScripts(page: Page) {
  const held: (() => void)[] = []
  let open = false
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    // The first script stands in the way of the first paint, so nobody can act before it.
    if (!open && !route.request().url().includes('entry-early')) await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  return {
    /** Lets go of those asked for so far but the last ones. */
    letGo: (count: number) => {
      for (const go of held.splice(0, count)) go()
    },
    letAllGo: () => {
      open = true
      for (const go of held.splice(0)) go()
    },
  }
}

/** Moments between first paint and last script: so many scripts have come, or all at once. */
export const moments = [0, 1, 3, 6, 'all'] as const
type Moment = (typeof moments)[number]

/** Acts at one of the moments on a page whose scripts are slow, and answers once it is alive. */
export async function actAt(page: Page, address: string, moment: Moment, act: () => Promise<void>): Promise<void> {
  const scripts = await holdScripts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  if (moment === 'all') {
    // While they are run: nobody knows which of them has been.
    const acted = act()
    scripts.letAllGo()
    await acted
  } else {
    scripts.letGo(moment)
    await act()
    scripts.letAllGo()
  }
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await page.unroute(/\/assets\/.*\.js$/)
}

/** Presses what a box is named by, which nothing answers yet. */
export const tickEarly = (page: Page, name: string): Promise<void> =>
  page.locator('main label', { has: page.locator(`[name="${name}"]`) }).click({ position: { x: 12, y: 12 } })

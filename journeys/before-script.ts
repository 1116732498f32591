import type { Page } from 'playwright-core'
import { waitForHydration } from './hydration.ts'

/** Holds back the scripts of a page until they are released, one after the other. */
async function holdScripts(page: Page) {
  const held: (() => void)[] = []
  let open = false
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    // The first script blocks the first paint, so nobody can act before it.
    if (!open && !route.request().url().includes('entry-early')) await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  return {
    /** Releases the first `count` scripts that are held back. */
    letGo: (count: number) => {
      for (const go of held.splice(0, count)) go()
    },
    letAllGo: () => {
      open = true
      for (const go of held.splice(0)) go()
    },
  }
}

/** Moments between first paint and last script: after this number of scripts, or while `all` of them run. */
export const moments = [0, 1, 3, 6, 'all'] as const
type Moment = (typeof moments)[number]

/** Runs `act` at one of the moments on a page whose scripts are held back, and returns after hydration. */
export async function actAt(page: Page, address: string, moment: Moment, act: () => Promise<void>): Promise<void> {
  const scripts = await holdScripts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  if (moment === 'all') {
    // Acts while the scripts run; the order is not fixed.
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

/** Clicks the label of a checkbox before script handles it. */
export const tickEarly = (page: Page, name: string): Promise<void> =>
  page.locator('main label', { has: page.locator(`[name="${name}"]`) }).click({ position: { x: 12, y: 12 } })

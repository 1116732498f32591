import type { Page } from 'playwright-core'
import { objectionsOf, scrollsSideways } from './axe.ts'
import { navigateInPage, waitForHydration } from './hydration.ts'
import { buy, type CheckPage, publicPages, type Visited } from './page-kinds.ts'

/**
 * Visits every kind of page: first loads each as a document, then reaches each by a link, in order or (`back`) in reverse order. axe
 * checks each loaded page. Returns what was wrong.
 */
export async function walkEveryKind(visited: Visited, way: 'there' | 'back'): Promise<string[]> {
  const wrong: string[] = []
  const { page } = visited
  const look: CheckPage = async (kind) => {
    // Pages with other headers, such as the payment step, reload once after navigation, which interrupts the first look.
    const found = await problemsOf(page).catch(() => waitForHydration(page).then(() => problemsOf(page)))
    for (const problem of found) wrong.push(`${kind}: ${problem} at ${page.url()}`)
  }
  const lookForAll: CheckPage = async (kind) => {
    await look(kind)
    for (const objection of await objectionsOf(page)) wrong.push(`${kind}: ${objection} at ${page.url()}`)
  }
  const addresses = Object.entries(await publicPages(visited))
  for (const [kind, address] of addresses) {
    await page.goto(address)
    await waitForHydration(page)
    await lookForAll(`${kind}, loaded`)
  }
  for (const [kind, address] of way === 'there' ? addresses : addresses.toReversed()) {
    await navigateInPage(page, address)
    await look(`${kind}, gone to`)
  }
  await walkPurchase(visited, { look, lookForAll })
  await page.waitForLoadState('networkidle')
  return wrong
}

/** Visits each step of a purchase through its form, reloaded, and by a link from the steps after and before it. */
async function walkPurchase(
  visited: Visited,
  { look, lookForAll }: { readonly look: CheckPage; readonly lookForAll: CheckPage },
): Promise<void> {
  const { page } = visited
  const steps: string[] = []
  const lookTwice: CheckPage = async (kind) => {
    await lookForAll(`${kind}, reached`)
    steps.push(page.url())
    await page.reload()
    await waitForHydration(page)
    await look(`${kind}, loaded`)
  }
  await buy(visited, lookTwice, async () => {
    for (const address of [...steps.toReversed(), ...steps]) {
      await navigateInPage(page, address)
      await look('step, gone to')
    }
  })
}

async function problemsOf(page: Page): Promise<string[]> {
  await page
    .locator('main :is(h1, h2)')
    .first()
    .waitFor({ timeout: 20_000 })
    .catch(() => {})
  const seen = await page.evaluate(async () => {
    // Scroll through the page, because some parts load only when they come near the window.
    for (let top = 0; top < document.documentElement.scrollHeight && top < 12_000; top += innerHeight) {
      scrollTo(0, top)
      // If the page paints no frame, go on after a second.
      await new Promise((painted) => {
        requestAnimationFrame(painted)
        setTimeout(painted, 1_000)
      })
    }
    const sideways = [-9_999, 9_999].map((left) => {
      scrollTo({ left, behavior: 'instant' })
      return scrollX
    })
    scrollTo({ left: 0, top: 0, behavior: 'instant' })
    const main = document.querySelector('main')
    return { words: main?.innerText.trim().length ?? 0, height: main?.offsetHeight ?? 0, sideways, width: innerWidth }
  })
  const isWide = seen.width > page.viewportSize()!.width + 1
  return [
    ...(seen.words === 0 || seen.height < 40 ? ['blank'] : []),
    ...(isWide || seen.sideways.some((left) => Math.abs(left) > 1) || (await scrollsSideways(page))
      ? ['scrolls sideways']
      : []),
  ]
}

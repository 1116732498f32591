import type { Page } from 'playwright-core'

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
}

/**
 * Waits until all parts of a page are hydrated that need no action of a shopper: their code is loaded and the browser
 * has nothing left to do. A silent network alone is not enough: on a busy machine the code runs later. Not for pages
 * with `page.clock`, which replaces `performance` too; those can only wait for the network.
 */
export async function waitForAllParts(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await waitForHydration(page)
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
}

/** Loads a page and waits until all its parts are hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForAllParts(page)
}

/** Waits until a part is hydrated whose code is loaded after the page's own. `part`: the name of its file, without the ending. */
export async function waitForPart(page: Page, part: string): Promise<void> {
  const loaded = await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').find((file) => file.name.includes(`/${name}-`))?.name,
    part,
  )
  // If an event comes after the code ran and before React has used it, React hydrates the part for that event.
  // The call is a string because vitest changes `import()` in code.
  await page.evaluate(`import(${JSON.stringify(await loaded.jsonValue())}).then(() => {})`)
}

/** Goes to another page as a link does, without a whole page load where the shop can do so. */
export async function navigateInPage(page: Page, address: string): Promise<void> {
  await waitForHydration(page)
  const shown = page.evaluate(async (url) => {
    await window.navigation.navigate(url).finished?.catch(() => {})
  }, address)
  // If the page is loaded as a new document, the wait in the old document may never end, so wait for the load event too. To wait for
  // the address alone is not enough: it changes before the page is shown, and a menu that is opened then closes with the old page.
  const loaded = page.waitForEvent('load')
  await Promise.race([shown.catch(() => {}), loaded])
  await page.waitForURL(address)
  await waitForHydration(page)
}

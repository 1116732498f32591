import type { Page } from 'playwright-core'
import { scrollsSideways } from './axe.ts'
import { buyerIn } from './buyers.ts'
import {
  acceptTerms,
  addToBasket,
  chooseDelivery,
  continueAsGuest,
  findGoods,
  giveAddress,
  goToCheckout,
  payAsUsual,
} from './shop-like.ts'

export interface Visited {
  readonly page: Page
  readonly shop: string
  readonly market: string
}

/** What is wrong with a page that is shown, apart from what its browser complained of. */
type Look = (kind: string) => Promise<void>

/** Every kind of page somebody can be on, each loaded whole and gone to from another page; answers what was wrong. */
export async function walkEveryKind(visited: Visited): Promise<string[]> {
  const wrong: string[] = []
  const { page } = visited
  const look: Look = async (kind) => {
    // A page whose headers differ, as those of the payment step, is loaded whole after it was gone to: once, and never again.
    const found = await problemsOf(page).catch(() => waitForHydration(page).then(() => problemsOf(page)))
    for (const problem of found) wrong.push(`${kind}: ${problem} at ${page.url()}`)
  }
  const addresses = Object.entries(await publicPages(visited))
  for (const [kind, address] of addresses) {
    await page.goto(address)
    await waitForHydration(page)
    await look(`${kind}, loaded`)
  }
  for (const [kind, address] of [...addresses, ...addresses.toReversed()]) {
    await goWithin(page, address)
    await look(`${kind}, gone to`)
  }
  await buy(visited, look)
  await page.waitForLoadState('networkidle')
  return wrong
}

interface Card {
  readonly id: string
  readonly url: string
  readonly isProductSet: boolean
  readonly comingSoonProduct: boolean
  readonly isGiftCard?: boolean
}

/** One address of each kind of page that is the same for everybody. */
async function publicPages({ page, shop, market }: Visited): Promise<Record<string, string>> {
  const answer = await fetch(`${shop}/api/catalog/${market}/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size: 200 }),
  })
  const { results } = (await answer.json()) as { results: readonly Card[] }
  const url = (wanted: (card: Card) => boolean): string | undefined => results.find(wanted)?.url
  await page.goto(`${shop}/${market}`)
  const link = (selector: string) => page.locator(selector).first().getAttribute('href', { timeout: 5_000 })
  const listing = await link(`main a[href^="/${market}/"]`)
  const terms = await page.locator('footer a[href*="/"]').last().getAttribute('href')
  await page.goto(shop + listing)
  const filtered = await link('main a[rel="nofollow"]').catch(() => undefined)
  const { looksFor } = buyerIn(market)
  const paths = {
    home: `/${market}`,
    listing,
    'filtered listing': filtered,
    search: `/${market}/search`,
    'search result': `/${market}/search?q=${encodeURIComponent(looksFor)}`,
    'nothing found': `/${market}/search?q=qqqqqq`,
    product: url((card) => !card.isProductSet && !card.comingSoonProduct),
    'coming product': url((card) => card.comingSoonProduct),
    'product set': url((card) => card.isProductSet),
    'word of a product': `/${market}/notify-me?productid=${results[0]!.id}`,
    'cookie settings': `/${market}/cookie-settings`,
    countries: `/${market}/country-selector`,
    content: terms,
    'empty basket': `/${market}/basket`,
    'no such order': `/${market}/receipt?orderid=nobodys`,
    'no such page': `/${market}/no-such-page`,
  }
  return Object.fromEntries(
    Object.entries(paths).flatMap(([kind, path]) => (path ? [[kind, new URL(path, shop).href]] : [])),
  )
}

/** A purchase: each step as its form leads to it, loaded again, and gone back to. */
async function buy({ page, shop, market }: Visited, look: Look): Promise<void> {
  const buyer = buyerIn(market)
  const steps: string[] = []
  const at: Look = async (kind) => {
    await look(`${kind}, reached`)
    steps.push(page.url())
    await page.reload()
    await waitForHydration(page)
    await look(`${kind}, loaded`)
  }
  await findGoods(page, shop, buyer)
  await addToBasket(page, shop, buyer)
  await at('basket')
  await goToCheckout(page, buyer)
  await at('customer')
  await continueAsGuest(page, buyer)
  await at('details')
  await giveAddress(page, buyer)
  await at('shipping')
  await chooseDelivery(page)
  await at('summary')
  await acceptTerms(page)
  await at('payment')
  for (const address of [...steps.toReversed(), ...steps]) {
    await goWithin(page, address)
    await look('step, gone to')
  }
  await payAsUsual(page)
  await page.waitForURL(/\/receipt\?orderid=/)
  await at('receipt')
}

/** Waits until script has taken over the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
}

/** Goes to another page as a link does, without a whole page load where the shop can do so. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await waitForHydration(page)
  const shown = page.evaluate(async (url) => {
    await window.navigation.navigate(url).finished?.catch(() => {})
  }, address)
  // Where the page is loaded whole after all, the old one never answers.
  await Promise.race([shown.catch(() => {}), page.waitForURL(address, { waitUntil: 'load' })])
  await page.waitForURL(address)
  await waitForHydration(page)
}

async function problemsOf(page: Page): Promise<string[]> {
  await page
    .locator('main :is(h1, h2)')
    .first()
    .waitFor({ timeout: 20_000 })
    .catch(() => {})
  const seen = await page.evaluate(async () => {
    // What comes as somebody nears it is part of the page.
    for (let top = 0; top < document.documentElement.scrollHeight && top < 12_000; top += 700) {
      scrollTo(0, top)
      await new Promise((painted) => requestAnimationFrame(painted))
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

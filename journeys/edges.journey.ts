import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { objectionsOf } from './axe.ts'
import { waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The box of an element after its animations have ended. */
async function boxOf(of: Locator): Promise<Box> {
  await of.waitFor()
  return of.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished.catch(() => {})))
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  })
}

const openings = [
  ['menu', '', 'header a[href="#main-menu"]'],
  ['filters', '/women', 'a[href="#facets"]'],
] as const

test.each([
  ['en-gb', 390],
  ['ar-ae', 390],
  ['en-gb', 600],
  ['ar-ae', 600],
] as const)(
  'every drawer stands at the edge it belongs to, whole on the screen, in %s at %i px',
  async (market, width) => {
    const { page } = await shopper({ viewport: { ...phone, width } })
    const edges: unknown[] = []
    for (const [name, path, opener] of openings) {
      await page.goto(`${shop}/${market}${path}`)
      await waitForHydration(page)
      await page.locator(opener).first().click()
      const { left, right } = await boxOf(page.locator('dialog[open]'))
      const startsRight = market === 'ar-ae'
      const atRight = name === 'menu' ? startsRight : !startsRight
      const size = Math.min(width, 480) === width ? width : 420
      expect([name, left, right]).toEqual([name, atRight ? width - size : 0, atRight ? width : size])
      edges.push(name)
    }
    expect(edges).toHaveLength(openings.length)
  },
)

test.each([390, 768, 820, 959, 960, 1440])('no text covers the products in a hero picture at %i px', async (width) => {
  const { page } = await shopper({ viewport: { width, height: 900 } })
  for (const market of ['en-gb', 'ar-ae']) {
    await page.goto(`${shop}/${market}`)
    const hero = page.locator('section[data-safe]').first()
    const picture = await boxOf(hero.locator('img').first())
    const words = await boxOf(hero.locator('h1, h2').first())
    // From 960 px the words take about a third of the picture's width, plus padding. In narrower windows they are under the picture.
    const within = width < 960 ? [picture.bottom, Number.POSITIVE_INFINITY] : [0, Number.POSITIVE_INFINITY]
    expect(words.top).toBeGreaterThanOrEqual(within[0]!)
    if (width >= 960) expect(words.right - words.left).toBeLessThan((picture.right - picture.left) * 0.48)
  }
})

test.each(['en-gb', 'ar-ae'])('a shopper in %s is told while the browser is offline', async (market) => {
  const { page } = await shopper({ viewport: phone })
  await page.goto(`${shop}/${market}/women`)
  await waitForHydration(page)
  const notice = page.getByText(textsIn(market)('page.offline'))
  expect(await notice.count()).toBe(0)
  await page.context().setOffline(true)
  await notice.waitFor()
  expect(await objectionsOf(page)).toEqual([])
  await page.context().setOffline(false)
  await notice.waitFor({ state: 'detached' })
})

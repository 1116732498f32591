import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testedMarkets } from '../checks/harness/shop/tested-markets.ts'
import { waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { publicPages } from './page-kinds.ts'
import { desk } from './shopper.ts'
import { walkEveryKind } from './walk-every-kind.ts'

const { shop, shopper } = await openJourney()

/** `EVERY_PAGE=all`: every open market at every width; `EVERY_PAGE=de-de,tr-tr`: these markets; unset: two markets at two widths. */
const asked = process.env.EVERY_PAGE
const markets = asked === undefined ? ['en-gb', 'ar-ae'] : asked === 'all' ? [...testedMarkets] : asked.split(',')
const widths = asked === undefined ? [390, 1440] : [360, 390, 768, 820, 1024, 1440]
const walks = markets.flatMap((market) =>
  // At every other width the pages are visited in reverse order, so that each is also reached from the page after it.
  widths.map((width, at) => [market, width, at % 2 === 0 ? 'there' : 'back'] as const),
)

test.each(walks)(
  'every kind of page has content, fits the screen, has no errors and is accessible in %s at %i px, loaded or navigated to [B-SYS-07]',
  async (market, width, way) => {
    const isTouched = width < 960
    const { page, browserErrors } = await shopper({
      viewport: { width, height: width < 480 ? 844 : 900 },
      hasTouch: isTouched,
      isMobile: isTouched,
    })

    const wrong = await walkEveryKind({ page, shop, market }, way)

    expect(wrong).toEqual([])
    expect(browserErrors).toEqual([])
  },
)

/** The words in the main part of a page, without those for browsers that run no scripts and the numbers of a countdown. */
const wordsIn = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const words: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement!.closest('noscript, script, style, [role=timer]')) words.push(textContent!.trim())
    }
    return words.filter((word) => word !== '')
  })

test.each(['en-gb', 'ar-ae'])(
  'the server sends every kind of page in %s with its words, and scripts take none of them back [B-SYS-07]',
  async (market) => {
    const { page } = await shopper({ viewport: desk })
    const { page: still } = await shopper({ viewport: desk, javaScriptEnabled: false })
    const changed: Record<string, readonly string[]> = {}
    for (const [kind, address] of Object.entries(await publicPages({ page, shop, market }))) {
      await still.goto(address)
      const sent = await wordsIn(still)
      await page.goto(address)
      await waitForHydration(page)
      const now = new Set(await wordsIn(page))
      changed[kind] = sent.length === 0 ? ['blank'] : sent.filter((word) => !now.has(word))
    }

    expect(Object.entries(changed).filter(([, words]) => words.length > 0)).toEqual([])
  },
)

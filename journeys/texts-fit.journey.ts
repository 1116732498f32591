import { mkdirSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { startShop } from '../checks/harness/shop/start-shop.ts'
import { buyerIn } from './buyers.ts'
import { waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { buy, type CheckPage, publicPages, type Visited } from './page-kinds.ts'
import { layOutAll } from './shopper.ts'
import { lengthenTexts, misfitsOf, shortenTexts } from './texts-that-do-not-fit.ts'

const { shop, shopper } = await openJourney()

/**
 * `TEXTS_FIT=all` checks every kind of page, also with longer words and in Finnish and Greek; `TEXTS_FIT_PICTURES=folder` stores pictures of
 * the pages on which a text does not fit.
 */
const everything = process.env.TEXTS_FIT === 'all'
const others = everything ? await startShop({ settings: { MARKETS: 'en-gb,fi-fi,el-gr' } }) : undefined
afterAll(() => others?.remove())
const pictures = process.env.TEXTS_FIT_PICTURES
const fewKinds = new Set(['home', 'listing', 'search-result', 'product', 'basket-empty', 'customer-club', 'store'])

async function misfits(
  visited: Visited,
  { widths, long, kinds }: { readonly widths: readonly number[]; readonly long: boolean; readonly kinds?: Set<string> },
): Promise<string[]> {
  const { page } = visited
  const found: string[] = []
  const look: CheckPage = async (kind) => {
    await waitForHydration(page)
    await layOutAll(page)
    if (long) await lengthenTexts(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const wrong = await misfitsOf(page)
      found.push(...wrong.map((one) => `${kind} at ${width} px: ${one}`))
      if (wrong.length > 0 && pictures !== undefined) {
        mkdirSync(pictures, { recursive: true })
        const path = `${pictures}/${visited.market}-${kind}-${width}${long ? '-long' : ''}.png`
        await page.screenshot({ path, fullPage: true })
      }
    }
    if (long) await shortenTexts(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  for (const [kind, address] of Object.entries(await publicPages(visited))) {
    if (kinds && !kinds.has(kind)) continue
    await page.goto(address)
    await look(kind)
  }
  if (!kinds) await buy(visited, look)
  return found
}

const widths = [320, 390, 1440]
const [usual, longer] = ['its own texts', 'texts 60 percent longer']
const looks: readonly (readonly [market: string, texts: string])[] = [
  ['de-de', usual],
  ['ar-ae', usual],
  ...(everything
    ? ([
        ['en-gb', longer],
        ['fi-fi', usual],
        ['el-gr', usual],
      ] as const)
    : []),
]

test.each(looks)('in %s with %s no text is cut off, outside the window or over another text', async (market, texts) => {
  const { page } = await shopper()
  const kinds = everything ? undefined : fewKinds
  const of = /^(fi|el)/.test(market) ? others!.url : shop

  expect(
    await misfits({ page, shop: of, market }, { widths, long: texts === longer, ...(kinds && { kinds }) }),
  ).toEqual([])
})

test.each(['en-gb', 'en-us', 'tr-tr', 'ar-ae'])(
  'in %s a tile has its price, struck price and percentage on one line, in letters of 11 px or more [B-CAT-O2]',
  async (market) => {
    const { page } = await shopper()
    await page.goto(`${shop}/${market}/search?q=${encodeURIComponent(buyerIn(market).looksFor)}`)
    await waitForHydration(page)
    await layOutAll(page)
    for (const width of [360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await page.locator('#products article p:has(s)').evaluateAll(async (all) => {
        await document.fonts.ready
        return all.map((line) => {
          const parts = [...line.querySelectorAll('bdi')].filter((it) => it.checkVisibility())
          const boxes = parts.map((it) => it.getBoundingClientRect())
          const middles = boxes.map(({ y, height }) => y + height / 2)
          const smallest = Math.min(...parts.map((it) => Number.parseFloat(getComputedStyle(it).fontSize)))
          const isOneLine = Math.max(...middles) - Math.min(...middles) < 6
          return isOneLine && smallest >= 11 ? 'fits' : line.textContent
        })
      })
      expect(new Set(lines), `${width} px`).toEqual(new Set(['fits']))
    }
  },
)

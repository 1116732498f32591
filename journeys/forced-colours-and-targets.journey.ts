import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitAfterSale } from './after-sale-pages.ts'
import { waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { type CheckPage, publicPages, visitEveryKind } from './page-kinds.ts'
import { phone } from './shopper.ts'
import { indistinctStatesOf } from './states-in-forced-colours.ts'
import { smallTargetsOf } from './touch-targets.ts'

const { shop, shopper } = await openJourney()
const markets = ['en-gb', 'ar-ae']
const byTouch = { viewport: phone, isMobile: true, hasTouch: true }

test.each(markets)(
  'on a phone, buttons, links and fields that stand alone are at least 44 px wide and high, on every kind of page in %s',
  async (market) => {
    const { page } = await shopper(byTouch)
    const small = new Map<string, string>()
    const look: CheckPage = async (kind) => {
      await waitForHydration(page)
      for (const one of await smallTargetsOf(page)) if (!small.has(one)) small.set(one, kind)
    }
    await visitEveryKind({ page, shop, market }, look)
    await visitAfterSale({ page, shop, market }, look)

    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    expect([...small].map(([target, kind]) => `${kind}: ${target}`)).toEqual([])
  },
  600_000,
)

test.each(markets)(
  'in forced colours, what is chosen, pressed or ticked is told from what is not by more than its background, on every kind of page in %s',
  async (market) => {
    const { page } = await shopper({ ...byTouch, forcedColors: 'active' })
    const found = new Map<string, string>()
    await visitEveryKind({ page, shop, market }, async (kind) => {
      await waitForHydration(page)
      for (const one of await indistinctStatesOf(page)) if (!found.has(one)) found.set(one, kind)
    })

    expect([...found].map(([state, kind]) => `${kind}: ${state}`)).toEqual([])
  },
  600_000,
)

/** Border, outline and underline of an element: what forced colours keep of its look. */
const edgesOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => {
    const { border, outlineStyle, textDecorationLine } = getComputedStyle(one)
    return [border, outlineStyle, textDecorationLine].join(' ')
  })

test.each(markets)(
  'in forced colours, a chosen size, a pressed heart and a ticked box have edges of their own, and the focus is seen on each in %s',
  async (market) => {
    const { page } = await shopper({ ...byTouch, forcedColors: 'active' })
    const { product, listing, 'customer-club': club } = await publicPages({ page, shop, market })
    const outlineOf = async (focused: Locator, framed = focused): Promise<string> => {
      await page.keyboard.press('Tab')
      await focused.focus()
      return framed.evaluate((one) => getComputedStyle(one).outlineStyle)
    }

    await openPage(page, product!)
    const sizes = page.locator('main label:has(input[name="sku"]:enabled)')
    await sizes.first().click()
    const chosen = page.locator('main label:has(input[name="sku"]:checked)').first()
    const other = page.locator('main label:has(input[name="sku"]:not(:checked))').first()
    expect(await edgesOf(chosen)).not.toBe(await edgesOf(other))
    expect(await outlineOf(chosen.locator('input'), chosen)).toBe('solid')

    await openPage(page, listing!)
    const hearts = page.locator('article[data-product] button[aria-pressed]')
    await hearts.first().click()
    const pressed = page.locator('article[data-product] button[aria-pressed="true"]').first()
    await pressed.waitFor()
    expect(await edgesOf(pressed)).not.toBe(await edgesOf(hearts.nth(1)))
    expect(await outlineOf(pressed)).toBe('solid')

    await openPage(page, club!)
    const box = page.locator('main input[type="checkbox"]').first()
    const signOf = () =>
      box.evaluate((one) => {
        const tick = getComputedStyle(one, '::before')
        return [tick.content, tick.borderBlockEndStyle].join(' ')
      })
    const before = await signOf()
    await box.setChecked(!(await box.isChecked()))
    expect(await signOf()).not.toBe(before)
    expect(await outlineOf(box)).toBe('solid')
  },
  300_000,
)

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
}

import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

test.each(['en-gb', 'ar-ae'] as const)(
  'columns of the footer fold on phones in %s, without script, and stand open from 768 px on [B-NAV-O6]',
  async (market) => {
    const { page } = await shopper({ javaScriptEnabled: false, viewport: phone })
    await page.goto(`${shop}/${market}`)
    const columns = page.locator('footer details')
    const first = columns.first()
    const link = first.locator('a').first()

    expect(await columns.count()).toBeGreaterThan(1)
    expect(await link.isVisible()).toBe(false)
    await first.locator('summary').click()
    expect(await link.isVisible()).toBe(true)
    expect(await columns.nth(1).locator('a').first().isVisible()).toBe(false)
    await page.setViewportSize({ width: 767, height: 900 })
    expect(await columns.nth(1).locator('a').first().isVisible()).toBe(false)
    await page.setViewportSize({ width: 768, height: 900 })
    expect(await columns.nth(1).locator('a').first().isVisible()).toBe(true)
  },
)

test('the main menu stands in the middle of its row where editors say nothing else [B-NAV-11]', async () => {
  const { page } = await shopper({ viewport: desk })
  await page.goto(`${shop}/en-gb`)
  const menu = page.getByRole('navigation', { name: textsIn('en-gb')('menu.main') })

  const spare = await menu.evaluate((nav) => {
    const row = nav.getBoundingClientRect()
    const entries = [...nav.querySelectorAll(':scope > ul > li')].map((one) => one.getBoundingClientRect())
    return [entries[0]!.left - row.left, row.right - entries.at(-1)!.right]
  })
  expect(Math.abs(spare[0]! - spare[1]!)).toBeLessThan(2)
})

/** Stops the clock: time passes only when the test advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('the main menu of a desk opens under a pointer that rests, not under one that passes, and closes behind it; a press keeps it open', async () => {
  const { page } = await shopper({ viewport: desk })
  await page.goto(`${shop}/en-gb`)
  await waitForHydration(page)
  await stopClock(page)
  const entries = page.locator('#main-menu summary')
  const open = () => page.locator('#main-menu details[open]').count()

  await entries.nth(0).hover()
  await page.clock.runFor(100)
  expect(await open()).toBe(0)
  await entries.nth(1).hover()
  await page.clock.runFor(200)
  expect(await page.locator('#main-menu details[open] > summary').innerText()).toBe(await entries.nth(1).innerText())
  await page.locator('main').hover({ position: { x: 700, y: 700 } })
  await page.clock.runFor(400)
  expect(await open()).toBe(0)

  await entries.nth(0).hover()
  await page.clock.runFor(200)
  await entries.nth(0).click()
  await page.locator('main').hover({ position: { x: 700, y: 700 } })
  await page.clock.runFor(400)
  expect(await open()).toBe(1)
  await page.keyboard.press('Escape')
  expect(await open()).toBe(0)
})

test('the main menu of a desk opens where the focus rests, and Escape closes it for as long as the focus stays', async () => {
  const { page } = await shopper({ viewport: desk })
  await page.goto(`${shop}/en-gb`)
  await waitForHydration(page)
  await stopClock(page)
  const open = () => page.locator('#main-menu details[open]').count()

  await page.locator('header a').last().focus()
  await page.locator('#main-menu summary').first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.clock.runFor(200)
  expect(await open()).toBe(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await page.clock.runFor(200)
  expect(await open()).toBe(0)
})

const shopFolder = new URL('../shops/demo/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, shopFolder), 'utf8')
const spoken = readdirSync(new URL('maker/words', shopFolder)).flatMap((file) => /^(..)\.json$/.exec(file)?.[1] ?? [])
type Titles = Readonly<Record<string, string>>
interface Entry {
  readonly title?: string | Titles
  readonly categoryId: string
}

/** The texts of the demo shop's main menu in a language, entry by entry. */
function menuIn(language: string): string[] {
  const entries: readonly Entry[] = JSON.parse(read('menus/main.json')).main
  const rows: Titles[] = parse(read('category_texts.csv'), { columns: true })
  const categoryTitle = (id: string) => rows.find((row) => row.category_id === id && row.language === language)!.title!
  return entries.map(({ title, categoryId }) =>
    typeof title === 'string' ? title : (title?.[language] ?? categoryTitle(categoryId)),
  )
}

test('the header stands in one row in every language, with the card of a member too; its search is read whole and has room for who types', async () => {
  const { page } = await shopper({ viewport: desk })
  await page.goto(`${shop}/en-gb`)
  await waitForHydration(page)
  const menu = page.getByRole('navigation', { name: textsIn('en-gb')('menu.main') })
  const field = page.locator('#search-header')
  const basket = page.locator('header a[href$="/basket"]').first()
  await basket.evaluate((icon) => icon.before(icon.cloneNode(true)))
  const broken: string[] = []

  for (const width of [960, 1000, 1024, 1100]) {
    await page.setViewportSize({ width, height: 800 })
    for (const language of spoken) {
      await field.blur()
      const rows = await menu.evaluate((nav, titles) => {
        const entries = [...nav.querySelectorAll<HTMLElement>(':scope > ul > li')]
        for (const [at, entry] of entries.entries()) entry.querySelector('bdi')!.textContent = titles[at]!
        return new Set(entries.map((entry) => Math.round(entry.getBoundingClientRect().top))).size
      }, menuIn(language))
      const isRead = await field.evaluate(showsWhole, searchWordIn(language))
      await field.focus()
      const { width: room } = (await field.boundingBox())!
      if (rows > 1 || !isRead || room < roomToType) broken.push(`${language} at ${width}: ${[rows, isRead, room]}`)
    }
  }

  expect(broken).toEqual([])
})

const roomToType = 176
const searchWordIn = (language: string): string =>
  JSON.parse(readFileSync(new URL(`../words/${language}.json`, import.meta.url), 'utf8'))['search.placeholder']

function showsWhole(field: SVGElement | HTMLElement, word: string): boolean {
  const input = field as HTMLInputElement
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
  const pen = document.createElement('canvas').getContext('2d')!
  Object.assign(pen, { font })
  const room = input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  return pen.measureText(word).width <= room
}

/** Whether each foldable element is expanded, by its accessible name, as screen readers get it. */
async function folds(page: Page): Promise<Record<string, boolean>> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return Object.fromEntries(
    nodes.flatMap(({ role: is, name, properties = [] }) => {
      const expanded = properties.find((it) => it.name === 'expanded')
      return String(is?.value).startsWith('DisclosureTriangle') && expanded
        ? [[String(name?.value).trim(), expanded.value.value === true]]
        : []
    }),
  )
}

test('the main menu announces open parts, is navigated by Tab, and closes by Escape, which returns the focus [B-NAV-O7]', async () => {
  const { page } = await shopper({ viewport: desk })
  await page.goto(`${shop}/en-gb`, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  const menu = page.getByRole('navigation', { name: textsIn('en-gb')('menu.main') })
  const summary = menu.locator('summary').first()
  const name = (await summary.innerText()).trim()
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await folds(page))[name]).toBe(true)
  await page.keyboard.press('Tab')
  const inside = await page.evaluate(() => document.activeElement?.closest('details[open]') !== null)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await folds(page))[name]).toBe(false)

  expect(inside).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(name)
})

test('the phone menu announces that it is open, closes by Escape, and returns the focus [B-NAV-O7]', async () => {
  const { page } = await shopper({ viewport: phone, hasTouch: true, isMobile: true })
  const t = textsIn('en-gb')
  await page.goto(`${shop}/en-gb`, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  const burger = page.getByRole('link', { name: t('menu.title'), exact: true })
  const closed = await burger.getAttribute('aria-expanded')
  await burger.focus()
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor()
  const open = await page.locator('header a[href="#main-menu"]').getAttribute('aria-expanded')
  await page.locator('dialog[open] nav button').first().click()
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: t('menu.back') })
    .waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })

  expect([closed, open]).toEqual(['false', 'true'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main-menu')
  expect(await burger.getAttribute('aria-expanded')).toBe('false')
})

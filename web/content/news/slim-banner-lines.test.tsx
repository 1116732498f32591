import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WidgetOf } from '#contracts/widgets.ts'
import { styleElement } from '#ui/style-sheet.fakes.ts'
import { browsingShell } from '../../pages/browsing.fakes.ts'
import { openBrowser, type Shown } from '../../pages/in-browser.fakes.tsx'
import perScreen from './screens.module.css'
import styles from './slim-banner-lines.module.css'
import { SlimBannerLines } from './slim-banner-lines.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type SlimBanner = WidgetOf<'slimBanner'>

const line = (text: string, notOn: SlimBanner['lines'][number]['notOn']): SlimBanner['lines'][number] => ({
  ...{ text, notOn, link: null, countdown: null, clipboard: null },
})
const lines = [line('Wide', ['mobile']), line('Narrow', ['desktop']), line('All', [])]
const motion: SlimBanner['motion'] = { kind: 'fade', durationMs: 100, delayMs: 4000, loops: 0, controls: false }
const common = {
  ...{ id: 'news', trackingId: '', alias: 'slimBanner', backgroundColor: null, countdown: null, clipboard: null },
  ...{ disabledApp: false, disabledMobile: false, disabledTablet: false, disabledDesktop: false },
}
const banner = (moving: boolean): SlimBanner => ({
  ...{ ...common, kind: 'slimBanner', location: 'above', textAlign: 'center', box: false, lines },
  motion: moving ? motion : null,
})

async function show(moving: boolean): Promise<Page> {
  const page = await browser.open(<SlimBannerLines banner={banner(moving)} />, browsingShell('en-gb'))
  const style = styleElement('web/content/news/screens.module.css', perScreen)
  await page.setContent((await page.content()).replace('<title>', `${style}<title>`))
  return page
}

/** The visible text of a banner at a width of 390, 800 and 1440 px. */
async function readAt(moving: boolean): Promise<string[]> {
  const page = await show(moving)
  const read: string[] = []
  for (const width of [390, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    read.push((await page.locator('[data-lines]').innerText()).replace(/\s+/g, ' ').trim())
  }
  return read
}

test('shows each line on its screens, without separators for missing lines [B-WID-11, B-WID-O2]', async () => {
  expect(await readAt(false)).toEqual(['Narrow · All', 'Wide · Narrow · All', 'Wide · All'])
})

test('puts the lines of a boxed banner below each other, those of another beside each other [B-WID-O8]', async () => {
  const topsOf = async (box: boolean) => {
    const page = await browser.open(
      <SlimBannerLines banner={{ ...banner(false), box, lines: [line('One', []), line('Two', [])] }} />,
      browsingShell('en-gb'),
    )
    const tops = ['One', 'Two'].map((text) => page.getByText(text, { exact: true }).boundingBox())
    return (await Promise.all(tops)).map((it) => it!.y)
  }
  const [boxed, inLine] = [await topsOf(true), await topsOf(false)]

  expect(boxed[1]).toBeGreaterThan(boxed[0]!)
  expect(inLine[1]).toBe(inLine[0])
})

test('finds the first of alternating lines on each kind of screen [B-WID-11]', async () => {
  const page = await show(true)
  const first = (screen: string) => page.locator(`li[data-first-on~="${screen}"]`).allInnerTexts()

  expect(await Promise.all(['mobile', 'tablet', 'desktop'].map(first))).toEqual([['Narrow'], ['Wide'], ['Wide']])
  expect(await readAt(true)).toEqual(['Narrow All', 'Wide Narrow All', 'Wide All'])
})

test('turns lines at the pace and in the way that an editor set, with buttons for more than a stop only if wanted [B-WID-11, B-WID-O8, B-WID-12]', async () => {
  const turning = async (controls: boolean) => {
    const moves = { kind: 'slide' as const, durationMs: 250, delayMs: 6000, loops: 2, controls }
    const shown = { ...banner(true), motion: moves, textAlign: 'end' as const }
    const page = await browser.open(<SlimBannerLines banner={shown} />, browsingShell('en-gb'))
    const {
      lines: paces,
      motion: kind,
      align,
    } = await page.locator('[data-lines]').evaluate((it) => ({ ...(it as HTMLElement).dataset }))
    return [paces, kind, align, await page.locator('[data-step]').count(), await page.locator('[data-pause]').count()]
  }

  expect(await turning(true)).toEqual(['6000 250 2', 'slide', 'end', 2, 1])
  expect(await turning(false)).toEqual(['6000 250 2', 'slide', 'end', 0, 1])
})

test.each(['start', 'center', 'end'] as const)(
  'aligns its lines to the side that its editor chose: %s [B-WID-12]',
  async (textAlign) => {
    const page = await browser.open(
      <SlimBannerLines banner={{ ...banner(false), textAlign }} />,
      browsingShell('en-gb'),
    )
    const style = styleElement('web/content/news/slim-banner-lines.module.css', styles)
    await page.setContent((await page.content()).replace('<title>', `${style}<title>`))

    expect(await page.locator('[data-lines]').evaluate((it) => getComputedStyle(it).textAlign)).toBe(textAlign)
  },
)

test('has in a line its link, its countdown and its code, and stands to the side that its editor chose [B-WID-11, B-WID-12, B-WID-09, B-CNT-04, B-CNT-01]', async () => {
  const countdown = {
    ...{ at: '2099-01-01T09:00:00.000Z', backgroundColor: null, color: null },
    ...{ disabledMobile: false, disabledTablet: false, disabledDesktop: false },
  }
  const sale = { title: '', url: '/en-gb/sale', newTab: false }
  const lines = [{ ...line('Sale', []), countdown, clipboard: 'SALE10', link: sale }]
  const still = { ...banner(false), lines, textAlign: 'start' as const }
  const page = await browser.open(<SlimBannerLines banner={still} />, browsingShell('en-gb'))

  expect(await page.getByRole('link', { name: 'Sale' }).getAttribute('href')).toBe('/en-gb/sale')
  expect(await page.locator('time[datetime]').count()).toBe(1)
  expect(await page.locator('[data-copy]').getAttribute('data-copy')).toBe('SALE10')
  expect(await page.locator('[data-lines]').getAttribute('data-align')).toBe('start')
})

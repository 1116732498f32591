import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openJourney } from './journey.ts'
import { desk } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const t = textsIn('en-us')
/** Longer than one news line is shown. */
const longEnoughMs = 7000
const shownLine = (page: Page) => page.locator('header li[data-current]').innerText()
const heightOf = (page: Page) => page.locator('header').evaluate((header) => header.getBoundingClientRect().height)

test('news lines alternate until the visitor stops them, and a code in them can be copied [B-WID-11] [B-WID-09]', async () => {
  const { page, browserErrors } = await shopper({ viewport: desk, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.clock.install()
  await page.goto(`${shop}/en-us`)
  const code = page.getByRole('button', { name: t('banner.copy', 'WELCOME10') })
  const first = await shownLine(page)
  const isHiddenAtFirst = await code.isHidden()
  const heightAtFirst = await heightOf(page)
  await code.waitFor({ state: 'visible' })
  const second = await shownLine(page)
  const height = await heightOf(page)
  await code.click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await page
    .locator('[aria-live="polite"]')
    .filter({ hasText: t('product.copied') })
    .first()
    .waitFor({ state: 'attached' })
  await page.locator('h1').first().focus()
  await page.mouse.move(600, 600)
  await page.locator('header [data-lines]').hover()
  const underPointer = await shownLine(page)
  await page.clock.runFor(longEnoughMs)
  expect(await shownLine(page)).toBe(underPointer)
  await page.getByRole('button', { name: t('banner.pause') }).click()
  const paused = await shownLine(page)
  await page.mouse.move(600, 600)
  await page.locator('h1').first().focus()
  await page.clock.runFor(longEnoughMs)

  expect(first).toContain('30-day returns')
  expect([isHiddenAtFirst, copied, height]).toEqual([true, 'WELCOME10', heightAtFirst])
  expect(second).not.toBe(first)
  expect(await shownLine(page)).toBe(paused)
  expect(await page.getByRole('button', { name: t('banner.play') }).count()).toBe(1)
  expect(browserErrors).toEqual([])
})

test('nothing moves for visitors who prefer no motion: all news are shown at once [B-WID-11]', async () => {
  const { page } = await shopper({ viewport: desk, reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(`${shop}/en-us`, { waitUntil: 'networkidle' })
  await page.clock.runFor(longEnoughMs)

  expect(await page.locator('header [data-turning]').count()).toBe(0)
  expect(await page.getByText('30-day returns').first().isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: t('banner.copy', 'WELCOME10') }).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: t('banner.pause') }).count()).toBe(0)
})

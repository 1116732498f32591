import { expect, test } from 'vitest'
import { openJourney } from './journey.ts'

const { shop, shopper } = await openJourney()

test('going on titles the page and focuses its heading; Back shows the listing where it was left', async () => {
  const { page, troubles } = await shopper()
  await page.goto(`${shop}/en-gb/women`, { waitUntil: 'networkidle' })
  const listing = { title: await page.title(), url: page.url() }
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  const tile = page.locator('#products article h2 a').nth(20)
  await tile.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await tile.click()
  await page.waitForURL(/\/p\//)
  await page.waitForFunction((title) => document.title !== title, listing.title)
  await page.waitForFunction(() => document.activeElement?.matches('main h1') && scrollY === 0)
  await page.goBack()
  await page.waitForURL(listing.url)
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 50, left)

  expect(left).toBeGreaterThan(0)
  expect(await page.title()).toBe(listing.title)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(troubles).toEqual([])
})

import { expect, test } from 'vitest'
import { openHydrated, waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'

const { shop, shopper } = await openJourney()

test('a new page gets its title and focuses its heading; Back shows the listing of its address at the previous position [B-PAGE-O9]', async () => {
  const { page, browserErrors } = await shopper()
  await openHydrated(page, `${shop}/en-gb/women`)
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
  await page.waitForURL((address) => address.href.startsWith(`${listing.url}#scroll=`))
  const noted = /#scroll=(\d+)$/.exec(page.url())?.[1]
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 50, left)

  expect(left).toBeGreaterThan(0)
  expect(Math.abs(Number(noted) - left)).toBeLessThan(50)
  expect(await page.title()).toBe(listing.title)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(browserErrors).toEqual([])
})

test('a link to a page that has moved to another site leads there, from a page that is in the browser already [B-PAGE-54]', async () => {
  const { page } = await shopper()
  const elsewhere = 'https://partner.test/x'
  await page.route('https://partner.test/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Partner' }))
  const isPayload = ({ pathname, search }: URL) => pathname === '/en-gb/women' && search.includes('type=json')
  await page.route(isPayload, async (route) => {
    const payload = await (await route.fetch()).json()
    await route.fulfill({ json: { ...payload, redirect: { url: elsewhere, status: 302 } } })
  })
  await page.goto(`${shop}/en-gb`, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  const link = page.locator('a[href="/en-gb/women"]').first()
  await link.evaluate((it: HTMLElement) => it.click())
  await page.waitForURL(elsewhere)

  expect(await page.locator('body').innerText()).toBe('Partner')
})

test('an address names a scroll position, to which the page goes smoothly [B-PAGE-53]', async () => {
  const { page, browserErrors } = await shopper()
  await page.addInitScript(() => {
    const scroll = window.scrollTo.bind(window)
    Object.assign(window, { asked: [] as unknown[] })
    window.scrollTo = (...words: unknown[]) => {
      ;(window as unknown as { asked: unknown[] }).asked.push(...words)
      ;(scroll as (...all: unknown[]) => void)(...words)
    }
  })

  await page.goto(`${shop}/en-gb/women#scroll=1200`)
  await page.waitForFunction(() => Math.abs(scrollY - 1200) <= 1)

  expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)).toContainEqual({
    top: 1200,
    behavior: 'smooth',
  })
  expect(browserErrors).toEqual([])
})

import { expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from '../checks/harness/browser/shared-fixtures.ts'
import { startShop } from '../checks/harness/shop/start-shop.ts'
import { navigateInPage, waitForHydration } from './hydration.ts'
import { newShopper } from './shopper.ts'
import { textsIn } from './texts-in.ts'

test('a shop under development serves its pages from the sources, takes all consent as given and says so on them [B-CONS-03, D-16]', async () => {
  const shop = await startShop({ settings: { NODE_ENV: 'development' } })
  onTestFinished(() => shop.remove())
  const browser = await sharedBrowser()
  onTestFinished(() => browser.close())
  const { page, browserErrors } = await newShopper(browser)
  const t = textsIn('en-gb')
  const note = page.getByRole('note').filter({ hasText: t('consent.granted-here') })

  await page.goto(`${shop.url}/en-gb/women`)
  await waitForHydration(page)
  await page.evaluate(() => Object.assign(window, { first: true }))
  await navigateInPage(page, `${shop.url}/en-gb/search?q=linen`)
  await page.waitForFunction(() => Object.values(localStorage).some((stored) => stored.includes('linen')))

  expect(await page.evaluate(() => 'first' in window)).toBe(true)
  expect(await page.locator('dialog[open]').count()).toBe(0)
  expect(await note.getByRole('link').getAttribute('href')).toBe('/en-gb/cookie-settings')

  await note.getByRole('link').click()
  await page.waitForURL(`${shop.url}/en-gb/cookie-settings`)
  const boxes = page.getByRole('main').getByRole('checkbox')
  await boxes.first().waitFor()
  expect(await boxes.evaluateAll((all) => all.map((it) => (it as HTMLInputElement).checked))).toEqual(
    Array(5).fill(true),
  )
  expect(browserErrors).toEqual([])
})

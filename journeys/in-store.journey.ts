import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buyerIn } from './buyers.ts'
import { navigateInPage, openHydrated } from './hydration.ts'
import { openJourney } from './journey.ts'
import { putInBasket } from './put-in-basket.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const inStore = shop.replace('//localhost', '//store.localhost')
const buyer = buyerIn('en-gb')
const t = textsIn('en-gb')

const prompt = (page: Page) => page.getByRole('alertdialog', { name: t('in-store.still-there') })

/** Waits idle on the basket page, with a controlled clock, until the device asks for the first time whether anybody is there. */
async function standIdle(page: Page): Promise<void> {
  await page.clock.install()
  await putInBasket({ page, shop: inStore }, buyer)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000)
      return prompt(page).isVisible()
    })
    .toBe(true)
}

test('a store device asks after 30 seconds without input whether to continue; any input closes the question, and after a minute without input the basket is deleted [C-BSK-O7, C-CST-04, C-ISO-01, C-ISO-O1, B-ISO-03, B-ISO-04, B-ISO-05, B-ISO-O3, C-BSK-06, C-CST-03, C-ISO-02, B-CON-09]', async () => {
  const { page, browserErrors } = await shopper()
  await standIdle(page)
  await page.evaluate(() => localStorage.setItem('searched', 'dress'))

  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('in-store.continue'))
  await page.keyboard.press('a')
  await prompt(page).waitFor({ state: 'detached' })
  await page.clock.runFor(20_000)
  await page.keyboard.press('a')
  await page.clock.runFor(29_000)
  expect(await prompt(page).count()).toBe(0)
  await page.clock.runFor(1_000)
  await prompt(page).getByText('1:00').waitFor()
  await page.clock.runFor(18_000)
  await prompt(page).getByText('0:42').waitFor()
  await page.clock.runFor(42_000)
  await page.waitForURL(`${inStore}/en-gb`)
  await page.goto(`${inStore}/en-gb/basket`)

  expect(await page.getByRole('heading', { level: 1, name: t('basket.empty') }).count()).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('searched'))).toBeNull()
  expect(browserErrors).toEqual([])
})

test('a shopper who leaves the device can delete the basket at once [C-ISO-O1, C-BSK-06]', async () => {
  const { page } = await shopper()
  await standIdle(page)

  await prompt(page)
    .getByRole('button', { name: t('in-store.delete-basket') })
    .click()
  await page.waitForURL(`${inStore}/en-gb`)
})

test('a signed-in shopper who leaves the device is signed out, and no personal data stay in the browser [C-ISO-O1, B-ISO-O3]', async () => {
  const { page, browserErrors } = await shopper({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' } })
  await page.goto(`${inStore}/en-gb/login?view=signup`)
  await page.locator('#login-email').fill(`store-${process.pid}-${Date.now()}@example.com`)
  await page.locator('#login-password').fill('blue horses walk')
  await page.locator('#login-firstName').fill('Signe')
  await page.locator('#login-lastName').fill('Holm')
  await page.locator('button[value="sign-up"]').click()
  await page.waitForURL(/\/account/)
  await standIdle(page)
  const before = await page.context().cookies(inStore)
  await prompt(page)
    .getByRole('button', { name: t('in-store.delete-basket') })
    .click()
  await page.waitForURL(`${inStore}/en-gb`)

  expect(before.map(({ name }) => name)).toEqual(expect.arrayContaining(['sAccessToken', 'device', 'basket']))
  const left = (await page.context().cookies()).filter(({ domain }) => domain.startsWith('store.'))
  expect(left.filter(({ name }) => name !== 'market' && name !== 'isoStoreId')).toEqual([])
  await page.goBack()
  await page.goto(`${inStore}/en-gb/account`)
  expect(await page.getByText('Signe').count()).toBe(0)
  expect(browserErrors).toEqual([])
})

test('a shopper at home is never asked [C-ISO-01]', async () => {
  const { page } = await shopper()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.clock.install()
  await putInBasket({ page, shop }, buyer)
  await page.getByRole('link', { name: t('menu.basket-count', 1) }).waitFor()
  await page.clock.runFor(120_000)

  expect(await prompt(page).count()).toBe(0)
  expect(fetched.filter((url) => url.includes('idle-watch'))).toEqual([])
})

test('asks for consent on the web, but on no page of a store device [B-CONS-O3]', async () => {
  const { page, browserErrors } = await shopper({}, 'not yet')
  const question = page.getByRole('dialog', { name: t('consent.title') })
  await page.goto(`${shop}/en-gb`)
  await question.waitFor()
  await openHydrated(page, `${inStore}/en-gb`)
  await page.waitForTimeout(1000)
  const atFirst = await question.count()
  await navigateInPage(page, `${inStore}/en-gb/women`)
  await page.waitForTimeout(1000)

  expect([atFirst, await question.count(), browserErrors]).toEqual([0, 0, []])
})

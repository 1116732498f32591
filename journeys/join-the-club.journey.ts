import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

const form = (page: Page) => page.locator('form:has(button[value="join-club"])')
const popup = (page: Page) => page.locator('form:has(button[value="ask-newsletter"])')
/** The outbox rows of the mails to an address, newest first. */
const mailsTo = async (email: string) =>
  (await (await fetch(`${shop}/dev/outbox`)).text()).split('<tr').filter((row) => row.includes(email))

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${shop}${path}`)
  await waitForHydration(page)
}

test('a shopper leaves an address in the popup, whose owner is asked by mail, and closes one for the visit', async () => {
  const t = textsIn('en-gb')
  const { page } = await shopper({ viewport: desk })
  await open(page, '/en-gb/help')
  await popup(page).getByLabel(t('club.email')).fill('popup@example.com')
  await popup(page).locator('button').click()
  await page.getByText(t('club.asked'), { exact: true }).waitFor()

  await expect.poll(async () => (await mailsTo('popup@example.com')).length, { timeout: 15_000 }).toBe(1)
  const { page: other } = await shopper({ viewport: desk })
  await open(other, '/en-gb/help')
  const close = other.locator('section:has(button[value="ask-newsletter"])').getByRole('button', { name: t('close') })
  await close.click()
  await expect.poll(() => popup(other).count()).toBe(0)
  await other.reload()
  await waitForHydration(other)
  await expect.poll(() => popup(other).count()).toBe(0)
})

test('a shopper joins without script, on the page of the club', async () => {
  const t = textsIn('de-de')
  const { page } = await shopper({ javaScriptEnabled: false, viewport: phone })
  await page.goto(`${shop}/de-de`)
  await form(page).getByLabel(t('club.email')).fill('ohne@example.com')
  await form(page).locator('[name="acceptTerms"]').check()
  await form(page).locator('button').click()

  await page.getByText(t('club.asked'), { exact: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('done')).toBe('asked')
  await expect.poll(async () => (await mailsTo('ohne@example.com')).length, { timeout: 15_000 }).toBe(1)
})

test('a browser that joined keeps that, and is shown no form to join again; others are [B-STO-08, C-CLB-06]', async () => {
  const t = textsIn('de-de')
  const { page } = await shopper({ viewport: desk })
  await open(page, '/de-de')
  await form(page).getByLabel(t('club.email')).fill('einmal@example.com')
  await form(page).locator('[name="acceptTerms"]').check()
  await form(page).locator('button').click()
  await page.getByText(t('club.asked'), { exact: true }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('customerClubSigned'))).toBe('true')

  await open(page, '/de-de')
  await expect.poll(() => form(page).count()).toBe(0)
  const { page: other } = await shopper({ viewport: desk })
  await open(other, '/de-de')
  expect(await form(other).count()).toBe(1)
})

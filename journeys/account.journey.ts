import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { objectionsOf, scrollsSideways } from './axe.ts'
import { buyerIn } from './buyers.ts'
import { openJourney } from './journey.ts'
import { putInBasket } from './put-in-basket.ts'
import { giveAddress, openAddress, tick } from './shop-like.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const password = 'blue horses walk'

async function signUp(page: Page, market: string): Promise<void> {
  await page.goto(`${shop}/${market}/login?view=signup`)
  await page.locator('#login-email').fill(`ane-${process.pid}-${Date.now()}@example.com`)
  await page.locator('#login-password').fill(password)
  await page.locator('#login-firstName').fill('Ane')
  await page.locator('#login-lastName').fill('Holm')
  await page.locator('button[value="sign-up"]').click()
  await page.waitForURL(/\/account/)
}

async function saveAddress(page: Page, market: string): Promise<void> {
  await page.goto(`${shop}/${market}/account/addresses?edit=new`)
  await openAddress(page)
  for (const [name, value] of Object.entries(buyerIn(market).address))
    await page.locator(`main [name="${name}"]`).fill(value)
  await page.locator('main button[value="save-address"]').first().click()
  await page.locator('main [role=status]').getByText(textsIn(market)('address-book.saved')).waitFor()
}

test.each([
  ['da-dk', desk, true],
  ['da-dk', phone, false],
] as const)(
  'a member changes their profile, asks for another email address, keeps addresses and says what they like: %s, %o, with script: %s [C-RTE-13, C-ACC-03, C-PRF-01, D-27]',
  async (market, viewport, javaScriptEnabled) => {
    const extraHTTPHeaders = { 'x-forwarded-for': javaScriptEnabled ? '198.51.100.201' : '198.51.100.202' }
    const { page, browserErrors } = await shopper({ viewport, javaScriptEnabled, extraHTTPHeaders })
    const t = textsIn(market)
    const account = `${shop}/${market}/account`
    const press = (value: string) => page.locator(`main button[value="${value}"]`).first().click()
    const told = (text: string) => page.locator('main [role=status]').getByText(text).waitFor()
    await signUp(page, market)

    await page.locator('main nav a[href$="/account/profile"]').click()
    await page.locator('main #phoneNumber').fill('+45 20 12 34 56')
    await press('save-profile')
    await told(t('profile.saved'))
    expect(await page.locator('#phoneNumber').inputValue()).toBe('+45 20 12 34 56')
    await page.locator('#change-email').fill(`new-${process.pid}-${Date.now()}@example.com`)
    await page.locator('#change-password').fill(password)
    await press('ask-email-change')
    await told(t('email-change.asked'))

    await saveAddress(page, market)
    if (javaScriptEnabled) expect(await objectionsOf(page)).toEqual([])
    expect(await page.locator('main li address').count()).toBe(1)
    await page.locator('main summary').first().click()
    await press('delete-address')
    await told(t('address-book.deleted'))

    await page.goto(`${account}/preferences`)
    await page.locator('main input[type=checkbox]').first().check()
    await press('save-preferences')
    await told(t('profile.saved'))
    expect(await page.locator('main input[type=checkbox]').first().isChecked()).toBe(true)
    expect(await scrollsSideways(page)).toBe(false)
    expect(browserErrors).toEqual([])
  },
  240_000,
)

test.each([
  [phone, true],
  [desk, false],
] as const)(
  'a member has the goods sent to a friend and the bill to a saved address: %o, with script: %s [C-ACC-O3]',
  async (viewport, javaScriptEnabled) => {
    const extraHTTPHeaders = { 'x-forwarded-for': javaScriptEnabled ? '198.51.100.203' : '198.51.100.204' }
    const { page, browserErrors } = await shopper({ viewport, javaScriptEnabled, extraHTTPHeaders })
    const buyer = buyerIn('da-dk')
    const t = textsIn('da-dk')
    await signUp(page, 'da-dk')
    await saveAddress(page, 'da-dk')
    await putInBasket({ page, shop }, buyer)
    // A member does not give an email address again.
    await page
      .getByRole('link', { name: t('basket.to-checkout') })
      .first()
      .click()
    await page.waitForURL(/\/checkout\/details/)

    await tick(page.locator('main [name="billingElsewhere"]'))
    const bill = page.getByRole('group', { name: t('checkout.billing-address') })
    const textboxes = bill.getByRole('textbox').filter({ visible: true })
    expect(await textboxes.count()).toBeGreaterThan(0)
    await bill.getByLabel(t('address-book.yours')).selectOption({ index: 1 })
    expect(await textboxes.count()).toBe(0)
    expect(await scrollsSideways(page)).toBe(false)
    await giveAddress(page, { ...buyer, address: { ...buyer.address, firstName: 'Friend' } })

    await page.goto(`${shop}/da-dk/checkout/details`)
    expect(await page.locator('main [name="firstName"]').first().inputValue()).toBe('Friend')
    expect(await bill.getByLabel(t('address-book.yours')).inputValue()).not.toBe('')
    expect(browserErrors).toEqual([])
  },
)

import { expect, test } from 'vitest'
import { objectionsOf, scrollsSideways } from './axe.ts'
import { buyerIn } from './buyers.ts'
import { openJourney } from './journey.ts'
import { openAddress } from './shop-like.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const password = 'blue horses walk'

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
    await page.goto(`${shop}/${market}/login?view=signup`)
    await page.locator('#login-email').fill(`ane-${process.pid}-${Date.now()}@example.com`)
    await page.locator('#login-password').fill(password)
    await page.locator('#login-firstName').fill('Ane')
    await page.locator('#login-lastName').fill('Holm')
    await page.locator('button[value="sign-up"]').click()
    await page.waitForURL(/\/account/)

    await page.locator('main nav a[href$="/account/profile"]').click()
    await page.locator('main #phoneNumber').fill('+45 20 12 34 56')
    await press('save-profile')
    await told(t('profile.saved'))
    expect(await page.locator('#phoneNumber').inputValue()).toBe('+45 20 12 34 56')
    await page.locator('#change-email').fill(`new-${process.pid}-${Date.now()}@example.com`)
    await page.locator('#change-password').fill(password)
    await press('ask-email-change')
    await told(t('email-change.asked'))

    await page.goto(`${account}/addresses?edit=new`)
    if (javaScriptEnabled) await openAddress(page)
    for (const [name, value] of Object.entries(buyerIn(market).address))
      await page.locator(`main [name="${name}"]`).fill(value)
    await press('save-address')
    await told(t('address-book.saved'))
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

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Navigation } from '#contracts/content.ts'
import { exampleBasket, exampleBasketPage, exampleLine, exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown } from '../in-browser.fakes.tsx'
import { BasketPage } from './basket-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const shell = (featureToggles: Readonly<Record<string, boolean>>) => ({ ...exampleShell('en-gb'), featureToggles })

test('tells how far it is to free delivery only where the shop does, and not where it hides the message [C-TGL-04, C-TGL-24, C-BSK-11, C-SHP-06]', async () => {
  const content = <BasketPage page={exampleBasketPage('en-gb')} />
  const shown = async (toggles: Readonly<Record<string, boolean>>) =>
    (await browser.open(content, shell(toggles))).getByRole('progressbar').count()

  expect(await shown({ freeFreight: true })).toBe(1)
  expect(await shown({})).toBe(0)
  expect(await shown({ freeFreight: true, hideFreeShippingMessage: true })).toBe(0)
})

test('tells it by a bar in the colours editors chose, or by the message alone [B-NAV-08, C-TGL-04]', async () => {
  const content = <BasketPage page={exampleBasketPage('en-gb')} />
  const told = async (look: Partial<Navigation['freeFreight']>) => {
    const toggled = shell({ freeFreight: true })
    const freeFreight = { ...toggled.navigation.freeFreight, ...look }
    return browser.open(content, { ...toggled, navigation: { ...toggled.navigation, freeFreight } })
  }
  const bar = await told({ colours: { bar: '#123456', text: '#0a0b0c', background: '#fafafa' } })
  const message = await told({ freightVersion: 'message' })
  const words = await bar.locator('div:has(> progress) > p').first().innerText()

  expect(await bar.locator('[style="--bar:#123456;--text:#0a0b0c;--background:#fafafa"] progress').count()).toBe(1)
  expect(await message.getByRole('progressbar').count()).toBe(0)
  expect(await message.getByText(words).count()).toBeGreaterThan(0)
})

test('names each promotion on a line with what it takes off, where the shop shows them [C-TGL-23, C-BSK-11, B-FT-41]', async () => {
  const discounts = [
    { amount: 20, currency: 'GBP', reference: 'markdown' },
    { amount: 5, currency: 'GBP', reference: 'spring', promotionName: 'Spring days' },
  ]
  const basket = exampleBasket('en-gb', { lines: [exampleLine('en-gb', { discounts })] })
  const content = <BasketPage page={exampleBasketPage('en-gb', basket)} />
  const on = await browser.open(content, shell({ promotionDiscountDisplay: true }))
  const off = await browser.open(content, shell({}))

  expect(await on.getByText('Spring days: −£5.00').count()).toBe(1)
  expect(await off.getByText('Spring days').count()).toBe(0)
})

test('says until when pieces are set aside', async () => {
  const basket = exampleBasket('en-gb', { heldUntil: '2026-11-20T16:30:00Z' })
  const page = await browser.open(<BasketPage page={exampleBasketPage('en-gb', basket)} />, shell({}))

  expect(await page.getByText(/Reserved for you until Fri 20 Nov, 16:30/).count()).toBe(1)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BonusOffer } from '#contracts/checkout-pages.ts'
import type { FormState } from '#contracts/pages.ts'
import { exampleBasket, exampleBasketPage, exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { BasketPage } from './basket-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const pounds = (amount: number) => ({ amount, currency: 'GBP' })
const basket = exampleBasket('en-gb', {
  promoCodes: ['WELCOME10'],
  promoCodeAmounts: { WELCOME10: pounds(26.24) },
  discounts: [{ promotionId: 'welcome', name: 'Welcome', level: 'basket', amount: pounds(26.24) }],
  giftCards: [{ giftCardNumber: '…0029', balance: pounds(50), covered: pounds(50) }],
  remainingTotal: pounds(212.44),
})
const offer: BonusOffer = {
  promotionId: 'bag-gbp',
  rewardId: 'small-bag',
  name: 'A small bag with your order',
  left: 1,
  earned: 2,
  products: ['white', 'navy'].map((colour) => ({
    ...{ id: `102813_${colour}_01`, name: 'Small bag', colour, imageUrl: `/images/102813_${colour}_01/v1/1.webp` },
    sizes: [{ sku: `102813_${colour}_01_one`, name: 'One size' }],
  })),
}
const open = (form?: FormState, toggles: Record<string, boolean> = { redeemPromoCodeAndGiftCard: true }) =>
  browser.open(<BasketPage page={{ ...exampleBasketPage('en-gb', basket, form), bonusOffers: [offer] }} />, {
    ...exampleShell('en-gb'),
    featureToggles: toggles,
  })

test('shows each code and gift card with what it is worth, and how to take it out [C-PRO-06, C-GFT-03]', async () => {
  const page = await open()
  const codes = page.getByRole('region', { name: 'Discount codes and gift cards' })

  expect(await codes.getByText('WELCOME10').count()).toBe(1)
  expect(await codes.getByText('−£26.24').count()).toBe(1)
  expect(await codes.getByRole('button', { name: 'Remove WELCOME10' }).getAttribute('value')).toBe('remove-promo-code')
  expect(await codes.getByText('£50.00 of £50.00').count()).toBe(1)
  const sums = await page.getByRole('complementary').getByRole('definition').allTextContents()
  expect(sums.slice(-2)).toEqual(['−£50.00', '£212.44'])
})

test('offers fields for codes and gift cards only when the market accepts them [C-PRO-07, C-TGL-02]', async () => {
  const page = await open(undefined, {})

  expect(await page.getByRole('region', { name: 'Discount codes and gift cards' }).count()).toBe(0)
})

test('says beside the field why a code is refused, and keeps what was typed [C-PRO-03]', async () => {
  const page = await open({
    formAction: 'add-promo-code',
    values: { promoCode: 'sommer' },
    problems: { promoCode: ['Promotion code not found'] },
  })
  const field = page.getByRole('textbox', { name: 'Discount code' })

  expect(await field.inputValue()).toBe('sommer')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByText('Promotion code not found').count()).toBe(1)
})

test('offers bonus products, each with its own button, and a button to decline all that was earned [C-BON-02, C-BON-03, C-BON-O1]', async () => {
  const page = await open()
  const gift = page.getByRole('region', { name: 'A gift for you' })

  expect(await gift.getByRole('listitem').count()).toBe(2)
  expect(await gift.getByRole('button', { name: 'Choose this gift: Small bag, navy' }).getAttribute('value')).toBe(
    'take-bonus',
  )
  const decline = gift.getByRole('button', { name: 'No, thanks' })
  expect(await decline.getAttribute('value')).toBe('decline-bonus')
  const sent = await gift
    .locator('form:has([value="decline-bonus"]) input')
    .evaluateAll((all) => all.map((field) => [field.getAttribute('name'), field.getAttribute('value')]))
  expect(sent).toEqual([
    ['promotionId', 'bag-gbp'],
    ['rewardId', 'small-bag'],
    ['count', '2'],
  ])
})

test('is free of accessibility faults with all of it', async () => {
  expect(await violations(await open())).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import type { Withdrawal, WithdrawalOffer } from '#contracts/withdrawals.ts'
import { exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { WithdrawalPage } from './withdrawal-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const offer: WithdrawalOffer = {
  ...{ orderNumber: '10000012', ordered: '2026-11-01T10:00:00Z', name: 'Maren Holm', email: 'maren@example.com' },
  ...{ withdrawalNumber: '10000012-W2', until: '2026-11-24', isOver: false },
  lines: [
    { lineItemId: '1', name: 'Dress', details: 'navy, 38', quantity: 3, withdrawable: 2 },
    { lineItemId: '2', name: 'Shirt', details: 'white, M', quantity: 1, withdrawable: 0 },
  ],
  earlier: [{ withdrawalNumber: '10000012-W1', url: '/en-gb/withdraw?withdrawalid=w1' }],
}
const declared: Withdrawal = {
  ...{ withdrawalId: 'w1', withdrawalNumber: '10000012-W1', orderNumber: '10000012' },
  ...{ submitted: '2026-11-10T12:00:00Z', isCancelled: true, comesBack: true },
  lines: [{ lineItemId: '1', name: 'Dress', details: 'navy, 38', quantity: 1 }],
  ...{ sendBy: '2026-11-24', returnUrl: '/en-gb/return-items?returnid=r1' },
}
const show = (more: object, market: 'en-gb' | 'ar-ae' = 'en-gb') => {
  const page = { pageAlias: 'withdrawalPage', zones: {}, ...more } as unknown as PageOf<'withdrawalPage'>
  return browser.open(<WithdrawalPage page={page} />, exampleShell(market))
}

test.each(['en-gb', 'ar-ae'] as const)(
  'asks for name, number and address in %s, and keeps what was typed [D-11]',
  async (market) => {
    const values = { name: 'Maren', orderNumber: '123', email: 'a@example.com' }
    const form = { formAction: 'begin-withdrawal', values, problems: { '': ['Not found.'] } }
    const page = await show({ form }, market)

    for (const [id, value] of Object.entries(values)) expect(await page.locator(`#${id}`).inputValue()).toBe(value)
    expect(await page.locator('main form').getAttribute('action')).toBe(`/${market}/withdraw`)
    expect(await page.getByText('Not found.').count()).toBe(1)
    expect(await violations(page)).toEqual([])
  },
)

test.each(['en-gb', 'ar-ae'] as const)(
  'names in %s what is withdrawn, by whom and until when, above the button of the law [D-11]',
  async (market) => {
    const page = await show({ offer, statement: 's1' }, market)

    expect(await page.locator('main form').getAttribute('action')).toBe(`/${market}/withdraw?statement=s1`)
    expect(await page.locator('input[name="withdrawalNumber"]').inputValue()).toBe('10000012-W2')
    expect(await page.locator('#pieces-1').inputValue()).toBe('2')
    expect(await page.locator('#pieces-1 option').allInnerTexts()).toEqual(['2', '1', '0'])
    expect(await page.locator('#pieces-2').count()).toBe(0)
    for (const text of ['Maren Holm', 'maren@example.com', market === 'en-gb' ? '24 November 2026' : '24 نوفمبر 2026'])
      expect(await page.getByText(text).count(), text).toBe(1)
    expect(await page.locator('a[href$="withdrawalid=w1"]').count()).toBe(1)
    if (market === 'en-gb')
      expect(await page.locator('button[value="confirm-withdrawal"]').innerText()).toBe('Confirm withdrawal')
    expect(await violations(page)).toEqual([])
  },
)

test('has no button where the time is over or nothing is left, and says why [D-11]', async () => {
  const over = await show({ offer: { ...offer, isOver: true }, statement: 's1' })
  expect(await over.getByText(/The time to withdraw ended on 24 November 2026/).count()).toBe(1)
  expect(await over.getByRole('button').count()).toBe(0)
  expect(await violations(over)).toEqual([])

  const nothing = await show({ offer: { ...offer, lines: [offer.lines[1]] }, statement: 's1' })
  expect(await nothing.getByText(/Everything in this order has already been/).count()).toBe(1)
  expect(await nothing.getByRole('button').count()).toBe(0)

  const early = await show({ offer: { ...offer, until: undefined }, statement: 's1' })
  expect(await early.getByText(/14 days from the day your last parcel arrives/).count()).toBe(1)
})

test.each(['en-gb', 'ar-ae'] as const)(
  'shows in %s when it was received, what is withdrawn, and how it comes back [D-11]',
  async (market) => {
    const page = await show({ shown: declared }, market)

    expect(await page.getByText(market === 'en-gb' ? '10 November 2026 at 12:00' : '10 نوفمبر 2026').count()).toBe(1)
    expect(await page.getByText('10000012-W1').count()).toBe(1)
    expect(await page.locator('a[href$="returnid=r1"]').count()).toBe(1)
    expect(await page.locator('main form').count()).toBe(0)
    expect(await violations(page)).toEqual([])
  },
)

test('says that a withdrawal is unknown, or that the hour is over', async () => {
  expect(await (await show({ shown: null })).getByText(/We cannot find this withdrawal/).count()).toBe(1)
  expect(await (await show({ expired: true })).getByText(/Look up your order again/).count()).toBe(1)
})

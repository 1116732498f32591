import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buyerIn } from './buyers.ts'
import { openJourney } from './journey.ts'
import { putInBasket } from './put-in-basket.ts'
import { continueAsGuest, enterCode, goToCheckout } from './shop-like.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const buyer = buyerIn('en-gb')
const t = textsIn('en-gb')

const enter = (page: Page, promoCode: string): Promise<void> => enterCode(page, 'add-promo-code', { promoCode })

const told = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event: string }[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'error',
    ),
  )

const answer = (page: Page, analytics: 'yes' | 'no') =>
  page.context().addCookies([
    {
      name: 'consent',
      value: encodeURIComponent(`consentid:1,consent:${analytics},action:yes,necessary:yes,analytics:${analytics}`),
      url: shop,
    },
  ])

const errors = (category: string, ...labels: readonly string[]) =>
  labels.map((label) => ({ event: 'error', category, label }))

/** Toasts: temporary messages above the page that can be closed. */
const passing = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button') })

test('errors are reported to analytics, refused codes under names that are the same in every language [B-TOAST-05, C-PRO-05, C-TST-03, C-ANL-O2, C-TST-23, B-TRK-04, C-ANL-04]', async () => {
  const { page } = await shopper()
  await answer(page, 'yes')
  await putInBasket({ page, shop }, buyer)

  await enter(page, 'NOSUCHCODE')
  await page.getByText(t('promotion.code-not-found')).first().waitFor()
  await enter(page, 'WELCOME10')
  await page.getByRole('button', { name: t('basket.remove-line', 'WELCOME10') }).waitFor()
  await enter(page, 'wel_come10')
  await page.getByText(t('basket.promo_code_already_applied')).waitFor()
  const ofCodes = await told(page)
  await page.goto(`${shop}/en-gb/receipt?orderid=nobodys`)
  await page.getByText(t('feedback.error_no_order')).last().waitFor()

  expect(ofCodes).toEqual(errors('basket', 'Promotion code not found', 'Promotion code already applied'))
  expect(await told(page)).toEqual(errors('checkout', 'feedback.error_no_order'))
})

test('nothing is sent to analytics without consent; a message disappears on time, even under the pointer, or by a press [C-TST-03, C-TST-O1, B-TOAST-O1]', async () => {
  const { page } = await shopper()
  await answer(page, 'no')
  await page.clock.install()
  await putInBasket({ page, shop }, buyer)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))

  await enter(page, 'WELCOME10')
  await passing(page).hover()
  await page.clock.runFor(2_900)
  expect(await passing(page).count()).toBe(1)
  await page.clock.runFor(100)
  await passing(page).waitFor({ state: 'detached' })
  await page.clock.runFor(700)

  await enter(page, 'WELCOME10')
  await passing(page).click({ position: { x: 4, y: 4 } })
  expect(await passing(page).count()).toBe(0)
  expect(await told(page)).toEqual([])
})

test('a billing address in another country fills in the calling code, and a message appears when the countries cannot be read [C-ADR-07, C-TST-11]', async () => {
  const inDenmark = textsIn('da-dk')
  const begunWith = async (answered: boolean) => {
    const { page } = await shopper()
    if (!answered) await page.route('**/api/order/da-dk/countries', (route) => route.fulfill({ status: 500 }))
    await putInBasket({ page, shop }, buyerIn('da-dk'))
    await goToCheckout(page, buyerIn('da-dk'))
    await continueAsGuest(page, buyerIn('da-dk'))
    await page.getByLabel(inDenmark('checkout.bill-elsewhere')).check()
    await page.locator('[name="billing-mobilePhoneNumber"]').focus()
    if (!answered) await page.getByText(inDenmark('feedback.error_no_countries')).waitFor()
    else await expect.poll(() => page.locator('[name="billing-mobilePhoneNumber"]').inputValue()).not.toBe('')
    return page.locator('[name="billing-mobilePhoneNumber"]').inputValue()
  }

  expect(await begunWith(true)).toBe('+45 ')
  expect(await begunWith(false)).toBe('')
})

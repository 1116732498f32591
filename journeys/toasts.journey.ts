import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buyerIn } from './buyers.ts'
import { waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { checkOut, putInBasket } from './put-in-basket.ts'
import { continueAsGuest, enterCode, findGoods, giveAddress, goToCheckout, tick } from './shop-like.ts'
import { phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const buyer = buyerIn('en-gb')
const t = textsIn('en-gb')

type Kind = 'danger' | 'warning' | 'info' | 'success'

/** Waits for the message of this kind and closes it, so that the next one is shown at once. */
async function toast(page: Page, kind: Kind, text: string): Promise<void> {
  const message = page.locator(`[data-kind="${kind}"][role]`).filter({ hasText: text })
  await message.waitFor()
  // An open drawer makes the rest of the page inert, so the button cannot be clicked with the pointer.
  await message.getByRole('button').dispatchEvent('click')
}

/** Submits with a button of the page without the browser's validation of its fields. */
const press = (page: Page, value: string) =>
  page
    .locator(`main button[name="formAction"][value="${value}"]`)
    .first()
    .evaluate((button: HTMLButtonElement) => {
      button.form!.noValidate = true
      button.click()
    })

test('a message says that a line could not be added, changed or removed [C-TST-04, C-TST-05, C-TST-06, C-LIN-03]', async () => {
  const { page } = await shopper()
  await findGoods(page, shop, buyer)
  await waitForHydration(page)
  const size = page.locator('#buy label', { has: page.locator('input[name="sku"], input[name="size"]') }).first()
  await size.click()
  // Change and click in one step, because the page renders again when the size's stock arrives, and restores the value.
  await page.locator('#buy').evaluate((box) => {
    box.querySelector<HTMLInputElement>('input[type="radio"]:checked')!.value = 'no-such-size'
    box.querySelector<HTMLButtonElement>('button[value="add-to-basket"]')!.click()
  })
  await toast(page, 'warning', t('feedback.error_add_to_basket'))

  await putInBasket({ page, shop }, buyer)
  await waitForHydration(page)
  await page.locator('main input[name="quantity"]').first().fill('99')
  /** Makes the form act on a line that does not exist, as if it had been removed in another tab. */
  const lose = () =>
    page.locator('main input[name="line"]').evaluateAll((ids) => {
      for (const id of ids as HTMLInputElement[]) id.value = '99'
    })
  await lose()
  await press(page, 'set-quantity')
  await toast(page, 'warning', t('feedback.error_basket_update'))
  await lose()
  await press(page, 'remove-line')
  await toast(page, 'warning', t('feedback.error_remove_from_basket'))
})

test('a message says that an address or a way of delivery was refused [C-TST-07, C-TST-08, C-SHP-04]', async () => {
  const { page } = await shopper()
  await putInBasket({ page, shop }, buyer)
  await goToCheckout(page, buyer)
  await continueAsGuest(page, buyer)
  await waitForHydration(page)
  await press(page, 'save-address')
  await toast(page, 'danger', t('feedback.error_address_update'))

  await giveAddress(page, buyer)
  await waitForHydration(page)
  await tick(page.locator('main input[name="shippingMethodId"]').first())
  await page.locator('main input[name="shippingMethodId"]:checked').evaluate((way: HTMLInputElement) => {
    way.value = 'no-such-way'
  })
  await press(page, 'choose-shipping')
  await toast(page, 'danger', t('feedback.error_shipping_methods_update'))
})

test('a message that an address was refused covers no field, however far the page is scrolled, and goes once the address is saved [C-TST-07]', async () => {
  const { page } = await shopper({ viewport: phone })
  await putInBasket({ page, shop }, buyer)
  await goToCheckout(page, buyer)
  await continueAsGuest(page, buyer)
  await waitForHydration(page)
  await press(page, 'save-address')
  const message = page.locator('[data-kind="danger"][role]').filter({ hasText: t('feedback.error_address_update') })
  await message.waitFor()
  // The message stays open while its button has the focus.
  await message.getByRole('button').focus()
  const covered = (y: number) =>
    page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' })
      const { bottom } = document.querySelector('[data-kind="danger"][role]')!.getBoundingClientRect()
      return bottom - document.querySelector('header')!.getBoundingClientRect().bottom
    }, y)
  for (const y of [0, 300, 700]) expect(await covered(y)).toBeLessThanOrEqual(0)

  await giveAddress(page, buyer)
  await page.waitForURL(/checkout\/shipping/)
  await message.waitFor({ state: 'detached', timeout: 2_000 })
})

test('a message says that a code or a gift card counts, counts already, or no longer does [C-TST-25, C-TST-26, C-TST-27, C-TST-28, C-TST-29, C-TST-30, C-PRO-02, C-GFT-01]', async () => {
  const { page } = await shopper()
  await putInBasket({ page, shop }, buyer)
  const code = () => enterCode(page, 'add-promo-code', { promoCode: 'WELCOME10' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(`${shop}/en-gb/`)) sent.push(request.url())
  })
  await code()
  await toast(page, 'success', t('basket.promo_code_added'))
  expect(sent).toHaveLength(1)
  await code()
  await toast(page, 'info', t('basket.promo_code_already_applied'))
  expect(sent).toHaveLength(1)
  await press(page, 'remove-promo-code')
  await toast(page, 'info', t('basket.promo_code_removed'))

  await checkOut(page, buyer)
  const card = () => enterCode(page, 'apply-gift-card', { giftCard: '6006 0000 0000 0029', validationCode: 'DEMO1234' })
  await card()
  await toast(page, 'success', t('gift_card.gift_card_added'))
  const before = sent.length
  await card()
  await toast(page, 'info', t('basket.gift_card_already_applied'))
  expect(sent).toHaveLength(before)
  await press(page, 'remove-gift-card')
  await toast(page, 'info', t('basket.gift_card_removed'))
})

test('a message says that a basket could not be read, that another provider failed, and what a market lets nobody buy [C-TST-17, C-TST-20, C-TST-24, C-THR-04, C-BSK-08]', async () => {
  const { page } = await shopper()
  await page.goto(`${shop}/en-gb/login?done=provider-failed`)
  await toast(page, 'danger', t('login.thirdparty_error'))

  await page.route(/\/api\/order\/en-gb\/basket(\?|$)/, (route) => route.fulfill({ status: 500 }))
  await page.goto(`${shop}/en-gb/women?openBasketDrawer`)
  await toast(page, 'danger', t('feedback.error_basket_initializing'))

  const american = buyerIn('en-us')
  await putInBasket({ page, shop }, american, 30)
  await toast(page, 'warning', '$800')
})

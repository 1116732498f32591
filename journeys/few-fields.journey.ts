import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buyerIn, goodCard } from './buyers.ts'
import { openJourney } from './journey.ts'
import { putInBasket } from './put-in-basket.ts'
import { acceptTerms, chooseDelivery, goToCheckout, keepAddress, payByCard, readReceipt } from './shop-like.ts'

const { shop, shopper } = await openJourney()

/** Visible fields of a step in which shoppers type or select; checkboxes and radio buttons do not count. */
const visibleFields = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main :is(input:not([type="hidden"], [type="checkbox"], [type="radio"]), select, textarea):visible')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? field.id))

test('a guest sees at most eight fields before the payment, because the address is found by keyboard from its first letters', async () => {
  const { page, browserErrors } = await shopper()
  const buyer = buyerIn('da-dk')

  await putInBasket({ page, shop }, buyer)
  await goToCheckout(page, buyer)
  const met = [...(await visibleFields(page))]
  await page.locator('main input#email').fill('maren@example.com')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout\/details/)
  const search = page.getByRole('combobox')
  await search.waitFor()
  met.push(...(await visibleFields(page)))
  for (const name of ['firstName', 'lastName', 'mobilePhoneNumber'] as const) {
    const field = page.locator(`main input[name="${name}"]`)
    if (await field.isVisible()) await field.fill(buyer.address[name]!)
  }
  await search.pressSequentially('Strandvejen')
  await page.getByRole('option').first().waitFor()
  await search.press('ArrowDown')
  await search.press('Enter')
  await page.locator('main [name="line1"]').waitFor()
  const houseNumber = page.locator('main [name="houseNumber"]')
  if ((await houseNumber.inputValue()) === '') await houseNumber.fill('12')
  const phone = page.locator('main [name="mobilePhoneNumber"]')
  if ((await phone.inputValue()) === '') await phone.fill(buyer.address.mobilePhoneNumber!)
  await page.locator('main button[value="save-address"]').press('Enter')
  await keepAddress(page, 'da-dk')
  await chooseDelivery(page)
  await acceptTerms(page)
  await payByCard(page, goodCard)

  expect(met.length, met.join(' ')).toBeLessThanOrEqual(8)
  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
  expect(browserErrors).toEqual([])
})

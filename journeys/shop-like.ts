import type { Locator, Page } from 'playwright-core'
import { type Buyer, goodCard } from './buyers.ts'
import { textsIn } from './texts-in.ts'

/** The steps of a purchase. Each begins on the page where the step before ended. They work with script and without. */

export async function findGoods(page: Page, shop: string, { market, looksFor }: Buyer): Promise<void> {
  await page.goto(`${shop}/${market}`)
  await page.goto(`${shop}/${market}/search?q=${encodeURIComponent(looksFor)}`)
  const tiles = page.locator('main li article').filter({ hasNotText: textsIn(market)('product.sold-out') })
  await tiles.first().locator(':is(h2, h3) a').click()
  await page.waitForURL(/\/p\//)
  await page.locator('#buy').waitFor()
}

/** Chooses the first size that is in stock and adds it; ends on the basket page. */
export async function addToBasket(page: Page, shop: string, buyer: Buyer): Promise<void> {
  await pressAdd(page, buyer)
  await page
    .getByRole('heading', { name: addedText(buyer.market) })
    .first()
    .waitFor()
  await page.goto(`${shop}/${buyer.market}/basket`)
}

/** Chooses the first size that is in stock and adds it. */
export async function pressAdd(page: Page, { market }: Buyer): Promise<void> {
  for (const group of ['sku', 'size', 'length']) {
    if (await page.locator(`#buy input[name="${group}"][type="radio"]`).count()) await choose(page, market, group)
  }
  await page
    .getByRole('button', { name: textsIn(market)('product.add-to-basket'), exact: true })
    .first()
    .click()
}

/** With script a drawer confirms the addition; without, the basket page opens. */
const addedText = (market: string): RegExp =>
  new RegExp(`${textsIn(market)('basket.added')}|${textsIn(market)('basket.title')}`)

/** Chooses the first option that can be shipped; stock in a store only is not enough. */
async function choose(page: Page, market: string, group: string): Promise<void> {
  const t = textsIn(market)
  const gone = new RegExp(`${t('product.sold-out')}|${t('product.gone-online')}`)
  const few = new RegExp([1, 2, 3, 4, 5].map((left) => t('product.few-left', left)).join('|'))
  const choices = page
    .locator('#buy label', { has: page.locator(`input[name="${group}"]`) })
    .filter({ hasNotText: gone })
  // Another journey may buy the last pieces before this purchase is paid.
  const plenty = choices.filter({ hasNotText: few })
  await ((await plenty.count()) > 0 ? plenty : choices).first().click()
}

/** Opens the section for a code or a card if it is closed, fills in the fields and submits them. */
export async function enterCode(
  page: Page,
  formAction: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const form = page.locator('form', { has: page.locator(`button[name="formAction"][value="${formAction}"]`) }).first()
  if (!(await form.isVisible())) await page.locator('details', { has: form }).locator('summary').click()
  for (const [name, value] of Object.entries(fields)) await form.locator(`input[name="${name}"]`).fill(value)
  await form.locator(`button[name="formAction"][value="${formAction}"]`).click()
}

export async function goToCheckout(page: Page, { market }: Buyer): Promise<void> {
  await page
    .getByRole('link', { name: textsIn(market)('basket.to-checkout') })
    .first()
    .click()
  await page.waitForURL(/\/checkout\/customer/)
}

export async function continueAsGuest(
  page: Page,
  { market }: Buyer,
  email = `maren.${market}@example.com`,
): Promise<void> {
  await page.locator('input#email').fill(email)
  await page.getByRole('button', { name: textsIn(market)('checkout.continue-as-guest') }).click()
  await page.waitForURL(/\/checkout\/details/)
}

export async function giveAddress(page: Page, { market, address }: Buyer): Promise<void> {
  await openAddress(page)
  for (const [field, value] of Object.entries(address)) {
    const input = page.locator(`main [name="${field}"]`)
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption(value)
    else await input.fill(value)
  }
  for (const field of ['zone', 'district']) {
    const select = page.locator(`main select[name="${field}"]`)
    if (await select.count()) await select.selectOption({ index: 1 })
  }
  await page.locator('main form button[name="formAction"][value="save-address"]').click()
  await keepAddress(page, market)
}

/** With address search, the address fields are in a closed `details` element. Without script they are open. */
export async function openAddress(page: Page): Promise<void> {
  await page.locator('main button[value="save-address"]').waitFor({ state: 'attached' })
  const manual = page.locator('main details[data-address]:not([open]) > summary')
  if (await manual.isVisible()) await manual.click()
}

/** With script, the page asks once about an address that the search does not find; the answer is to keep it as typed. */
export async function keepAddress(page: Page, market: string): Promise<void> {
  const keep = page.getByRole('button', { name: textsIn(market)('address.keep-mine') })
  const onward = page.waitForURL(/\/checkout\/(?:shipping|summary)/)
  await Promise.race([onward, keep.waitFor().catch(() => onward)])
  if (await keep.isVisible()) await keep.press('Enter')
  await onward
}

/** Chooses the delivery method at this position of the list, and the first pickup point where one is needed. */
export async function chooseDelivery(page: Page, place = 0): Promise<void> {
  const method = page.locator('main input[name="shippingMethodId"]').nth(place)
  await tick(method)
  const point = page.locator('main input[name="pickupPointId"]:visible').first()
  if (await point.count()) await tick(point)
  await page.locator('main form button[name="formAction"][value="choose-shipping"]').click()
  await page.waitForURL(/\/checkout\/summary/)
}

export async function acceptTerms(page: Page): Promise<void> {
  await tick(page.locator('main input[name="acceptTerms"]'))
  await page.locator('main form button[name="formAction"][value="accept-terms"]').click()
  await page.waitForURL(/\/checkout\/payment/)
}

export async function payByCard(page: Page, card: Readonly<Record<string, string>> = goodCard): Promise<void> {
  await page.locator('main form button[name="formAction"][value="pay"]').waitFor()
  const method = page.locator('main input[name="paymentMethod"][value="scheme"]')
  if (await method.count()) await tick(method)
  if (await page.locator('main input[name="personalNumber"]').count()) return payAtIyzico(page)
  for (const [field, value] of Object.entries(card)) await page.locator(`main input[name="${field}"]`).fill(value)
  await page.locator('main form button[name="formAction"][value="pay"]').click()
}

/** Pays by card or, in a market without cards, by the first method on the provider's own page. */
export async function payAsUsual(page: Page): Promise<void> {
  await page.locator('main form button[name="formAction"][value="pay"]').waitFor()
  if (await page.locator('main :is(input[name="cardNumber"], input[name="personalNumber"])').count())
    return payByCard(page)
  await page.locator('main form button[name="formAction"][value="pay"]').click()
  await page.locator('button[value="approve"]').click()
}

/** In Turkey the shop asks for an identity number, and the card is entered on the provider's own page. */
async function payAtIyzico(page: Page): Promise<void> {
  await page.locator('main input[name="personalNumber"]').fill('10000000146')
  await page.locator('main form button[name="formAction"][value="pay"]').click()
  await page.locator('button[name="outcome"][value="approve"]').click()
}

/** From an empty basket to the payment step. */
export async function reachPayment(page: Page, shop: string, buyer: Buyer, delivery = 0): Promise<void> {
  await findGoods(page, shop, buyer)
  await addToBasket(page, shop, buyer)
  await goToCheckout(page, buyer)
  await continueAsGuest(page, buyer)
  await giveAddress(page, buyer)
  await chooseDelivery(page, delivery)
  await acceptTerms(page)
}

const orderNumber = /\b\d{8,}\b/

/** Returns the order number on the receipt. The address may change a moment before the receipt is shown. */
export async function readReceipt(page: Page): Promise<string> {
  await page.waitForURL(/\/receipt\?orderid=/)
  const receipt = page.locator('main', { hasText: orderNumber })
  await receipt.waitFor()
  return orderNumber.exec(await receipt.innerText())![0]
}

/** Clicks the label of a choice, as people do. Playwright waits until it no longer moves. */
export async function tick(choice: Locator): Promise<void> {
  const label = choice.locator('xpath=ancestor::label')
  await label.click({ position: { x: 12, y: 12 } })
  await choice.and(choice.page().locator(':checked')).waitFor({ state: 'attached' })
}

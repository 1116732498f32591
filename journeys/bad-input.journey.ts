import { expect, test } from 'vitest'
import { buyerIn } from './buyers.ts'
import { openJourney } from './journey.ts'
import { addToBasket, continueAsGuest, findGoods, goToCheckout, openAddress } from './shop-like.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

test.each(['da-dk', 'ar-ae'])('an unknown address in %s shows a page in the market’s language', async (market) => {
  const { page } = await shopper()

  for (const path of ['no-such-page', 'p/no-such-dress/999999_none_99']) {
    const answer = await page.goto(`${shop}/${market}/${path}`)

    expect(answer!.status()).toBe(404)
    expect(await page.locator('h1').innerText()).toBe(textsIn(market)('not-found.title'))
  }
})

test('an unknown market shows a plain page with links to continue', async () => {
  const { page } = await shopper()

  const answer = await page.goto(`${shop}/xx-yy/women`)

  expect(answer!.status()).toBe(404)
  expect(await page.locator('main a[href]').count()).toBeGreaterThan(0)
})

test('a page beyond the last leads to the last with a note, and an unknown filter value leaves the list as it was [B-SRCH-10]', async () => {
  const { page } = await shopper()
  const note = page.getByText('This is the last page.')
  const last = async () => ({
    ...{ url: page.url(), next: await page.locator('main a[rel="next"]').count() },
    ...{ note: await note.isVisible(), top: await page.evaluate(() => scrollY) },
  })

  await page.goto(`${shop}/en-gb/women?page=9999`)
  const typed = await last()
  await page.goto(typed.url.split('#')[0]!)
  const usual = await last()
  const answer = await page.goto(`${shop}/en-gb/women?colour=no-such-colour`)

  expect(typed).toEqual({ url: expect.stringMatching(/\?page=\d{1,2}#last-page$/), next: 0, note: true, top: 0 })
  expect(usual).toMatchObject({ next: 0, note: false })
  expect(answer!.status()).toBe(200)
})

test('an expired basket is shown as empty', async () => {
  const { page } = await shopper()
  await page
    .context()
    .addCookies([{ name: 'basket', value: `11111111-1111-4111-8111-111111111111.${'k'.repeat(43)}`, url: shop }])

  await page.goto(`${shop}/tr-tr/basket`)

  expect(await page.locator('h1').innerText()).toBe(textsIn('tr-tr')('basket.empty'))
})

test('an impossible quantity is refused with a message, and stays as typed', async () => {
  const { page } = await shopper({ javaScriptEnabled: false })
  const buyer = buyerIn('de-de')
  await findGoods(page, shop, buyer)
  await addToBasket(page, shop, buyer)
  const count = page.locator('main input[name="quantity"]').first()

  await page
    .locator('main form:has(input[name="quantity"])')
    .first()
    .evaluate((form) => form.setAttribute('novalidate', ''))
  await count.fill('0.5')
  await page.locator('main button[value="set-quantity"]').first().click()

  expect(await page.getByRole('alert').first().innerText()).toContain(textsIn('de-de')('basket.quantity-not-possible'))
  expect(await page.locator('main input[name="quantity"]').first().inputValue()).toBe('0.5')
})

test.each([true, false])(
  'a wrong postcode is explained and nothing typed is lost (script: %s)',
  async (javaScriptEnabled) => {
    const { page } = await shopper({ javaScriptEnabled })
    const buyer = buyerIn('da-dk')
    const typed = { ...buyer.address, postalCode: '22' }
    await findGoods(page, shop, buyer)
    await addToBasket(page, shop, buyer)
    await goToCheckout(page, buyer)
    await continueAsGuest(page, buyer)

    await openAddress(page)
    for (const [field, value] of Object.entries(typed)) await page.locator(`main [name="${field}"]`).fill(value)
    await page
      .locator('main form:has(button[value="save-address"])')
      .evaluate((form) => form.setAttribute('novalidate', ''))
    await page.locator('main button[value="save-address"]').click()
    await page.getByText(textsIn('da-dk')('address.postal-code-wrong')).first().waitFor()

    for (const [field, value] of Object.entries(typed))
      expect(await page.locator(`main [name="${field}"]`).inputValue()).toBe(value)
  },
)

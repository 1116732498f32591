import { expect, test } from 'vitest'
import { buyerIn } from './buyers.ts'
import { waitForAllParts } from './hydration.ts'
import { openJourney } from './journey.ts'
import { addToBasket, continueAsGuest, goToCheckout, openAddress, tick } from './shop-like.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

async function atAddress(market: string, options = {}) {
  const { page, browserErrors } = await shopper(options)
  const buyer = buyerIn(market)
  await page.goto(`${shop}/${market}/search?q=${encodeURIComponent(buyer.looksFor)}`, { waitUntil: 'domcontentloaded' })
  const goods = await page.locator('main li article a').first().getAttribute('href')
  await page.goto(`${shop}${goods}`, { waitUntil: 'domcontentloaded' })
  await addToBasket(page, shop, buyer)
  await goToCheckout(page, buyer)
  await continueAsGuest(page, buyer)
  return { page, browserErrors, t: textsIn(market), field: (name: string) => page.locator(`main [name="${name}"]`) }
}

test('an address is found from its first letters, chosen by keyboard, and can still be changed [C-AVL-02, C-AVL-07, C-TGL-07, C-AVL-O1]', async () => {
  const { page, browserErrors, field } = await atAddress('da-dk')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/address-validation/')) asked.push(decodeURIComponent(request.url()))
  })
  const search = page.getByRole('combobox')
  await search.focus()
  await waitForAllParts(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await search.pressSequentially('St')
  await page.clock.runFor(2_000)
  await search.pressSequentially('randvejen')
  expect(asked).toEqual([])
  await page.clock.runFor(299)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await page.getByRole('option').first().waitFor()
  expect(asked).toHaveLength(1)
  await page.clock.resume()
  expect(await search.getAttribute('aria-expanded')).toBe('true')

  await search.press('ArrowDown')
  await search.press('Enter')

  expect(await field('line1').inputValue()).toBe('Strandvejen')
  expect(await field('postalCode').inputValue()).toBe('8000')
  expect(await field('city').inputValue()).toBe('Aarhus C')
  expect(await field('houseNumber').inputValue()).toMatch(/^\d/)
  expect(await field('line1').isVisible()).toBe(true)
  expect(browserErrors).toEqual([])
})

test('an unknown street is questioned once, and kept after the shopper confirms it [C-AVL-03, C-AVL-04, C-AVL-O1]', async () => {
  const { page, t, field } = await atAddress('da-dk')
  await waitForAllParts(page)
  await openAddress(page)
  const typed = {
    ...buyerIn('da-dk').address,
    line1: 'Strandvejn',
    houseNumber: '1',
    postalCode: '8000',
    city: 'Aarhus C',
  }
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value)

  const checked = page.waitForRequest((request) => request.url().includes('/address-validation/da-dk/validate'))
  await page.locator('main button[value="save-address"]').click()
  expect((await checked).postDataJSON()).toEqual({
    ...{ region: '', city: 'Aarhus C', zipCode: '8000', streetName: 'Strandvejn', houseNumber: '1' },
  })
  const keep = page.getByRole('button', { name: t('address.keep-mine') })
  await keep.waitFor()
  await keep.click()
  await page.waitForURL(/\/checkout\/shipping/)

  await page.goto(`${shop}/da-dk/checkout/details`)
  expect(await field('line1').inputValue()).toBe('Strandvejn')
})

test('a bill goes to another country, whose fields are asked for at once, and to a parcel elsewhere [C-ADR-O1, C-CHK-O4]', async () => {
  const { page, field } = await atAddress('da-dk')
  await openAddress(page)
  for (const [name, value] of Object.entries(buyerIn('da-dk').address)) await field(name).fill(value)
  await tick(field('billingElsewhere'))
  await field('billing-firstName').fill('Ines')
  await field('billing-country').selectOption('FR')
  await page.locator('main [name="billing-shown"][value="FR"]').waitFor({ state: 'attached' })

  expect(await field('billing-firstName').inputValue()).toBe('Ines')
  expect(await field('firstName').inputValue()).toBe(buyerIn('da-dk').address.firstName)
  expect(await field('billing-houseNumber').count()).toBe(0)
})

test('without script all address fields are shown, and the address is sent as typed [C-CHK-01]', async () => {
  const { page, field } = await atAddress('da-dk', { javaScriptEnabled: false })

  expect(await page.getByRole('combobox').filter({ visible: true }).count()).toBe(0)
  for (const [name, value] of Object.entries(buyerIn('da-dk').address)) await field(name).fill(value)
  await page.locator('main button[value="save-address"]').click()
  await page.waitForURL(/\/checkout\/shipping/)
})

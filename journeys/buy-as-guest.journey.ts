import { expect, test } from 'vitest'
import { buyerIn, challengedCard, goodCard, refusedCard } from './buyers.ts'
import { openJourney } from './journey.ts'
import { payByCard, reachPayment, readReceipt } from './shop-like.ts'
import { phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

test.each(['tr-tr', 'ar-ae'])(
  'a guest in %s buys a dress by card, from the search to the receipt [C-GEN-11, C-RTE-24]',
  async (market) => {
    const { page, browserErrors } = await shopper()
    const buyer = buyerIn(market)

    await reachPayment(page, shop, buyer)
    await payByCard(page)
    const number = await readReceipt(page)

    expect(await page.locator('html').getAttribute('dir')).toBe(market === 'ar-ae' ? 'rtl' : 'ltr')
    expect(await page.locator('h1').innerText()).toContain(buyer.address.firstName)
    await expect.poll(() => mailAbout(number)).toContain(`maren.${market}@example.com`)
    expect(browserErrors).toEqual([])
  },
)

test('a guest without script buys on a phone, with delivery to a pickup point', async () => {
  const { page } = await shopper({ javaScriptEnabled: false, viewport: phone })

  await reachPayment(page, shop, buyerIn('da-dk'), 2)
  await payByCard(page)

  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
})

test('a refused card charges nothing and keeps the basket; another card then pays [C-PRS-O2]', async () => {
  const { page } = await shopper()
  const buyer = buyerIn('de-de')

  await reachPayment(page, shop, buyer)
  await payByCard(page, refusedCard)
  await page.waitForURL(/\/checkout\/payment/)
  const notice = await page.locator('main').innerText()
  await payByCard(page, goodCard)

  expect(notice).toContain(textsIn('de-de')('payments.nothing-charged'))
  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
})

test('a payment that the bank wants confirmed is confirmed on the bank’s page, and then the order is placed', async () => {
  const { page } = await shopper()

  await reachPayment(page, shop, buyerIn('en-gb'))
  await payByCard(page, challengedCard)
  await page.waitForURL(/127\.0\.0\.1/)
  await page.getByRole('button').first().click()

  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
})

test('the receipt can be opened again, and the paid basket is gone [C-PRS-O3, C-RCP-01]', async () => {
  const { page } = await shopper()

  await reachPayment(page, shop, buyerIn('en-us'))
  await payByCard(page)
  const number = await readReceipt(page)
  await page.reload()
  const again = await readReceipt(page)
  await page.goto(`${shop}/en-us/basket`)

  expect(again).toBe(number)
  expect(await page.locator('h1').innerText()).toBe(textsIn('en-us')('basket.empty'))
})

async function mailAbout(orderNumber: string): Promise<string | undefined> {
  const outbox = await (await fetch(`${shop}/dev/outbox`)).text()
  return outbox.split('<tr').find((row) => row.includes(orderNumber))
}

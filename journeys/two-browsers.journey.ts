import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Buyer, buyerIn } from './buyers.ts'
import { openHydrated } from './hydration.ts'
import { openJourney } from './journey.ts'
import { putInBasket } from './put-in-basket.ts'
import { addToBasket, continueAsGuest, enterCode, findGoods, giveAddress, goToCheckout } from './shop-like.ts'
import { phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

const email = (market: string) => `private.${market}@example.com`
const promoCode = 'WELCOME10'

/** A shopper's private data: who they are, where they live, and their promotion code. */
const privateOf = ({ market, address }: Buyer): string[] => [
  email(market),
  promoCode,
  ...['lastName', 'line1', 'postalCode', 'mobilePhoneNumber'].flatMap((field) => address[field] ?? []),
]

/** A shopper at the delivery step, whose basket contains an address, an email and a code; returns the basket's id. */
async function halfBought(page: Page, buyer: Buyer): Promise<string> {
  await putInBasket({ page, shop }, buyer)
  await goToCheckout(page, buyer)
  await continueAsGuest(page, buyer, email(buyer.market))
  await giveAddress(page, buyer)
  await enterCode(page, 'add-promo-code', { promoCode })
  await page.locator('main button[value="remove-promo-code"]').first().waitFor()
  const { basket } = (await answerTo(page, `/api/order/${buyer.market}/basket`)) as { basket: { basketId: string } }
  return basket.basketId
}

/** The answer to a call from a page of the shop. */
const answerTo = (page: Page, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([address, sent]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(address, sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : {})
      return answer.json()
    },
    [path, body] as const,
  )

const handOver = async (page: Page, market: string): Promise<string> =>
  ((await answerTo(page, `/api/order/${market}/basket/hand-over`, {})) as { url: string }).url

/** Pages and calls that a person who knows the id of a basket may try. */
const tried = (market: string, basketId: string) => ({
  pages: ['basket', 'checkout/details', 'checkout/shipping', 'checkout/summary', 'checkout/payment'].map(
    (path) => `${shop}/${market}/${path}?basketId=${basketId}&basketid=${basketId}`,
  ),
  calls: ['basket', 'get-with-settings', 'get-payment-methods', 'get-shipping-methods'].map(
    (call) => `/api/order/${market}/${call}?basketId=${basketId}`,
  ),
})

test.each(['en-gb', 'ar-ae'])('a basket id shows no personal data in another browser in %s', async (market) => {
  const buyer = buyerIn(market)
  const owner = await shopper({ viewport: phone })
  const basketId = await halfBought(owner.page, buyer)
  const known = JSON.stringify(await answerTo(owner.page, `/api/order/${market}/basket`))
  const other = await shopper({ viewport: phone })
  const seen: string[] = []
  const { pages, calls } = tried(market, basketId)
  for (const address of pages) {
    await openHydrated(other.page, address)
    seen.push(await other.page.content())
  }
  for (const call of calls) seen.push(JSON.stringify(await answerTo(other.page, call)))

  const secrets = privateOf(buyer)
  expect(secrets.filter((secret) => known.includes(secret))).toEqual(secrets)
  expect(secrets.filter((secret) => seen.some((text) => text.includes(secret)))).toEqual([])
  expect(await other.page.locator('main button[value="pay"]').count()).toBe(0)
  expect(other.browserErrors).toEqual([])
})

test.each(['en-gb', 'ar-ae'])(
  'the button behind a basket link moves the basket to the new browser, once, in %s',
  async (market) => {
    const t = textsIn(market)
    const buyer = buyerIn(market)
    const owner = await shopper({ viewport: phone })
    await halfBought(owner.page, buyer)
    const link = await handOver(owner.page, market)

    const taker = await shopper({ viewport: phone })
    await findGoods(taker.page, shop, buyer)
    await addToBasket(taker.page, shop, buyer)
    await taker.page.goto(link)
    await taker.page.getByRole('heading', { level: 1, name: t('basket.take-over-title') }).waitFor()
    await taker.page.getByText(t('basket.take-over-replaces')).waitFor()
    const shown = await taker.page.content()
    expect(privateOf(buyer).filter((secret) => shown.includes(secret))).toEqual([])
    await taker.page.reload()
    await taker.page.getByRole('button', { name: t('basket.take-over'), exact: true }).click()
    await taker.page.locator('main button[value="remove-promo-code"]').first().waitFor({ state: 'attached' })
    expect(new URL(taker.page.url()).search).toBe('')

    await owner.page.goto(`${shop}/${market}/basket`)
    await owner.page.getByRole('heading', { level: 1, name: t('basket.empty') }).waitFor()
    const late = await shopper({ viewport: phone })
    await late.page.goto(link)
    await late.page.getByText(t('basket.ticket-used')).waitFor()
    expect(await late.page.locator('main button[value="take-over"]').count()).toBe(0)
    for (const { browserErrors } of [owner, taker, late]) expect(browserErrors).toEqual([])
  },
)

test('the second browser that presses the button gets a message and keeps its own basket', async () => {
  const t = textsIn('en-gb')
  const buyer = buyerIn('en-gb')
  const owner = await shopper({ viewport: phone })
  await putInBasket({ page: owner.page, shop }, buyer)
  const link = await handOver(owner.page, 'en-gb')
  const first = await shopper({ viewport: phone })
  const second = await shopper({ viewport: phone })
  await putInBasket({ page: second.page, shop }, buyer, 2)
  for (const { page } of [first, second]) await page.goto(link)
  const press = (page: Page) => page.getByRole('button', { name: t('basket.take-over'), exact: true }).click()
  await press(first.page)
  // A click does not wait for the answer, and the first answer decides whose basket it is.
  await first.page.waitForURL(`${shop}/en-gb/basket`)
  await press(second.page)

  await second.page.getByText(t('basket.ticket-used')).waitFor()
  await second.page.goto(`${shop}/en-gb/basket`)
  await second.page.getByText(t('basket.item', 2), { exact: true }).waitFor()
  await first.page.goto(`${shop}/en-gb/basket`)
  await first.page.getByText(t('basket.item', 1), { exact: true }).waitFor()
  for (const { browserErrors } of [first, second]) expect(browserErrors).toEqual([])
})

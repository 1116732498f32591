import type { Page, Request } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { type Buyer, buyerIn } from './buyers.ts'
import { openJourney } from './journey.ts'
import { addByCall, checkOut, enterShop, putInBasket, sizesOf, type Visit } from './put-in-basket.ts'
import {
  acceptTerms,
  chooseDelivery,
  continueAsGuest,
  enterCode,
  giveAddress,
  goToCheckout,
  openAddress,
  payByCard,
  readReceipt,
  tick,
} from './shop-like.ts'
import { phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

const reachPayment = async (visit: Visit, buyer: Buyer): Promise<void> => {
  await putInBasket(visit, buyer)
  await checkOut(visit.page, buyer)
}

const order = (page: Page) => page.locator('main form button[name="formAction"][value="pay"]').click()

const payGiftCard = (page: Page, number: string): Promise<void> =>
  enterCode(page, 'apply-gift-card', { giftCard: number, validationCode: 'DEMO1234' })

test('a Frenchwoman pays later by Klarna, on its page, and comes back to a receipt [C-KLA-O1]', async () => {
  const { page, browserErrors } = await shopper()
  const t = textsIn('fr-fr')

  await reachPayment({ page, shop }, buyerIn('fr-fr'))
  const ways = await page
    .locator('main input[name="paymentMethod"]')
    .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value))
  await tick(page.getByRole('radio', { name: t('payment.pay-later') }))
  await order(page)
  await page.waitForURL(/127\.0\.0\.1/)
  await page.locator('button[value="approve"]').click()

  expect(ways).toEqual(['pay_now', 'pay_later', 'pay_over_time'])
  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
  expect(browserErrors).toEqual([])
})

test('a Turk tells the identity number, sees what the card pays in parts, and pays in three [C-IYZ-02]', async () => {
  const { page, browserErrors } = await shopper()

  await reachPayment({ page, shop }, buyerIn('tr-tr'))
  await page.locator('main input[name="personalNumber"]').fill('10000000146')
  await page.locator('#cardBeginning').fill('554960')
  await tick(page.locator('main input[name="installments"][value="3"]'))
  await order(page)
  await page.locator('button[name="outcome"][value="approve"]').click()

  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
  expect(browserErrors).toEqual([])
})

test('a gift card that pays everything leaves only the order button [C-GFT-O3]', async () => {
  const { page, browserErrors } = await shopper()
  const t = textsIn('en-gb')

  await reachPayment({ page, shop }, buyerIn('en-gb'))
  await payGiftCard(page, '6006 0000 0000 0078')
  await page.getByText(t('payments.covered')).waitFor()
  const ways = await page.locator('main input[name="paymentMethod"][type="radio"]').count()
  await order(page)

  expect(ways).toBe(0)
  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
  expect(browserErrors).toEqual([])
})

interface Receipt {
  readonly order: {
    readonly total: { readonly amount: number }
    readonly promoCodes: readonly string[]
    readonly paymentInformations: readonly { readonly amount: { readonly amount: number } }[]
  }
}

test('a code, a gift card for a part and a wallet for the rest: the wallet is charged what is left, to the coin [C-BSK-01]', async () => {
  const { page, browserErrors } = await shopper()
  const buyer = buyerIn('da-dk')

  await putInBasket({ page, shop }, buyer, 6)
  await page.goto(`${shop}/da-dk/checkout/customer`)
  // The code can be used once per email address.
  await continueAsGuest(page, buyer, `${crypto.randomUUID()}@example.com`)
  await giveAddress(page, buyer)
  await enterCode(page, 'add-promo-code', { promoCode: 'WELCOME10' })
  await page.locator('main button[value="remove-promo-code"]').waitFor()
  await chooseDelivery(page)
  await acceptTerms(page)
  await payGiftCard(page, '6006 0000 0000 0011')
  await page.locator('main button[value="remove-gift-card"]').waitFor()
  await tick(page.locator('main input[name="paymentMethod"][value="mobilepay"]'))
  await order(page)
  await page.waitForURL(/127\.0\.0\.1.*\/shopper\//)
  const wallet = new URL(page.url())
  await page.locator('button[value="approve"]').click()
  await readReceipt(page)

  const { order: bought } = (await (await page.request.get(`${page.url()}&type=json`)).json()) as Receipt
  const ledger = await (await fetch(`${wallet.origin}/adyen/ledger`)).json()
  const left = Math.round((bought.total.amount - 500) * 100)
  expect(bought.promoCodes).toEqual(['WELCOME10'])
  expect(bought.paymentInformations.map(({ amount }) => Math.round(amount.amount * 100)).toSorted()).toEqual(
    [left, 50_000].toSorted(),
  )
  expect(ledger.payments).toContainEqual(
    expect.objectContaining({
      pspReference: wallet.pathname.split('/').at(-1),
      amount: { value: left, currency: 'DKK' },
      state: 'authorised',
    }),
  )
  expect(browserErrors).toEqual([])
})

test('a gift card is bought without a delivery step: the checkout goes from the customer straight to the review [C-CHK-O2]', async () => {
  const { page, browserErrors } = await shopper()
  const buyer = buyerIn('en-gb')
  const letter = { recipientEmail: 'ida@example.com', recipientName: 'Ida', message: 'For you' }

  await enterShop({ page, shop }, buyer)
  await addByCall(page, 'en-gb', 'add-gift-card-line', { sku: '980007_forest_01_20', ...letter })
  await page.goto(`${shop}/en-gb/basket`)
  await goToCheckout(page, buyer)
  await continueAsGuest(page, buyer)
  await openAddress(page)
  for (const [name, value] of Object.entries(buyer.address)) {
    const field = page.locator(`main input[name="${name}"]`)
    if (await field.isVisible()) await field.fill(value)
  }
  await page.locator('main form button[name="formAction"][value="save-address"]').click()
  await page.waitForURL(/\/checkout\/summary/)
  await acceptTerms(page)
  await payByCard(page)

  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
  expect(browserErrors).toEqual([])
})

/** Adds a size from a store: the first size that one of two stores has. */
async function addFromStore(page: Page, buyer: Buyer): Promise<void> {
  for await (const { id: sku, inStockRetail } of sizesOf(page, buyer))
    for (const storeId of inStockRetail ? ['copenhagen-kompagni', 'frederiksberg'] : [])
      if (await addByCall(page, buyer.market, 'line', { sku, quantity: 1, stockLocation: 'store', storeId })) return
  throw new Error('No store has a size of it.')
}

test('goods from the warehouse and from a store travel in two parcels, one of them to a pickup point [C-SHP-05, C-SHP-O5]', async () => {
  const { page, browserErrors } = await shopper()
  const buyer = buyerIn('da-dk')

  await enterShop({ page, shop }, buyer)
  await addFromStore(page, buyer)
  await putInBasket({ page, shop }, buyer)
  await goToCheckout(page, buyer)
  await continueAsGuest(page, buyer)
  await giveAddress(page, buyer)
  const parcels = page.locator('main section[aria-labelledby^="parcel-"]')
  await parcels.nth(1).waitFor()
  const count = await parcels.count()
  await tick(parcels.last().locator('input[name^="shippingMethodId."]').first())
  await tick(parcels.first().locator('input[name^="shippingMethodId."][value*="pickup"]').first())
  await tick(parcels.first().locator('input[name^="pickupPointId."]:visible').first())
  await page.locator('main form button[name="formAction"][value="choose-shipping"]').click()
  await page.waitForURL(/\/checkout\/summary/)
  await acceptTerms(page)
  await payByCard(page)

  expect(count).toBe(2)
  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
  expect(browserErrors).toEqual([])
})

/** The address of the shop on store devices. */
const inStore = (): string => shop.replace('//localhost', '//store.localhost')

test('an expired payment link shows a message and a new link [C-PBL-02, C-PBL-04, C-PBL-O1, C-TST-16]', async () => {
  const { page } = await shopper()
  const t = textsIn('en-gb')

  await reachPayment({ page, shop: inStore() }, buyerIn('en-gb'))
  const link = page.getByRole('link', { name: t('payments.open-link') })
  const first = (await link.getAttribute('href'))!
  await fetch(`${new URL(first).origin}/adyen/v72/paymentLinks/${first.split('/').at(-1)}`, {
    method: 'PATCH',
    headers: { 'x-api-key': 'simulator-api-key' },
    body: JSON.stringify({ status: 'expired' }),
  })
  await page.waitForFunction((href) => !document.querySelector(`a[href="${href}"]`), first)
  await page.locator('[data-kind="danger"][role="alert"]').getByText(t('feedback.error_pay_by_link_expired')).waitFor()

  expect(await link.getAttribute('href')).not.toBe(first)
})

test('the page of a payment link asks every five seconds, says once that a payment is pending, and turns to the receipt [C-PBL-O1, C-PBL-02, C-TST-15]', async () => {
  const { page } = await shopper()
  await page.clock.install()
  await reachPayment({ page, shop: inStore() }, buyerIn('en-gb'))
  const link = (await page.getByRole('link', { name: textsIn('en-gb')('payments.open-link') }).getAttribute('href'))!
  const simulator = (path: string, body: BodyInit) => fetch(new URL(path, link), { method: 'POST', body })
  const pendingFor = (pendingMs: number) => simulator('/adyen/control', JSON.stringify({ pendingMs }))
  onTestFinished(async () => void (await pendingFor(8_000)))
  await pendingFor(600_000)
  const counted = { second: 0, answered: 0 }
  const asked: number[] = []
  const isAsk = (request: Request) => request.resourceType() === 'fetch' && /checkout.payment/.test(request.url())
  page.on('request', (request) => {
    if (isAsk(request)) asked.push(counted.second)
  })
  let documents = 0
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'document') documents += 1
    if (isAsk(request)) counted.answered += 1
  })
  const toast = page.locator('[data-kind="warning"][role="status"]')
  /** Lets seconds pass; returns for each whether the toast was shown at its end. */
  const pass = async (seconds: number) => {
    const isUp: boolean[] = []
    for (let second = 0; second < seconds; second++) {
      counted.second += 1
      await page.clock.runFor(1_000)
      await expect.poll(() => counted.answered).toBe(asked.length)
      await page.waitForTimeout(100)
      isUp.push((await toast.count()) > 0)
    }
    // A key press prevents the device from asking whether anybody is still there.
    await page.keyboard.press('Shift')
    return isUp
  }
  await page.clock.pauseAt(Date.now() + 2_000)
  expect(await pass(25)).not.toContain(true)
  const pauses = asked.slice(1).map((second, at) => second - asked[at]!)
  expect(pauses.length).toBeGreaterThan(2)
  // An answer is rendered in the next frame, which may be a second later with this clock.
  for (const pause of pauses) expect([5, 6]).toContain(pause)
  expect(documents).toBe(0)

  await simulator(link, new URLSearchParams({ outcome: 'pending' }))
  const isUp = await pass(25)
  expect(isUp.filter((is, second) => is && !isUp[second - 1])).toHaveLength(1)
  expect(isUp.at(-1)).toBe(false)

  await pendingFor(0)
  await page.clock.resume()
  await page.waitForURL(/receipt\?orderid=/)
  expect(new URL(page.url()).origin).toBe(inStore())
}, 120_000)

test('a link is paid on a phone, and the device in the store turns to the receipt by itself [C-BSK-01, C-PBL-02, C-PBL-03]', async () => {
  const { page, browserErrors } = await shopper()
  const { page: onPhone } = await shopper({ viewport: phone })

  await reachPayment({ page, shop: inStore() }, buyerIn('en-gb'))
  const link = page.getByRole('link', { name: textsIn('en-gb')('payments.open-link') })
  await onPhone.goto((await link.getAttribute('href'))!)
  await onPhone.locator('button[value="approve"]').waitFor()
  expect(await link.isVisible()).toBe(true)
  await onPhone.locator('button[value="approve"]').click()

  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
  expect(new URL(page.url()).origin).toBe(inStore())
  expect(browserErrors).toEqual([])
})

test('in a store with a terminal the shopper pays there, and the till shows the receipt [C-POS-01, C-GEN-05]', async () => {
  const { page, browserErrors } = await shopper()
  await page.context().addCookies([{ name: 'isoStoreId', value: 'copenhagen-kompagni', url: inStore() }])

  await reachPayment({ page, shop: inStore() }, buyerIn('da-dk'))
  await order(page)

  expect(await readReceipt(page)).toMatch(/^\d{8,}$/)
  expect(browserErrors).toEqual([])
})

import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { qrCode } from '#server/app/composing/qr-code.ts'
import { guest, testCard, upToPayment } from './buying-shop.fakes.ts'
import { openProviderShop, stillMs } from './other-providers.fakes.ts'

const { inStore, kept, shop } = await openProviderShop()

test('shows a link to pay by until it is paid, and asks every five seconds how it stands, for as long as it is pending [C-PBL-O1, C-PBL-02, C-PBL-03, C-PRS-02, C-CST-13]', async () => {
  const till = inStore('en-gb', 'london-lambs')
  await upToPayment(shop, till, 'en-gb')
  const { payByLink } = (await till.call('GET', 'get-payment-methods')).body as { payByLink: { url: string } }
  const shown = async () => ((await till.page('checkout/payment')).body as { payment: object }).payment

  expect(await shown()).toMatchObject({
    link: { url: payByLink.url, qrCode: `data:,${payByLink.url}`, status: 'Active', askAgainAfterMs: 5000 },
  })
  await shop.control({ pendingMs: stillMs })
  onTestFinished(() => shop.control({ pendingMs: 0 }))
  await fetch(payByLink.url, { method: 'POST', body: new URLSearchParams({ outcome: 'pending' }), redirect: 'manual' })
  for (const waited of [0, 60_000, 3_600_000]) {
    shop.clock.now = new Date(shop.clock.now.getTime() + waited)
    expect(await shown()).toMatchObject({ waiting: { askAgainAfterMs: 5000, gaveUp: false }, provider: 'pay-by-link' })
  }
})

test('pays by a link in a store without terminal: a code to scan, pending, paid, and on to the receipt of this host [C-EOR-33, C-PBL-01, C-PBL-02, C-PBL-03, C-PBL-04, C-PBL-O1, C-PRS-03, C-RTE-25, C-BSK-01, C-PAY-01, C-PAY-O1, C-ENT-11, C-ENT-13, C-PAY-O6]', async () => {
  const till = inStore('da-dk', undefined)
  const checkoutBasketId = await upToPayment(shop, till, 'da-dk')
  const { payByLink } = (await till.call('GET', 'get-payment-methods')).body as {
    payByLink: { url: string; qrCodeString: string; linkId: string; status: string }
    checkoutBasketId: string
  }
  const same = (await till.call('GET', 'get-payment-methods')).body as { payByLink: typeof payByLink }
  const status = async () =>
    (await till.call('GET', `basket/pay-by-link-receipt/${payByLink.linkId}?checkoutBasketId=${checkoutBasketId}`))
      .body as {
      status: string
      redirectUrl?: string
    }

  const before = await status()
  await fetch(payByLink.url, { method: 'POST', body: new URLSearchParams({ outcome: 'fail' }), redirect: 'manual' })
  const afterRefusal = await status()
  await shop.control({ pendingMs: stillMs })
  await fetch(payByLink.url, { method: 'POST', body: new URLSearchParams({ outcome: 'pending' }), redirect: 'manual' })
  const pending = await status()
  await shop.control({ pendingMs: 0 })
  await expect.poll(async () => (await status()).status).toBe('Completed')

  expect(payByLink).toMatchObject({
    ...{ qrCodeString: qrCode(payByLink.url), linkId: expect.stringMatching(/./), status: 'Active' },
  })
  expect(same.payByLink).toEqual(payByLink)
  expect([before, afterRefusal, pending]).toEqual([
    { status: 'Active' },
    { status: 'Active' },
    { status: 'PaymentPending' },
  ])
  expect((await status()).redirectUrl).toMatch(/^\/da-dk\/.*orderid=/)
  expect(await kept()).toEqual([43895])
})

test('shows the state of a link only to a caller who names its basket [C-PBL-04, C-EOR-33]', async () => {
  const till = inStore('da-dk', undefined)
  const checkoutBasketId = await upToPayment(shop, till, 'da-dk')
  const { payByLink } = (await till.call('GET', 'get-payment-methods')).body as { payByLink: { linkId: string } }
  const other = inStore('da-dk', undefined)
  const otherBasketId = await upToPayment(shop, other, 'da-dk')
  const asked = async (linkId: string, query: string) =>
    (await till.call('GET', `basket/pay-by-link-receipt/${linkId}${query}`)).status

  expect(await asked(payByLink.linkId, `?checkoutBasketId=${checkoutBasketId}`)).toBe(200)
  expect(await asked('PL00', `?checkoutBasketId=${checkoutBasketId}`)).toBe(404)
  expect(await asked(payByLink.linkId, `?checkoutBasketId=${otherBasketId}`)).toBe(404)
  expect(await asked(payByLink.linkId, `?checkoutBasketId=${newId()}`)).toBe(404)
  expect(await asked(payByLink.linkId, '')).toBe(400)
  expect(await asked(payByLink.linkId, `?basketId=${till.basketId()}`)).toBe(400)
})

test('shows the receipt of a paid link by this link alone, also after the provider has given the payment its own id [C-EOR-33, C-PBL-O1]', async () => {
  await shop.control({ notifyNever: false })
  const till = inStore('da-dk', undefined)
  const checkoutBasketId = await upToPayment(shop, till, 'da-dk')
  const { payByLink } = (await till.call('GET', 'get-payment-methods')).body as {
    payByLink: { linkId: string; url: string }
  }
  const online = guest(shop, 'da-dk')
  const byCard = await upToPayment(shop, online, 'da-dk')
  await online.call('POST', 'basket/create-payment', { checkoutBasketId: byCard, paymentMethod: testCard() })
  await fetch(payByLink.url, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }), redirect: 'manual' })
  const reference = async () => (await shop.buying.payments.latest(checkoutBasketId))!.reference
  await expect.poll(reference).not.toBe(payByLink.linkId)
  const asked = (linkId: string, of: string) =>
    till.call('GET', `basket/pay-by-link-receipt/${linkId}?checkoutBasketId=${of}`)

  const receipt = await asked(payByLink.linkId, checkoutBasketId)
  expect(receipt.body).toEqual({
    status: 'Completed',
    redirectUrl: expect.stringMatching(/^\/da-dk\/.*\?orderid=[0-9a-f-]{36}$/),
  })
  for (const [linkId, of] of [
    ['PL00', checkoutBasketId],
    [payByLink.linkId, byCard],
    ['PL00', byCard],
  ] as const)
    expect((await asked(linkId, of)).status).toBe(404)
})

test('makes a new link when the old one has expired, with one message that it has, and shows no links of other baskets [C-EOR-33, C-PBL-02, C-PBL-O1, C-ENT-13, C-PAY-O6]', async () => {
  const till = inStore('en-gb', 'london-lambs')
  const checkoutBasketId = await upToPayment(shop, till, 'en-gb')
  const link = async () =>
    ((await till.call('GET', 'get-payment-methods')).body as { payByLink: { linkId: string } }).payByLink.linkId
  const first = await link()
  await fetch(`${shop.simulatorsUrl}/adyen/v72/paymentLinks/${first}`, {
    method: 'PATCH',
    headers: { 'x-api-key': 'simulator-api-key' },
    body: JSON.stringify({ status: 'expired' }),
  })
  const ended = await till.call('GET', `basket/pay-by-link-receipt/${first}?checkoutBasketId=${checkoutBasketId}`)

  const shown = async () =>
    ((await till.page('checkout/payment')).body as { payment: { link?: { linkId: string }; refusal?: string } }).payment
  const withMessage = await shown()
  const afterwards = await shown()
  const second = await link()
  const other = await till.call('GET', `basket/pay-by-link-receipt/PL00?checkoutBasketId=${checkoutBasketId}`)

  expect(ended.body).toEqual({ status: 'Expired' })
  expect(second).not.toBe(first)
  expect([withMessage.link?.linkId, withMessage.refusal]).toEqual([second, 'payment.link-expired'])
  expect([afterwards.link?.linkId, afterwards.refusal]).toEqual([second, undefined])
  expect(other.status).toBe(404)
})

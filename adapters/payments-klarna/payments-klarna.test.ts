import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import type { Charge } from '#server/payments/payment-provider.port.ts'
import { describePaymentProvider } from '#server/payments/payment-provider.port-test.ts'
import type { ProviderUnderTest } from '#server/payments/provider-under-test.port-test.ts'
import { openSimulatedProvider } from '#server/payments/simulated-provider.fakes.ts'
import { purchaseOf } from './purchase.ts'
import { klarnaPayments } from './server.ts'
import { klarnaSimulator } from './simulator/index.ts'
import { purchaseMistake } from './simulator/sum-rules.ts'

const keys = { username: 'K123', password: 'secret' }
const outcomes = { approve: 'approve', refuse: 'fail', cancel: 'cancel', pend: 'pend' }

interface Booked {
  readonly captured: number
  readonly refunds: Readonly<Record<string, number>>
  readonly purchase: { readonly merchant_reference1: string }
}

async function open(): Promise<ProviderUnderTest> {
  const simulated = await openSimulatedProvider('klarna', klarnaSimulator(keys))
  const { url, shopUrl, control } = simulated
  const provider = klarnaPayments({
    ...keys,
    apiUrl: url,
    environment: 'test',
    simulated: true,
    origins: [url],
    notificationUrl: () => `${shopUrl}/api/order/payment/klarna/notification`,
  })
  return {
    provider,
    charge: { country: 'DK', locale: 'da-DK', currencies: ['DKK', 'JPY', 'KWD'], method: { type: 'pay_later' } },
    ends: { refuse: 'refused', cancel: 'cancelled' },
    press: async ({ action }, press) => {
      const body = new URLSearchParams({ outcome: outcomes[press] })
      const back = await fetch(action!.url!, { method: 'POST', body, redirect: 'manual' })
      return Object.fromEntries(new URL(back.headers.get('location')!).searchParams)
    },
    notifications: simulated.notifications,
    raise: simulated.raise,
    events: {
      chargeback: (payment) => ({ payment, type: 'REVERSAL' }),
      stopped: (payment) => ({ payment, type: 'FRAUD_RISK_STOPPED' }),
    },
    moveOn: simulated.moveOn,
    loseNextAnswer: async () => {
      await fetch(`${new URL(url).origin}/faults/klarna`, {
        method: 'POST',
        body: JSON.stringify({ kind: 'broken-json', moment: 'after', calls: 1 }),
      })
    },
    expire: () => control({ hoursPassed: 49 }),
    overcharge: (overcharge) => control({ overcharge }),
    kept: async (id) =>
      (await simulated.ledger<Booked>())
        .filter(({ purchase }) => purchase.merchant_reference1 === id)
        .reduce((sum, { captured, refunds }) => sum + captured - Object.values(refunds).reduce((a, b) => a + b, 0), 0),
    close: simulated.close,
  }
}

describePaymentProvider(open)

const line = { name: 'Dress', quantity: 2, unit_price: 5000, total_amount: 9000, total_discount_amount: 1000 }

test('the simulator checks the sums of purchases by the provider’s rules', () => {
  const purchase = {
    purchase_country: 'DK',
    purchase_currency: 'DKK',
    order_amount: 9000,
    order_lines: [{ ...line, tax_rate: 2500, total_tax_amount: 1800 }],
  }

  expect(purchaseMistake(purchase)).toBeUndefined()
  expect(purchaseMistake({ ...purchase, order_amount: 9001 })).toBe('Bad value: order_amount')
  expect(purchaseMistake({ ...purchase, order_lines: [{ ...line, total_amount: 10000 }] })).toBe(
    'Bad value: order_lines[0]',
  )
  expect(purchaseMistake({ ...purchase, order_lines: [{ ...line, tax_rate: 2500, total_tax_amount: 500 }] })).toBe(
    'Bad value: order_lines[0]',
  )
})

test('keeps one session for a basket, and makes another where the country changes [C-KLA-01]', async () => {
  const it = await open()
  const { country, locale, method } = it.charge
  const charge: Charge = {
    ...{ country, locale, method },
    paymentId: newId(),
    checkoutBasketId: newId(),
    market: 'da-dk',
    amount: { minor: 9000, currency: 'DKK' },
    returnUrl: 'http://localhost/return',
    origin: 'http://localhost',
    email: 'a@b.dk',
    lines: [
      {
        id: '1',
        name: 'Dress',
        kind: 'physical',
        quantity: 1,
        unitMinor: 9000,
        totalMinor: 9000,
        taxMinor: 1800,
        taxPercent: 25,
      },
    ],
    shipping: nobody,
    billing: nobody,
  }

  const first = await it.provider.prepare!(charge, null)
  const same = await it.provider.prepare!({ ...charge, amount: { minor: 9000, currency: 'DKK' } }, first.sessionId)
  const other = await it.provider.prepare!({ ...charge, country: 'DE' }, first.sessionId)
  await it.close()

  expect(first.methods.map(({ type }) => type)).toEqual(['pay_later', 'pay_over_time'])
  expect(same.sessionId).toBe(first.sessionId)
  expect(other.sessionId).not.toBe(first.sessionId)
  expect(other.methods.map(({ type }) => type)).toEqual(['pay_now', 'pay_later', 'pay_over_time'])
})

const nobody = {
  firstName: '',
  lastName: '',
  street: '',
  postalCode: '',
  city: '',
  region: '',
  country: 'DK',
  phone: '',
}

test('names a bill of the country one buys in, and leaves another to their own page', () => {
  const billed = (country: string) =>
    purchaseOf({
      ...{
        amount: { minor: 100, currency: 'DKK' },
        country: 'DK',
        locale: 'da-DK',
        lines: [],
        email: 'a@b.dk',
        paymentId: 'p',
      },
      ...{ shipping: nobody, billing: { ...nobody, country } },
    } as unknown as Charge)

  expect(billed('DK').billing_address).toMatchObject({ country: 'DK', email: 'a@b.dk' })
  expect(billed('DE')).not.toHaveProperty('billing_address')
  expect(billed('DE').shipping_address).toMatchObject({ country: 'DK' })
})

test('names each line with its tax and what was taken off it, and tax that stands on a line of its own', () => {
  const line = { id: '1', name: 'Dress', kind: 'physical', quantity: 2, unitMinor: 5_000, totalMinor: 9_000 } as const
  const purchase = purchaseOf({
    ...{ amount: { minor: 10_700, currency: 'USD' }, country: 'US', locale: 'en-US', email: 'a@b.us', paymentId: 'p' },
    lines: [
      { ...line, taxMinor: 1_800, taxPercent: 8.875 },
      { ...line, id: '2', kind: 'tax', quantity: 1, unitMinor: 700, totalMinor: 700, taxMinor: 0, taxPercent: 0 },
    ],
    shipping: { ...nobody, region: 'NY' },
    billing: nobody,
  } as unknown as Charge)

  expect(purchase).toMatchObject({ order_amount: 10_700, order_tax_amount: 2_500, purchase_currency: 'USD' })
  expect(purchase.order_lines).toMatchObject([
    { type: 'physical', quantity: 2, unit_price: 5_000, total_amount: 9_000, total_discount_amount: 1_000 },
    { type: 'sales_tax', total_amount: 700, total_discount_amount: 0, tax_rate: 0 },
  ])
  expect(purchase.order_lines[0]).toMatchObject({ tax_rate: 888, total_tax_amount: 1_800 })
  expect(purchase.shipping_address).toMatchObject({ region: 'NY' })
  expect(purchaseOf({ ...buying, billing: nobody }).billing_address).not.toHaveProperty('region')
})

const buying = {
  ...{ amount: { minor: 1, currency: 'DKK' }, country: 'DK', locale: 'da-DK', lines: [], email: '', paymentId: 'p' },
  shipping: nobody,
} as unknown as Charge

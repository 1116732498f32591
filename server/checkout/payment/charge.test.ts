import { expect, test } from 'vitest'
import { paymentProviders } from '#server/app/composing/payment-providers.ts'
import type { Charge, ProviderName } from '#server/payments/index.ts'
import { charge } from './charge.ts'

const ask: Charge = {
  paymentId: '00000000-0000-4000-8000-000000000001',
  checkoutBasketId: 'c',
  market: 'da-dk',
  amount: { minor: 100, currency: 'DKK' },
  country: 'DK',
  locale: 'da-DK',
  method: { type: 'scheme' },
  returnUrl: 'http://localhost/return',
  origin: 'http://localhost',
  email: 'a@b.dk',
  lines: [],
  shipping: nobody(),
  billing: nobody(),
  storeId: 'copenhagen-kompagni',
}

function nobody() {
  const none = { firstName: '', lastName: '', street: '', postalCode: '', city: '', region: '', phone: '' }
  return { ...none, country: 'DK' }
}

/** Addresses without a server, without a DNS entry, and without TLS. */
const nowhere = ['http://127.0.0.1:9', 'http://nowhere.invalid', 'https://127.0.0.1:9']

test('leaves a payment in doubt when a provider that takes money at once cannot be reached [C-PAY-O6]', async () => {
  for (const simulatorsUrl of nowhere) {
    const providers = paymentProviders({ adyen: { mode: 'simulator' } as never, simulatorsUrl }, (name) => ({ name }))
    const outcomes: Partial<Record<ProviderName, string>> = {}
    for (const provider of providers.all) {
      const lines = [{ id: '1', name: 'x', kind: 'physical', quantity: 1, unitMinor: 100, totalMinor: 100 } as const]
      const whole = lines.map((line) => ({ ...line, taxMinor: 0, taxPercent: 0 }))
      outcomes[provider.name] = (await charge(provider, { ...ask, lines: whole }, () => {})).outcome
    }

    expect(outcomes).toEqual({
      adyen: 'unknown',
      pos: 'unknown',
      'pay-by-link': 'error',
      klarna: 'error',
      iyzico: 'error',
    })
  }
})

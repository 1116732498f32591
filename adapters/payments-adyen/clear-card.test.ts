import { expect, onTestFinished, test, vi } from 'vitest'
import type { Charge } from '#server/payments/payment-provider.port.ts'
import { adyenPayments } from './server.ts'

test('passes on to the provider what its fields encrypted, and no card details that a caller sends in clear [C-CAR-O2]', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ resultCode: 'Refused' }))
  onTestFinished(() => fetched.mockRestore())
  const party = {
    firstName: '',
    lastName: '',
    street: '',
    postalCode: '',
    city: '',
    region: '',
    country: 'DK',
    phone: '',
  }
  const encrypted = {
    ...{ type: 'scheme', encryptedCardNumber: 'adyenjs_1', encryptedSecurityCode: 'adyenjs_2' },
    ...{ encryptedExpiryMonth: 'adyenjs_3', encryptedExpiryYear: 'adyenjs_4', holderName: 'Ane' },
  }
  const clear = { number: '4111111111111111', expiryMonth: '03', expiryYear: '2030', cvc: '737' }
  const charge: Charge = {
    ...{ paymentId: 'p1', checkoutBasketId: 'c1', market: 'da-dk', amount: { minor: 100, currency: 'DKK' } },
    ...{ country: 'DK', locale: 'da-DK', method: { ...encrypted, ...clear }, email: 'a@b.dk', lines: [] },
    ...{ returnUrl: 'https://shop.test/back', origin: 'https://shop.test', shipping: party, billing: party },
  }
  const provider = adyenPayments({
    ...{ apiUrl: 'https://pay.example/v72', apiKey: 'k', merchantAccount: 'M', hmacKey: '44', clientKey: 'test_x' },
    ...{ environment: 'test', simulated: false, origins: [], reportsUrl: '', reportUser: '' },
    ...{ terminalUrl: '', terminals: {} },
  })

  await provider.begin(charge)

  const sent = JSON.parse(String(fetched.mock.calls[0]![1]!.body)) as { paymentMethod: object }
  expect(sent.paymentMethod).toEqual(encrypted)
})
